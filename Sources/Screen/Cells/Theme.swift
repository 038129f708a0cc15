/// The colours of everything on the screen.
///
/// The pairs are those of iMessage, moved just so far that each text has a contrast of 4.5 to
/// its background (WCAG 2). `ThemeTests` computes it.
package struct Theme: Equatable, Sendable {
  /// Words on the page itself, and the page's background.
  package let page: Style
  /// Quieter words on the page, such as notices.
  package let secondary: Style
  /// What stands out on the page, such as the time bar.
  package let accent: Style
  /// Little time is left, or something went wrong.
  package let ending: Style
  /// Something is right; never without a word or a sign.
  package let correct: Style
  /// What the child says.
  package let learnerBubble: Style
  /// What the robot says.
  package let robotBubble: Style
  /// Quieter words in the robot's bubble.
  package let robotSecondary: Style
  /// What stands out in the robot's bubble, such as bars.
  package let robotAccent: Style
  /// The first of two parts in a picture.
  package private(set) var firstPart: Style
  /// The second of two parts in a picture.
  package private(set) var secondPart: Style
  /// A card whose choice is made.
  package let card: Style
  /// Quieter words on a card.
  package let cardSecondary: Style
  /// What stands out on a card.
  package let cardAccent: Style
  /// An option that is selected, and the send key.
  package let selected: Style
  /// The keys of keypads.
  package let keys: KeyColors
  /// The keys of every other row where rows touch, so that they can be told apart.
  package let keysBetween: KeyColors
  /// An option that is not selected.
  package let option: Style
  /// Frames of fields and cards; a sign, not text.
  package let border: Style
  /// The empty part of a slider or of the time bar.
  package let track: Style
  /// The cells of a heat map.
  package let heat: HeatColors
  /// The squares of pictures.
  package let pixels: PixelColors

  /// No colour is set anywhere: bubbles need frames.
  package var isMonochrome: Bool {
    page.background == nil
  }

  /// Keys and chips have lines around them instead of paint.
  package var outlinesKeys: Bool {
    keys.digit.background == page.background && !keys.digit.isReversed
  }

  /// A key that lights up, or the option under the cursor.
  package var pressed: Style {
    isMonochrome ? selected : Style(page.background, on: page.foreground, isBold: true)
  }
}

extension Theme {
  /// The same with the two parts of pictures as dark as they are on a light page.
  fileprivate var withDarkParts: Theme {
    var theme = self
    theme.firstPart = Style(Theme.light.firstPart.foreground, on: robotBubble.background)
    theme.secondPart = Style(Theme.light.secondPart.foreground, on: robotBubble.background)
    return theme
  }

  /// The theme for an appearance, on a terminal whose own background is dark or not.
  package static func suiting(
    _ appearance: Appearance, terminalIsDark: Bool, depth: ColorDepth
  ) -> Theme {
    let isDark =
      switch appearance {
      case .light: false
      case .dark: true
      case .system: terminalIsDark
      }
    return switch depth {
    case .none: .monochrome
    // Behind letters the console has one grey, and nothing brighter.
    case .eight: isDark ? dark.withDarkParts : light.hollow
    case .sixteen: isDark ? dark.onDarkGrey : light
    case .palette256, .trueColor: isDark ? .dark : .light
    }
  }
}
