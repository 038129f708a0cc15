/// What words are written on.
enum Surface {
  /// Each is a background of its own in the theme.
  case page, robotBubble, learnerBubble, card
}

extension Theme {
  /// How words look on a surface.
  func style(_ ink: Ink, on surface: Surface) -> Style {
    let paper = self.paper(surface)
    return switch ink {
    case .body: paper
    case .bold: paper.bold
    case .secondary: secondary(on: surface)
    case .accent: accent(on: surface)
    case .heat(let level): heat[level]
    case .firstPart: Style(firstPart.foreground, on: paper.background)
    case .secondPart: Style(secondPart.foreground, on: paper.background)
    case .pixel(let pixel, let other):
      Style(
        pixels[pixel] ?? paper.background, on: pixels[other] ?? paper.background)
    case .track: Style(track.foreground, on: paper.background)
    }
  }

  private func paper(_ surface: Surface) -> Style {
    switch surface {
    case .page: page
    case .robotBubble: robotBubble
    case .learnerBubble: learnerBubble
    case .card: card
    }
  }

  private func secondary(on surface: Surface) -> Style {
    switch surface {
    case .page: secondary
    case .robotBubble: robotSecondary
    case .learnerBubble: learnerBubble
    case .card: cardSecondary
    }
  }

  private func accent(on surface: Surface) -> Style {
    switch surface {
    case .page: accent
    case .robotBubble: robotAccent
    case .learnerBubble: learnerBubble
    case .card: cardAccent
    }
  }
}
