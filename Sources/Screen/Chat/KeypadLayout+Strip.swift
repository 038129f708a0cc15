import Basics

extension KeypadLayout {
  /// Keys of one row each: all side by side, or folded into two rows with the digits at the left.
  ///
  /// On a high screen they have edges; on a low one, where the field above has no box, one row of them
  /// has an empty row above it.
  static func strip(
    _ keypad: NumericKeypad, columns: Int, screenRows: Int, glyphs: GlyphSet
  ) -> KeypadLayout {
    let digits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map { StripKey(.digit($0), "\($0)") }
    let back = StripKey(.backspace, glyphs.backspace)
    let words = keypad.words(glyphs: glyphs).map { StripKey($0.key, $0.label) }
    let all = digits + [back] + words
    let room = columns - 2
    let isRound = screenRows >= roundRows
    let isApart = isRound || screenRows < ChatLayout.roomyRows
    let keys =
      width(of: all, gap: 1) <= room
      ? placed(all, in: room, row: isApart ? 1 : 0)
      : folded(
        digits, [words.dropLast(2) + [back], words.suffix(2)], in: room, isRound: isRound)
    let rows = (keys.map(\.face.endRow).max() ?? 0) + (isRound ? 1 : 0)
    return KeypadLayout(keys: keys, rows: rows, edges: isRound ? .painted : .none)
      .centred(in: columns)
  }

  /// From here on keys have room for edges.
  private static let roundRows = 24

  private static func width(of keys: [StripKey], gap: Int) -> Int {
    keys.reduce(-gap) { $0 + $1.width + gap }
  }

  /// Lays out the keys in a row: wider and further apart as far as there is room, each by as much
  /// at its left as at its right.
  private static func placed(_ keys: [StripKey], in room: Int, row: Int) -> [PlacedKey] {
    let gap = width(of: keys, gap: 2) <= room ? 2 : 1
    let free = room - width(of: keys, gap: gap)
    let extra = (free / max(1, keys.count)).clamped(to: 0...3) / 2 * 2
    var column = 0
    return keys.map { key in
      defer { column += key.width + extra + gap }
      return key.placed(
        column, row: row, width: key.width + extra, gap: gap, above: row, below: row)
    }
  }

  /// Lays out five digits and some of the other keys in each of two rows as wide as the room, an
  /// empty row or edges between them: the digits broad where that leaves room for words.
  private static func folded(
    _ digits: [StripKey], _ others: [[StripKey]], in room: Int, isRound: Bool
  ) -> [PlacedKey] {
    let perRow = digits.count / 2
    let digit = room >= broadRoom ? 5 : 3
    let start = perRow * (digit + 1) + 1
    return others.enumerated().flatMap { index, beside in
      let row = isRound ? 3 * index + 1 : 2 * index
      let (above, below) = (isRound ? 1 : 0, isRound || index + 1 < others.count ? 1 : 0)
      let left = digits[(index * perRow)...].prefix(perRow).enumerated().map {
        $1.placed($0 * (digit + 1), row: row, width: digit, gap: 1, above: above, below: below)
      }
      return left
        + shared(beside, from: start, to: room, row: row, above: above, below: below)
    }
  }

  /// Below this many columns digits are as narrow as they can be.
  private static let broadRoom = 48

  /// Lays out the keys from one column to another, equally wide; a cell that is left widens the
  /// last.
  private static func shared(
    _ keys: [StripKey], from start: Int, to end: Int, row: Int, above: Int, below: Int
  ) -> [PlacedKey] {
    let step = (end - start + 1) / max(1, keys.count)
    return keys.enumerated().map { index, key in
      let column = start + index * step
      let width = index == keys.count - 1 ? end - column : step - 1
      return key.placed(column, row: row, width: width, gap: 1, above: above, below: below)
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

  /// The key at its place; a tap counts in the gap at its right, and in those above and below it, too.
  func placed(
    _ column: Int, row: Int, width: Int, gap: Int, above: Int = 0, below: Int = 0
  ) -> KeypadLayout.PlacedKey {
    let face = Rectangle(column: column, row: row, columns: width, rows: 1)
    let touch = face.inset(top: -above, right: -gap, bottom: -below)
    return KeypadLayout.PlacedKey(key: key, label: label, face: face, touch: touch)
  }
}
