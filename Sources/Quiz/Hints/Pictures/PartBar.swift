/// A bar over its parts.
package struct PartBar: PictureKind {
  let total: PictureNumber
  let parts: [PictureNumber]
  /// Nobody knows yet how much follows, and in how many parts.
  var goesOn = false

  /// The least width of a part, in columns.
  private static let leastWidth = 6
  /// The width of what follows the known parts, in columns: wider than a part, so that nobody takes
  /// it for just one more.
  private static let restWidth = 15
  /// The width of all known parts together, in columns, where there is room.
  private static let usualWidth = 24

  func lines(width: Int, groups: FactorPosition) -> [PictureLine] {
    let inks = [PicturePiece.Part.first, .second, .none]
    let cells =
      zip(zip(parts, inks), widths(in: width)).enumerated().map { index, cell in
        PicturePiece(Self.centred(cell.0.0.text, in: cell.1), cell.0.1, step: min(index, 2))
      } + (goesOn ? [PicturePiece(Self.centred("...", in: Self.restWidth))] : [])
    let bars = PicturePiece("│")
    let lower = [bars] + cells.map { [$0] }.joined(separator: [bars]) + [bars]
    return [upper(width: lower.width), lower]
  }

  private func upper(width: Int) -> PictureLine {
    let line = max(0, width - total.text.count - 4)
    return [
      PicturePiece("├" + String(repeating: "─", count: line / 2)),
      PicturePiece(" \(total.text) "),
      PicturePiece(String(repeating: "─", count: line - line / 2) + "┤"),
    ]
  }

  /// How wide each part is drawn: in the proportion of the parts, where all are known and each has
  /// room for its number.
  private func widths(in width: Int) -> [Int] {
    let least = parts.map { max(Self.leastWidth, $0.text.count + 2) }
    let values = parts.compactMap(\.value)
    let total = values.reduce(0, +)
    guard !goesOn, values.count == parts.count, total > 0 else { return least }
    let room = width - parts.count - 1
    let shares = zip(values, least).map { max($1, $0 * min(room, Self.usualWidth) / total) }
    return shares.reduce(0, +) <= room ? shares : least
  }

  private static func centred(_ text: String, in width: Int) -> String {
    let space = max(2, width - text.count)
    let left = String(repeating: " ", count: space / 2)
    return left + text + String(repeating: " ", count: space - space / 2)
  }

  var tells: Set<Int> { Set(([total] + parts).compactMap(\.value)) }

  var words: [PictureWords] {
    let whole =
      total.value.map { PictureWords("bar", ["n": $0]) } ?? PictureWords("bar-open", [:])
    let rest = goesOn ? [PictureWords("part-more", [:])] : []
    return [whole]
      + parts.map { part in
        part.value.map { PictureWords("part", ["n": $0]) } ?? PictureWords("part-open", [:])
      } + rest
  }
}
