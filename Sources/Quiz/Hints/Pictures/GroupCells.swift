/// Groups as cells with their size written in them, part by part; what is not cut yet is one bar.
package struct GroupCells: PictureKind {
  /// So many groups, or a rest that is not cut into groups.
  package enum Part: Hashable, Sendable {
    /// What the groups make is written beside them, unless it is nil.
    case cells(Int, PictureNumber?)
    case rest(Int)
  }

  let size: Int
  /// One part, or two.
  let parts: [Part]

  func lines(width: Int, groups: FactorPosition) -> [PictureLine] {
    zip(parts, [PicturePiece.Part.first, .second]).flatMap { part, ink in
      switch part {
      case .cells(let count, let product):
        cells(
          count, product.map { groups.product(count, size, $0) }, ink, width: width)
      case .rest(let number):
        [[PicturePiece("├─ \(number) ─┤", ink, step: 1)]]
      }
    }
  }

  /// Ten cells at most on a line; the label stands beside the last ones where there is room.
  private func cells(
    _ count: Int, _ label: String?, _ ink: PicturePiece.Part, width: Int
  ) -> [PictureLine] {
    let step = ink == .second ? 1 : 0
    var lines: [PictureLine] = stride(from: 0, to: count, by: 10).map { start in
      let cells = Array(repeating: String(size), count: min(10, count - start))
      return [PicturePiece(cells.joined(separator: "│"), ink, step: step)]
    }
    guard let label, let last = lines.last else { return lines }
    let piece = PicturePiece(label, ink, step: step)
    let beside = last + [.space(3), piece]
    if beside.width <= width { lines[lines.count - 1] = beside } else { lines.append([piece]) }
    return lines
  }

  var tells: Set<Int> {
    parts.reduce(into: [size]) { told, part in
      switch part {
      case .cells(let count, let product):
        told.formUnion([count, product?.value].compactMap(\.self))
      case .rest(let number): told.insert(number)
      }
    }
  }

  var words: [PictureWords] {
    parts.map { part in
      switch part {
      case .cells(let count, _): PictureWords("groups", ["n": count, "size": size])
      case .rest(let rest): PictureWords("rest", ["n": rest])
      }
    }
  }
}
