/// Groups as cells with their size written in them, part by part.
package struct GroupCells: PictureKind {
  /// So many groups; what they make is written below them, unless it is nil.
  package struct Part: Hashable, Sendable {
    let count: Int
    let product: PictureNumber?
    /// Whether they are too many and are taken away.
    var isTaken = false
  }

  let size: Int
  /// One part, or two.
  let parts: [Part]

  func lines(width: Int, groups: FactorPosition) -> [PictureLine] {
    parts.enumerated().flatMap { step, part in
      let ink: PicturePiece.Part = part.isTaken ? .taken : step == 0 ? .first : .second
      let label = part.product.map { groups.product(part.count, size, $0) }
      return cells(part.count, ink, step: step)
        + (label.map { [[PicturePiece($0, ink, step: step)]] } ?? [])
    }
  }

  /// Five cells at most on a line, so that they are counted at a glance.
  private func cells(_ count: Int, _ ink: PicturePiece.Part, step: Int) -> [PictureLine] {
    stride(from: 0, to: count, by: 5).map { start in
      let side = ink == .taken ? "¦" : "│"
      let cells = Array(repeating: "\(size)\(side)", count: min(5, count - start))
      return [PicturePiece(side + cells.joined(), ink, step: step)]
    }
  }

  var tells: Set<Int> {
    parts.reduce(into: [size]) { told, part in
      told.formUnion([part.count, part.product?.value].compactMap(\.self))
    }
  }

  var words: [PictureWords] {
    parts.flatMap { part in
      [PictureWords("groups", ["n": part.count, "size": size])]
        + (part.isTaken ? [PictureWords("too-many", [:])] : [])
    }
  }
}
