/// How a cell is drawn; without a colour it has the terminal's own.
package struct Style: Hashable, Sendable {
  /// The letters' colour.
  package var foreground: Color?
  /// The colour behind the letters.
  package var background: Color?
  /// Brighter or thicker letters.
  package var isBold: Bool
  /// The two colours trade places.
  package var isReversed: Bool

  /// A style that differs from the terminal's own in what is named.
  package init(
    _ foreground: Color? = nil, on background: Color? = nil, isBold: Bool = false,
    isReversed: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.isBold = isBold
    self.isReversed = isReversed
  }

  /// The same in bold.
  package var bold: Style {
    var style = self
    style.isBold = true
    return style
  }
}
