import Quiz
import Screen

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
