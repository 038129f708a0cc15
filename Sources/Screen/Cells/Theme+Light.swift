extension Theme {
  /// Black on white.
  package static let light: Theme = {
    let white = Color(0xFFFFFF, palette: 231, basic: 15)
    let black = Color(0x000000, palette: 16, basic: 0)
    let blue = Color(0x0063CF, palette: 26, basic: 4)
    let bubble = Color(0xE9E9EB, palette: 255, basic: 7)
    let card = Color(0xF2F2F7, palette: 255, basic: 7)
    let quiet = Color(0x4B4B50, palette: 239, basic: 0)
    let link = Color(0x0058BD, palette: 26, basic: 4)
    return Theme(
      page: Style(black, on: white),
      secondary: Style(Color(0x5F5F64, palette: 59, basic: 0), on: white),
      accent: Style(Color(0x0062CC, palette: 26, basic: 4), on: white),
      ending: Style(Color(0xB33600, palette: 124, basic: 1), on: white),
      correct: Style(Color(0x1B6E33, palette: 29, basic: 0), on: white),
      learnerBubble: Style(white, on: blue),
      robotBubble: Style(black, on: bubble),
      robotSecondary: Style(quiet, on: bubble),
      robotAccent: Style(link, on: bubble),
      firstPart: Style(Color(0x9C4400, palette: 94, basic: 1), on: bubble),
      secondPart: Style(Color(0x005EB0, palette: 25, basic: 4), on: bubble),
      card: Style(black, on: card),
      cardSecondary: Style(quiet, on: card),
      cardAccent: Style(link, on: card),
      selected: Style(white, on: blue),
      keys: .light,
      keysBetween: .lightBetween,
      option: KeyColors.light.digit,
      border: Style(Color(0x8A8A8E, palette: 245, basic: 8), on: white),
      track: Style(Color(0xD1D1D6, palette: 252, basic: 8), on: white),
      heat: .light, pixels: .light)
  }()
}
