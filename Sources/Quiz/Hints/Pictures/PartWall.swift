/// A bar over rows of equal parts, each row cut finer than the one above: a fraction wall.
package struct PartWall: PictureKind {
  /// A row of equal parts.
  package struct Row: Hashable, Sendable {
    let parts: Int
    /// How much each part is.
    let part: PictureNumber
  }

  let total: Int
  let rows: [Row]
  /// Into how many parts the finest row cuts it in the end.
  let mostParts: Int

  /// The longest wall, in columns without its first line.
  private static let longest = 24

  func lines(width: Int, groups: FactorPosition) -> [PictureLine] {
    let length = Self.longest / mostParts * mostParts
    let edge = String(repeating: "─", count: length - 1)
    let label = " \(total) "
    let before = edge.dropLast(edge.count - (edge.count - label.count) / 2)
    let top = [
      PicturePiece("┌\(before)"), PicturePiece(label),
      PicturePiece("\(edge.dropFirst(before.count + label.count))┐"),
    ]
    let step = min(rows.count - 1, HintPicture.mostFrames - 1)
    return [top] + drawnRows.indices.map { line($0, length: length) }
      + [.edge(mostParts, length: length / mostParts, step: step)]
  }

  /// The edge below shows the parts of a row of which nothing is known yet, unless it is the only one.
  private var drawnRows: ArraySlice<Row> {
    rows.count > 1 && rows.last?.part.value == nil ? rows.dropLast() : rows[...]
  }

  private func line(_ index: Int, length: Int) -> PictureLine {
    let row = rows[index]
    let ink: PicturePiece.Part = row.parts == mostParts ? .second : .first
    let step = min(index, HintPicture.mostFrames - 1)
    return .cells(row.parts, of: row.part, length: length / row.parts, ink, step: step)
  }

  var tells: Set<Int> {
    Set([total] + rows.flatMap { [$0.parts, $0.part.value].compactMap(\.self) })
  }

  var words: [PictureWords] {
    [PictureWords("bar", ["n": total])]
      + rows.map { row in
        row.part.value.map { PictureWords("groups", ["n": row.parts, "size": $0]) }
          ?? PictureWords("parts-open", ["n": row.parts])
      }
  }
}
