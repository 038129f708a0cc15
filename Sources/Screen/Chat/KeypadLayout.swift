import Basics

/// The keys of the keypad and where they lie, counted from the keypad's top left.
struct KeypadLayout {
  /// A key, what is written on it, the part that is painted and the part that can be tapped.
  struct PlacedKey {
    let key: KeypadKey
    let label: String
    var face: Rectangle
    var touch: Rectangle
  }

  /// The keys, row after row.
  private(set) var keys: [PlacedKey]
  /// The screen's rows that the keypad takes.
  let rows: Int

  /// Puts the keys into the middle of the columns.
  fileprivate func centred(in columns: Int) -> KeypadLayout {
    let width = keys.map(\.face.endColumn).max() ?? 0
    let shift = max(0, (columns - width) / 2)
    var layout = self
    for index in keys.indices {
      layout.keys[index].face.column += shift
      layout.keys[index].touch.column += shift
    }
    return layout
  }
}

extension KeypadLayout {
  /// Keys in one row, or in as many as the width asks for.
  static func strip(_ keypad: NumericKeypad, columns: Int, glyphs: GlyphSet) -> KeypadLayout {
    let words = keypad.words(glyphs: glyphs)
    let wordCells = words.reduce(0) { $0 + max(4, $1.label.displayWidth + 2) + 1 }
    let digitWidth = ((columns - 3 - wordCells) / 11 - 1).clamped(to: 4...7)
    let digits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map { (key: KeypadKey.digit($0), label: "\($0)") }
    var keys: [PlacedKey] = []
    var column = 0
    var row = 0
    for (key, label) in digits + [(.backspace, glyphs.backspace)] + words {
      let width = max(keys.count < 11 ? digitWidth : 4, label.displayWidth + 2)
      if column > 0, column + width > columns - 1 { (column, row) = (0, row + 1) }
      let face = Rectangle(column: column, row: row, columns: width, rows: 1)
      let touch = Rectangle(column: column, row: row, columns: width + 1, rows: 1)
      keys.append(PlacedKey(key: key, label: label, face: face, touch: touch))
      column += width + 1
    }
    return KeypadLayout(keys: keys, rows: row + 1).centred(in: columns)
  }
}

extension KeypadLayout {
  /// The keys as on a telephone, with a column of words at the right.
  static func telephone(
    _ keypad: NumericKeypad, columns: Int, keyRows: Int, glyphs: GlyphSet
  ) -> KeypadLayout {
    let width = ((columns - 6) / 4).clamped(to: 7...12)
    var keys: [PlacedKey] = []
    func put(
      _ key: KeypadKey, _ label: String, _ column: Int, _ row: Int, across: Int = 1, down: Int = 1
    ) {
      let touch = Rectangle(
        column: column * (width + 1), row: row * keyRows, columns: across * (width + 1),
        rows: down * keyRows)
      keys.append(PlacedKey(key: key, label: label, face: touch.inset(right: 1), touch: touch))
    }
    for digit in 1...9 { put(.digit(digit), "\(digit)", (digit - 1) % 3, (digit - 1) / 3) }
    put(.digit(0), "0", 0, 3, across: 2)
    put(.backspace, glyphs.backspace, 2, 3)
    let words = keypad.words(glyphs: glyphs)
    for (row, word) in words.enumerated() {
      let isLast = row == words.count - 1
      put(word.key, word.label, 3, row, down: isLast ? 4 - row : 1)
    }
    return KeypadLayout(keys: keys, rows: 4 * keyRows).centred(in: columns)
  }
}

extension NumericKeypad {
  /// The keys with words on them, from left to right; without its word a hint or skip has none.
  fileprivate func words(glyphs: GlyphSet) -> [(key: KeypadKey, label: String)] {
    let words = [(key: KeypadKey.hint, label: hint), (.skip, skip)].filter { !$0.label.isEmpty }
    return (words + [(.send, send)]).map { ($0.key, glyphs.text($0.label)) }
  }
}
