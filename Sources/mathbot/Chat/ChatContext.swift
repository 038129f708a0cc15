import Quiz
import Screen
import Terminal

/// What the edges around a conversation are told once, at the start.
struct ChatContext {
  /// What the environment says about the terminal.
  let environment: TerminalEnvironment
  /// How many colours are used.
  let depth: ColorDepth
  /// Which signs the terminal can draw, until it says more.
  let glyphs: GlyphSet
  /// The appearance asked for in the settings.
  let appearance: Appearance
  /// Where answers and settings are kept.
  let keeper: Keeper
}

extension AppearanceSetting {
  /// The same choice in the screen's terms.
  var appearance: Appearance {
    switch self {
    case .light: .light
    case .dark: .dark
    case .system: .system
    }
  }
}
