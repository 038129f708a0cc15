/// How a cell is drawn; without a colour it has the terminal's own.
package struct Style: Hashable, Sendable {
  package var foreground: Color?
  package var background: Color?
  package var isBold: Bool
  package var isReversed: Bool

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
