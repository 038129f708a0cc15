extension Theme {
  /// The terminal's own two colours, with bold and reversed text.
  package static let monochrome = Theme(
    page: Style(), secondary: Style(), accent: Style(isBold: true), ending: Style(isBold: true),
    correct: Style(isBold: true), learnerBubble: Style(isReversed: true), robotBubble: Style(),
    robotSecondary: Style(), robotAccent: Style(isBold: true),
    firstPart: Style(), secondPart: Style(), card: Style(),
    cardSecondary: Style(), cardAccent: Style(isBold: true),
    selected: Style(isBold: true, isReversed: true),
    keys: KeyColors(Style(), operation: Style(isBold: true)),
    keysBetween: KeyColors(Style(), operation: Style(isBold: true)),
    option: Style(), border: Style(), track: Style(), heat: .monochrome,
    pixels: .none)
}
