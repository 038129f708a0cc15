/// The colours of everything on the screen.
///
/// The pairs are those of iMessage, moved just so far that each text has a contrast of 4.5 to
/// its background (WCAG 2). `ThemeTests` computes it.
package struct Theme: Equatable, Sendable {
  /// Words on the page itself, and the page's background.
  package let page: Style
  package let secondary: Style
  package let accent: Style
  /// Little time is left, or something went wrong.
  package let ending: Style
  /// Something is right; never without a word or a sign.
  package let correct: Style
  package let learnerBubble: Style
  package let robotBubble: Style
  package let robotSecondary: Style
  package let robotAccent: Style
  package let card: Style
  package let cardSecondary: Style
  package let cardAccent: Style
  package let selected: Style
  package let key: Style
  /// An option that is not selected.
  package let option: Style
  /// Frames of fields and cards; a sign, not text.
  package let border: Style
  /// The empty part of a slider or of the time bar.
  package let track: Style

  /// No colour is set anywhere: bubbles need frames.
  package var isMonochrome: Bool {
    page.background == nil
  }

  /// A key that lights up, or the option under the cursor.
  package var pressed: Style {
    isMonochrome ? page.bold : Style(page.background, on: page.foreground, isBold: true)
  }
}

extension Theme {
  /// The theme for an appearance, on a terminal whose own background is dark or not.
  package static func suiting(
    _ appearance: Appearance, terminalIsDark: Bool, depth: ColorDepth
  ) -> Theme {
    guard depth != .none else { return .monochrome }
    return switch appearance {
    case .light: .light
    case .dark: .dark
    case .system: terminalIsDark ? .dark : .light
    }
  }
}
