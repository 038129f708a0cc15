/// A line over rows of equal parts, each row cut finer than the one above: a fraction wall.
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

  func lines(width: Int, groups: FactorPosition) -> [PictureLine] {
    let length = PictureLine.length(of: mostParts, in: width)
    return [.divided(into: 1, of: .known(total), length: length, step: 0)]
      + rows.indices.map { line($0, length: length) }
  }

  private func line(_ index: Int, length: Int) -> PictureLine {
    let row = rows[index]
    let ink: PicturePiece.Part = row.parts == mostParts ? .second : .first
    return .divided(into: row.parts, of: row.part, length: length / row.parts, ink, step: index)
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
