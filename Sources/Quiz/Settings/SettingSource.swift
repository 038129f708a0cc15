/// Where the value of a setting comes from; the weakest source first.
package enum SettingSource: String, CaseIterable, Sendable {
  case standard = "default"
  case file
  /// Chosen by the learner for themselves.
  case learner
  case environment, flag
}

extension SettingSource: Comparable {
  package static func < (left: SettingSource, right: SettingSource) -> Bool {
    left.strength < right.strength
  }

  private var strength: Int {
    switch self {
    case .standard: 0
    case .file: 1
    case .learner: 2
    case .environment: 3
    case .flag: 4
    }
  }
}
