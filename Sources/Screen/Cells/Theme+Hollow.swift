extension Theme {
  /// The same without paint on bubbles, cards and keys; what the child says and what is chosen
  /// keeps it.
  var hollow: Theme {
    let keys = KeyColors(
      digit: page, operation: accent.bold, edit: page, function: secondary)
    return Theme(
      page: page, secondary: secondary, accent: accent, ending: ending, correct: correct,
      learnerBubble: learnerBubble, robotBubble: page, robotSecondary: secondary,
      robotAccent: accent,
      firstPart: Style(firstPart.foreground, on: page.background),
      secondPart: Style(secondPart.foreground, on: page.background), card: page,
      cardSecondary: secondary, cardAccent: accent,
      selected: selected, keys: keys, keysBetween: keys, option: page, border: border, track: track,
      heat: heat,
      pixels: pixels)
  }
}
