extension Theme {
  /// Words in the terminal's own colours, whatever they are, and colours that can be told from
  /// black and from white alike.
  package static let neutral: Theme = {
    let accent = Style(Color(0x2F86EA, palette: 32, basic: 12))
    let quiet = Style(Color(0x86868B, palette: 102, basic: 12))
    let words = Theme.monochrome
    return Theme(
      page: words.page, secondary: words.secondary, accent: accent, ending: words.ending,
      correct: words.correct, learnerBubble: words.learnerBubble, robotBubble: words.robotBubble,
      robotSecondary: words.robotSecondary, robotAccent: accent,
      firstPart: words.firstPart, secondPart: words.secondPart, card: words.card,
      cardSecondary: words.cardSecondary, cardAccent: accent, selected: words.selected,
      keys: words.keys, keysBetween: words.keysBetween, option: words.option, border: quiet,
      track: quiet,
      heat: .neutral, pixels: .none)
  }()
}
