/// Groups as cells with their size written in them, part by part.
package struct GroupCells: PictureKind {
  /// So many groups; what they make is written below them, unless it is nil.
  package struct Part: Hashable, Sendable {
    let count: Int
    let product: PictureNumber?
  }

  let size: Int
  /// One part, or two.
  let parts: [Part]

  func lines(width: Int, groups: FactorPosition) -> [PictureLine] {
    zip(parts, [PicturePiece.Part.first, .second]).flatMap { part, ink in
      let step = ink == .second ? 1 : 0
      let label = part.product.map { groups.product(part.count, size, $0) }
      return cells(part.count, ink, step: step)
        + (label.map { [[PicturePiece($0, ink, step: step)]] } ?? [])
    }
  }

  /// Five cells at most on a line, so that they are counted at a glance.
  private func cells(_ count: Int, _ ink: PicturePiece.Part, step: Int) -> [PictureLine] {
    stride(from: 0, to: count, by: 5).map { start in
      let cells = Array(repeating: "\(size)│", count: min(5, count - start))
      return [PicturePiece("│" + cells.joined(), ink, step: step)]
    }
  }

  var tells: Set<Int> {
    parts.reduce(into: [size]) { told, part in
      told.formUnion([part.count, part.product?.value].compactMap(\.self))
    }
  }

  var words: [PictureWords] {
    parts.map { PictureWords("groups", ["n": $0.count, "size": size]) }
  }
}
