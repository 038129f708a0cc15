/// A square of dots; the last row and the last column are open.
package struct DotSquare: PictureKind {
  let side: Int
  /// What the full dots make together.
  let product: PictureNumber

  func lines(width: Int, groups: FactorPosition) -> [PictureLine] {
    let below = side - 1
    let label = groups.product(below, below, product)
    return (0..<side).map { row in
      let dots = (0..<side).map { column in
        max(row, column) < below ? PicturePiece("●", .first) : PicturePiece("○", .second, step: 1)
      }
      let line = Array(dots.map { [$0] }.joined(separator: [.space(1)]))
      return row == (below - 1) / 2 ? line + [.space(3), PicturePiece(label, .first)] : line
    }
  }

  var tells: Set<Int> { Set([side, side - 1, product.value].compactMap(\.self)) }

  var words: [PictureWords] { [PictureWords("square", ["n": side])] }
}
