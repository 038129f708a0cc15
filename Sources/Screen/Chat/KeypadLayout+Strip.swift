import Basics

extension KeypadLayout {
  /// Keys of one row each: all side by side, or folded into two rows with the digits at the left.
  ///
  /// On a high screen they have edges, on a lower one an empty row above each instead, and the last
  /// ones stand on the last row; on the lowest one two rows of them stand right below the field.
  static func strip(
    _ keypad: NumericKeypad, columns: Int, screenRows: Int, glyphs: GlyphSet
  ) -> KeypadLayout {
    let digits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map { StripKey(.digit($0), "\($0)") }
    let back = StripKey(.backspace, glyphs.backspace)
    let words = keypad.words(glyphs: glyphs).map { StripKey($0.key, $0.label) }
    let all = digits + [back] + words
    let (helping, acting) = (words.dropLast(), [back] + words.suffix(1))
    let room = PageColumn(in: columns).columns - 2
    let isRound = screenRows >= Look.edgedRows
    let air = screenRows >= ChatLayout.roomyRows ? 1 : 0
    let floor = isRound ? 1 : 0
    let keys =
      width(of: all, gap: 1) <= room
      ? placed(digits, [back] + words, in: room, floor: floor)
      : folded(
        digits, helping.isEmpty ? acting.map { [$0] } : [Array(helping), acting], in: room,
        step: isRound ? 3 : 2, air: air, floor: floor)
    let rows = (keys.map(\.face.endRow).max() ?? 0) + floor
    return KeypadLayout(keys: keys, rows: rows, edges: isRound ? .painted : .none)
      .centred(in: columns)
  }

  private static func width(of keys: [StripKey], gap: Int) -> Int {
    keys.reduce(-gap) { $0 + $1.width + gap }
  }

  /// Lays out the keys in a row as wide as the room: all of them wider and further apart as far as it
  /// goes, then those behind the digits, each by as much at its left as at its right.
  private static func placed(
    _ digits: [StripKey], _ others: [StripKey], in room: Int, floor: Int
  ) -> [PlacedKey] {
    let keys = digits + others
    let gap = width(of: keys, gap: 2) <= room ? 2 : 1
    let free = room - width(of: keys, gap: gap)
    let extra = (free / keys.count).clamped(to: 0...3) / 2 * 2
    let left = free - extra * keys.count
    var column = 0
    return keys.enumerated().map { index, key in
      // The broadest words come last: what does not go into pairs for all goes to the others first.
      let turn = index - digits.count
      let more = turn < 0 ? 0 : (left / 2 + others.count - 1 - turn) / others.count * 2
      column += turn == 0 ? left % 2 : 0
      let width = key.width + extra + more
      defer { column += width + gap }
      return key.placed(column, row: 1, width: width, gap: gap, above: 1, below: floor)
    }
  }

  /// Lays out five digits and some of the other keys in each of two rows as wide as the room: the
  /// digits broad where that leaves room for words.
  private static func folded(
    _ digits: [StripKey], _ others: [[StripKey]], in room: Int, step: Int, air: Int,
    floor: Int
  ) -> [PlacedKey] {
    let perRow = digits.count / 2
    let digit = room >= broadRoom ? 5 : 3
    let start = perRow * (digit + 1) + 1
    let halves = halves(others, from: start, to: room)
    return others.enumerated().flatMap { index, beside in
      let row = air + step * index
      let above = index == 0 || step > 2 ? air : 0
      let below = index + 1 < others.count ? 1 : floor
      let left = digits[(index * perRow)...].prefix(perRow).enumerated().map {
        $1.placed($0 * (digit + 1), row: row, width: digit, gap: 1, above: above, below: below)
      }
      let places = beside.count > 1 ? halves : [start..<room]
      return left
        + zip(beside, places).map { key, place in
          key.placed(
            place.lowerBound, row: row, width: place.count, gap: 1, above: above, below: below)
        }
    }
  }

  /// Below this many columns digits are as narrow as they can be.
  private static let broadRoom = 48

  /// The columns of two keys beside each other, about equally wide, and so that what is written on
  /// the first key of all and on the last stands in the middle.
  private static func halves(
    _ rows: [[StripKey]], from start: Int, to end: Int
  ) -> [Range<Int>] {
    guard let first = rows.first?.first, let last = rows.last?.last else { return [] }
    let half = (end - start - 1) / 2
    let left = half - abs(half - first.width) % 2
    let rest = end - start - 1 - left
    let right = rest - abs(rest - last.width) % 2
    return [start..<(start + left), (end - right)..<end]
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
