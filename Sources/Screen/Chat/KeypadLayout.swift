/// The keys of the keypad and their places, from the keypad's top left.
struct KeypadLayout {
  /// A key, what is written on it, the part that is painted and the part that can be tapped.
  struct Place {
    let key: KeypadKey
    let label: String
    let face: Rectangle
    let touch: Rectangle
  }

  let places: [Place]
  let rows: Int
}

extension KeypadLayout {
  /// Keys in one row, or in as many as the width asks for.
  static func strip(_ keypad: NumericKeypad, columns: Int, glyphs: GlyphSet) -> KeypadLayout {
    let labels = keypad.labels(glyphs)
    let words = labels.filter { $0.key.isWord }.reduce(0) { $0 + $1.label.displayWidth + 3 }
    let room = (columns - 3 - words) / (labels.count - 3) - 1
    let digitWidth = min(max(4, room), 7)
    var places: [Place] = []
    var column = 0
    var row = 0
    for (key, label) in labels {
      let width = key.isWord ? max(4, label.displayWidth + 2) : digitWidth
      if column > 0, column + width > columns - 1 { (column, row) = (0, row + 1) }
      let face = Rectangle(column: column, row: row, columns: width, rows: 1)
      let touch = Rectangle(column: column, row: row, columns: width + 1, rows: 1)
      places.append(Place(key: key, label: label, face: face, touch: touch))
      column += width + 1
    }
    return KeypadLayout(places: places, rows: row + 1).centred(in: columns)
  }

  /// The keys as on a telephone, with a column of words at the right.
  static func telephone(
    _ keypad: NumericKeypad, columns: Int, keyRows: Int, glyphs: GlyphSet
  ) -> KeypadLayout {
    let width = min(max(7, (columns - 6) / 4), 12)
    let labels = Dictionary(uniqueKeysWithValues: keypad.labels(glyphs).map { ($0.key, $0.label) })
    var places: [Place] = []
    for (row, keys) in telephoneOrder.enumerated() {
      for (index, key) in keys.enumerated() {
        let isTall = key == .send
        let touch = Rectangle(
          column: index * (width + 1), row: row * keyRows, columns: width + 1,
          rows: isTall ? keyRows * 2 : keyRows)
        let face = touch.inset(right: 1)
        places.append(Place(key: key, label: labels[key] ?? "", face: face, touch: touch))
      }
    }
    return KeypadLayout(places: places, rows: 4 * keyRows).centred(in: columns)
  }

  private static let telephoneOrder: [[KeypadKey]] = [
    [.digit(1), .digit(2), .digit(3), .hint],
    [.digit(4), .digit(5), .digit(6), .skip],
    [.digit(7), .digit(8), .digit(9), .send],
    [.backspace, .digit(0)],
  ]

  private func centred(in columns: Int) -> KeypadLayout {
    let width = places.map(\.face.endColumn).max() ?? 0
    let shift = max(0, (columns - width) / 2)
    let moved = places.map { place in
      Place(
        key: place.key, label: place.label, face: place.face.moved(columns: shift, rows: 0),
        touch: place.touch.moved(columns: shift, rows: 0))
    }
    return KeypadLayout(places: moved, rows: rows)
  }
}

extension NumericKeypad {
  /// The keys from left to right and what is written on them.
  fileprivate func labels(_ glyphs: GlyphSet) -> [(key: KeypadKey, label: String)] {
    let digits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map { (KeypadKey.digit($0), "\($0)") }
    return digits + [
      (.backspace, glyphs.backspace), (.hint, hint), (.skip, skip), (.send, send),
    ]
  }
}

extension KeypadKey {
  fileprivate var isWord: Bool {
    switch self {
    case .hint, .skip, .send: true
    case .digit, .backspace: false
    }
  }
}
