import Basics

extension KeypadLayout {
  /// Keys of one row each: all side by side, or the digits above the others.
  ///
  /// An empty row keeps rows of keys apart. Tight, the field above has no box: one row of keys has
  /// the empty row above it.
  static func strip(
    _ keypad: NumericKeypad, columns: Int, isTight: Bool, glyphs: GlyphSet
  ) -> KeypadLayout {
    let digits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map { StripKey(.digit($0), "\($0)") }
    let back = StripKey(.backspace, glyphs.backspace)
    let others = [back] + keypad.words(glyphs: glyphs).map { StripKey($0.key, $0.label) }
    let room = columns - 2
    let keys =
      width(of: digits + others, gap: 1) <= room
      ? placed(digits + others, in: room, row: isTight ? 1 : 0)
      : stacked(digits, others, in: columns)
    let rows = keys.map(\.face.endRow).max() ?? 0
    return KeypadLayout(keys: keys, rows: rows, hasEdges: false).centred(in: columns)
  }

  private static func width(of keys: [StripKey], gap: Int) -> Int {
    keys.reduce(-gap) { $0 + $1.width + gap }
  }

  /// Lays out the keys in a row: wider and further apart as far as there is room, each by as much
  /// at its left as at its right.
  ///
  /// Broad, an odd cell that is left lies in the middle, so that as many are free at both ends.
  private static func placed(
    _ keys: [StripKey], in room: Int, row: Int = 0, touchRows: Int = 1, isBroad: Bool = false
  ) -> [PlacedKey] {
    let gap = width(of: keys, gap: 2) <= room ? 2 : 1
    let free = room - width(of: keys, gap: gap)
    let extra = (free / max(1, keys.count)).clamped(to: 0...3) / 2 * 2
    let left = free - extra * keys.count
    let odd = isBroad && left > 0 ? left % 2 : 0
    var column = 0
    return keys.enumerated().map { index, key in
      let gap = gap + (index + 1 == keys.count / 2 ? odd : 0)
      defer { column += key.width + extra + gap }
      return key.placed(
        column, row: row, width: key.width + extra, gap: gap, touchRows: touchRows)
    }
  }

  /// Lays out the digits, and below them the others, equally wide and as far as the digits go, what
  /// is left over in the middle; those that have no room flow to another row.
  private static func stacked(
    _ digits: [StripKey], _ others: [StripKey], in columns: Int
  ) -> [PlacedKey] {
    let digits = placed(digits, in: columns, touchRows: 2, isBroad: true)
    let end = digits.map(\.face.endColumn).max() ?? columns
    let widest = others.map(\.width).max() ?? 1
    let across = min(others.count, max(1, (end + 1) / (widest + 1)))
    let (step, over) = (end + 1).quotientAndRemainder(dividingBy: across)
    return digits
      + others.enumerated().map { index, key in
        let place = index % across
        let isMiddle = across % 2 == 1 && place == across / 2
        return key.placed(
          place * step + (place > (across - 1) / 2 ? over : 0),
          row: (1 + index / across) * 2, width: step - 1 + (isMiddle ? over : 0),
          gap: 1, touchRows: 1)
      }
  }
}

/// A key before it has a place.
private struct StripKey {
  let key: KeypadKey
  let label: String

  init(_ key: KeypadKey, _ label: String) {
    self.key = key
    self.label = label
  }

  /// The cells of the label and its padding.
  var width: Int { label.displayWidth + 2 }

  /// The key at its place; a tap counts in the gap at its right, too.
  func placed(
    _ column: Int, row: Int, width: Int, gap: Int, touchRows: Int
  ) -> KeypadLayout.PlacedKey {
    let face = Rectangle(column: column, row: row, columns: width, rows: 1)
    let touch = face.inset(right: -gap, bottom: 1 - touchRows)
    return KeypadLayout.PlacedKey(key: key, label: label, face: face, touch: touch)
  }
}
