import Screen

/// A line that points from below at a place in an expression.
package struct CaretLine: Equatable, Sendable {
  package let text: String

  /// Points at the characters of an expression; an empty place is pointed at where it would be.
  package init(_ place: Range<Int>, in expression: String) {
    let before = expression.prefix(place.lowerBound)
    let pointed = expression.dropFirst(place.lowerBound).prefix(place.count)
    let width = max(String(pointed).displayWidth, 1)
    text =
      String(repeating: " ", count: String(before).displayWidth)
      + String(repeating: "^", count: min(width, 80))
  }
}
