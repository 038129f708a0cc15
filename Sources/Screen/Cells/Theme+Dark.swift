extension Theme {
  /// White on black.
  package static let dark: Theme = {
    let white = Color(0xFFFFFF, palette: 231, basic: 15)
    let lettersOnGrey = Color(0xFFFFFF, palette: 231, basic: 0)
    let black = Color(0x000000, palette: 16, basic: 0)
    let blue = Color(0x0066D6, palette: 26, basic: 4)
    let bubble = Color(0x3B3B3D, palette: 237, basic: 7)
    let card = Color(0x2C2C2E, palette: 236, basic: 7)
    let quiet = Color(0xC7C7CC, palette: 251, basic: 0)
    let link = Color(0x7CBBFF, palette: 75, basic: 4)
    return Theme(
      page: Style(Color(0xF2F2F7, palette: 255, basic: 15), on: black),
      secondary: Style(Color(0xAEAEB2, palette: 145, basic: 7), on: black),
      accent: Style(Color(0x4DA3FF, palette: 75, basic: 14), on: black),
      ending: Style(Color(0xFF9F4D, palette: 215, basic: 11), on: black),
      correct: Style(Color(0x4BD675, palette: 78, basic: 10), on: black),
      learnerBubble: Style(white, on: blue),
      robotBubble: Style(lettersOnGrey, on: bubble),
      robotSecondary: Style(quiet, on: bubble),
      robotAccent: Style(link, on: bubble),
      firstPart: Style(Color(0xFFB340, palette: 215, basic: 11), on: bubble),
      secondPart: Style(Color(0x70D7FF, palette: 117, basic: 14), on: bubble),
      card: Style(lettersOnGrey, on: card),
      cardSecondary: Style(quiet, on: card),
      cardAccent: Style(link, on: card),
      selected: Style(white, on: blue),
      keys: .dark,
      keysBetween: .darkBetween,
      option: KeyColors.dark.digit,
      border: Style(Color(0x77777C, palette: 243, basic: 7), on: black),
      track: Style(Color(0x48484A, palette: 238, basic: 8), on: black),
      heat: .dark, pixels: .dark)
  }()
}
