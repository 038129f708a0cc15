extension Theme {
  /// The same with the one dark grey among sixteen colours on all that is grey, and white letters on
  /// it: the light grey glares on black.
  var onDarkGrey: Theme {
    Theme(
      page: page, secondary: secondary, accent: self.accent, ending: ending, correct: correct,
      learnerBubble: learnerBubble, robotBubble: Self.darkGrey(robotBubble),
      robotSecondary: Self.darkGrey(robotSecondary), robotAccent: Self.darkGrey(robotAccent),
      firstPart: Self.darkGrey(firstPart), secondPart: Self.darkGrey(secondPart),
      card: Self.darkGrey(card), cardSecondary: Self.darkGrey(cardSecondary),
      cardAccent: Self.darkGrey(cardAccent), selected: selected,
      keys: keys.onDarkGrey, keysBetween: keysBetween.onDarkGrey, option: Self.darkGrey(option),
      border: border,
      track: track, heat: heat,
      pixels: pixels)
  }

  /// The style with its paint in the dark grey; letters that are black on light grey are white on it.
  fileprivate static func darkGrey(_ style: Style) -> Style {
    var style = style
    style.background = style.background?.withBasic(8)
    if let letters = style.foreground, ![11, 14].contains(letters.basic) {
      style.foreground = letters.withBasic(15)
    }
    return style
  }
}

extension KeyColors {
  /// The same in the dark grey, but for the signs between numbers, which have a colour.
  fileprivate var onDarkGrey: KeyColors {
    KeyColors(
      digit: Theme.darkGrey(digit), operation: operation, edit: Theme.darkGrey(edit),
      function: Theme.darkGrey(function))
  }
}

extension Color {
  /// The same colour as another of the sixteen.
  fileprivate func withBasic(_ basic: UInt8) -> Color { Color(rgb, palette: palette, basic: basic) }
}
