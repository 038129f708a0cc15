/// A bar over its parts.
package struct PartBar: PictureKind {
  let total: PictureNumber
  let parts: [PictureNumber]
  /// Nobody knows yet how much follows, and in how many parts.
  var goesOn = false

  /// The least width of a part, in columns.
  private static let leastWidth = 6

  func lines(width: Int, groups: FactorPosition) -> [PictureLine] {
    let inks = [PicturePiece.Part.first, .second, .none]
    let cells =
      zip(parts, inks).enumerated().map { index, cell in
        PicturePiece(Self.centred(cell.0.text), cell.1, step: min(index, 2))
      } + (goesOn ? [PicturePiece(Self.centred("…"))] : [])
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

  private static func centred(_ text: String) -> String {
    let space = max(2, leastWidth - text.count)
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
