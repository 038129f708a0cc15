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
  /// How the keys end above and below.
  let edges: Edges

  /// What is above and below a key.
  enum Edges {
    /// Nothing: it is its row alone.
    case none
    /// Rows of its own.
    case own
    /// Rows of its own, where edges are paint: lines would touch what is written on it.
    case painted
  }

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
  /// The keys as on a telephone, with a column of words at the right; each is one row high.
  static func telephone(
    _ keypad: NumericKeypad, columns: Int, glyphs: GlyphSet
  ) -> KeypadLayout {
    var grid = KeyGrid(columns: columns)
    grid.put(.digit(0), "0", column: 0, row: 3, across: 3)
    let words = keypad.words(glyphs: glyphs)
    let beside = words.dropLast() + [(.backspace, glyphs.backspace)] + words.suffix(1)
    for (row, word) in beside.enumerated() {
      grid.put(word.key, word.label, column: 3, row: row + 4 - beside.count)
    }
    return KeypadLayout(keys: grid.keys, rows: 4 * KeyGrid.rowsPerKey, edges: .own)
      .centred(in: columns)
  }
}

/// Keys of a telephone in four columns, of which 1 to 9 stand in the first three.
private struct KeyGrid {
  /// The rows from one key to the one below it: its own, and its edges above and below.
  static let rowsPerKey = 3
  /// So many columns are as far as keys are from each other down the screen.
  private static let gap = 3

  private(set) var keys: [KeypadLayout.PlacedKey] = []
  /// The columns from one digit to the one beside it.
  private let step: Int
  /// How many columns a word has more than a digit, so that all stand in the middle of the screen.
  private let more: Int

  init(columns: Int) {
    // A key is odd, so that a digit stands in the middle.
    step = Self.gap + (((columns - 6) / 4 - Self.gap) / 2 * 2 + 1).clamped(to: 7...11)
    more = 1 - columns % 2
    for digit in 1...9 {
      put(.digit(digit), "\(digit)", column: (digit - 1) % 3, row: (digit - 1) / 3)
    }
  }

  /// Puts a key with a label at its place, as wide as so many others.
  mutating func put(_ key: KeypadKey, _ label: String, column: Int, row: Int, across: Int = 1) {
    let touch = Rectangle(
      column: column * step, row: row * Self.rowsPerKey,
      columns: across * step + (column == 3 ? more : 0), rows: Self.rowsPerKey)
    let face = touch.inset(top: 1, right: Self.gap, bottom: 1)
    keys.append(KeypadLayout.PlacedKey(key: key, label: label, face: face, touch: touch))
  }
}

extension NumericKeypad {
  /// The keys with words on them, from left to right; without its word a hint or skip has none.
  func words(glyphs: GlyphSet) -> [(key: KeypadKey, label: String)] {
    let words = [(key: KeypadKey.hint, label: hint), (.skip, skip)].filter { !$0.label.isEmpty }
    return (words + [(.send, send)]).map { ($0.key, glyphs.text($0.label)) }
  }
}
