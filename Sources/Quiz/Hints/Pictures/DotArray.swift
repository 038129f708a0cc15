/// Rows of equally many dots: first full rows, then open ones, each part with its product.
package struct DotArray: PictureKind {
  let columns: Int
  /// How many rows each part has; the second may have none.
  let first: Int
  let second: Int
  /// What the rows of a part make together; nil where that is not written.
  let firstProduct: PictureNumber?
  let secondProduct: PictureNumber?
  /// What all rows make together, where that is written in place of the parts' products.
  var total: Int?

  /// The most rows that are drawn as dots; more would fill the screen.
  static let mostRows = 8

  func lines(width: Int, groups: FactorPosition) -> [PictureLine] {
    let labels = labels(groups)
    let room = width - Self.labelGap - (labels.values.map(\.text.count).max() ?? 0)
    let fives = first + second == 1 ? (columns - 1) / 5 : 0
    let gap = 2 * columns - 1 + fives <= room ? 1 : 0
    return (0..<first + second).map { row in
      let part = row < first ? PicturePiece.Part.first : .second
      return dots(part, apart: gap) + (labels[row].map { [.space(Self.labelGap), $0] } ?? [])
    }
  }

  private static let labelGap = 3

  private func dots(_ part: PicturePiece.Part, apart: Int) -> PictureLine {
    let step = part == .second ? 1 : 0
    return (0..<columns).flatMap { column in
      let isFive = column.isMultiple(of: 5) && (apart == 0 || first + second == 1)
      return [
        .space(column == 0 ? 0 : isFive ? apart + 1 : apart),
        PicturePiece(part == .first ? "●" : "○", part, step: step),
      ]
    }
  }

  /// The products by the rows beside which they stand.
  private func labels(_ groups: FactorPosition) -> [Int: PicturePiece] {
    if let total {
      let text = groups.product(first + second, columns, .known(total))
      return [(first + second - 1) / 2: PicturePiece(text, step: 2)]
    }
    var labels: [Int: PicturePiece] = [:]
    if let firstProduct {
      let text = groups.product(first, columns, firstProduct)
      labels[(first - 1) / 2] = PicturePiece(text, .first)
    }
    if let secondProduct {
      // One row is as much as it has dots: no product tells more.
      let isOne = second == 1 && secondProduct.value == columns
      let text = isOne ? "\(columns)" : groups.product(second, columns, secondProduct)
      labels[first + (second - 1) / 2] = PicturePiece(text, .second, step: 2)
    }
    return labels
  }

  var tells: Set<Int> {
    Set(
      [columns, first, second, firstProduct?.value, secondProduct?.value, total].compactMap(\.self)
    )
    .subtracting(second == 0 ? [0] : [])
  }

  var words: [PictureWords] {
    let open = PictureWords("array-open", ["rows": second, "columns": columns])
    return [PictureWords("array", ["rows": first, "columns": columns])] + (second > 0 ? [open] : [])
  }
}

extension FactorPosition {
  /// So many groups of a size with what they make, the groups being this factor.
  func product(_ count: Int, _ size: Int, _ product: PictureNumber) -> String {
    let factors = self == .first ? "\(count) × \(size)" : "\(size) × \(count)"
    return "\(factors) = \(product.text)"
  }
}
