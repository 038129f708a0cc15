import Screen

/// An expression on one row, and below it a row that points at a range of it.
package struct PointedExpression: Equatable, Sendable {
  /// The expression, or the part of it around the range, with `…` where it was cut.
  package let text: String
  /// The carets that stand below the range.
  package let carets: String
  /// The expression is shown from its start to its end.
  package let isWhole: Bool

  /// Points at the characters of an expression in so many columns; an empty range is pointed at
  /// where it would be.
  package init(_ range: Range<Int>, in expression: String, columns: Int = 80) {
    let before = expression.prefix(range.lowerBound)
    let rest = expression.dropFirst(range.lowerBound)
    isWhole = expression.utf8.count < 4 * columns && expression.displayWidth < columns
    let half = columns / 2 - 1
    let start = isWhole ? String(before) : String(before.reversed().fitting(half).reversed())
    let end = isWhole ? String(rest) : String(rest.fitting(half))
    let lead = start.count < before.count ? "…" : ""
    text = lead + start + end + (end.count < rest.count ? "…" : "")
    let width = String(end.prefix(range.count)).displayWidth
    carets =
      String(repeating: " ", count: lead.count + start.displayWidth)
      + String(repeating: "^", count: max(width, 1))
  }
}

extension Collection<Character> {
  /// The characters at the start that have room in so many columns.
  fileprivate func fitting(_ columns: Int) -> SubSequence {
    var width = 0
    return prefix { character in
      width += String(character).displayWidth
      return width <= columns
    }
  }
}
