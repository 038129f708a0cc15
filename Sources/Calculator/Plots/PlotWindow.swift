/// The part of the plane that is drawn.
package struct PlotWindow: Equatable, Sendable {
  package var left, right, bottom, top: Rational

  /// - Parameters: The ends of both axes, the lower one first.
  package init(left: Rational, right: Rational, bottom: Rational, top: Rational) {
    self.left = left
    self.right = right
    self.bottom = bottom
    self.top = top
  }

  package var width: Rational { right - left }
  package var height: Rational { top - bottom }
}
