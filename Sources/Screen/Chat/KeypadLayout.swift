import Basics

/// The keys of the keypad and where they lie, counted from the keypad's top left.
struct KeypadLayout {
  /// A key, what is written on it, the rows between its edges and the part that can be tapped.
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
  /// The keys have edges above and below.
  let hasEdges: Bool

  /// Puts the keys into the middle of the columns.
  func centred(in columns: Int) -> KeypadLayout {
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
  /// The keys as on a telephone, with a column of words at the right.
  ///
  /// They share the rows of their edges: a key further from its neighbours would stand alone, and
  /// one of two rows would have its label above its middle.
  static func telephone(
    _ keypad: NumericKeypad, columns: Int, glyphs: GlyphSet
  ) -> KeypadLayout {
    // Odd, so that a digit stands in the middle.
    let width = (((columns - 6) / 4 - 1) / 2 * 2 + 1).clamped(to: 7...11)
    var keys: [PlacedKey] = []
    func put(
      _ key: KeypadKey, _ label: String, _ column: Int, _ row: Int, across: Int = 1, down: Int = 1
    ) {
      let touch = Rectangle(
        column: column * (width + 1), row: row * keyRows, columns: across * (width + 1),
        rows: down * keyRows)
      let face = touch.inset(top: 1, right: 1)
      keys.append(PlacedKey(key: key, label: label, face: face, touch: touch))
    }
    for digit in 1...9 { put(.digit(digit), "\(digit)", (digit - 1) % 3, (digit - 1) / 3) }
    put(.digit(0), "0", 0, 3, across: 2)
    put(.backspace, glyphs.backspace, 2, 3)
    let words = keypad.words(glyphs: glyphs)
    for (row, word) in words.enumerated() {
      let isLast = row == words.count - 1
      put(word.key, word.label, 3, row, down: isLast ? 4 - row : 1)
    }
    // The last ones have an edge below, too.
    return KeypadLayout(keys: keys, rows: 4 * keyRows + 1, hasEdges: true).centred(in: columns)
  }

  /// A key's own row, and the one that it shares with the key above.
  private static let keyRows = 2
}

extension NumericKeypad {
  /// The keys with words on them, from left to right; without its word a hint or skip has none.
  func words(glyphs: GlyphSet) -> [(key: KeypadKey, label: String)] {
    let words = [(key: KeypadKey.hint, label: hint), (.skip, skip)].filter { !$0.label.isEmpty }
    return (words + [(.send, send)]).map { ($0.key, glyphs.text($0.label)) }
  }
}
