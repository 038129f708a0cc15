import Basics

/// Why a setting could not be changed.
package enum SettingError: Error, Hashable, Sendable {
  /// No setting has this name.
  case unknownKey(String, nearest: String?)
  /// Who plays is no setting.
  case learnerName(String)
  /// No learner can have the setting of their own.
  case sameForAll(SettingKey)
  /// The setting exists but cannot take this value.
  case notAllowed(key: SettingKey, given: String, allowed: AllowedValues, nearest: String?)

  /// The error for a name that no setting has.
  package init(unknownKey name: String) {
    let word = name.lowercased()
    if SettingKey.wordsForLearners.contains(word) {
      self = .learnerName(name)
      return
    }
    let meant = SettingKey.allCases.first { $0.otherNames.contains(word) }?.rawValue
    let nearest = nearestMatch(to: name, among: SettingKey.allCases.map(\.rawValue))
    self = .unknownKey(name, nearest: meant ?? nearest)
  }
}

extension SettingError: CustomStringConvertible {
  /// What was wrong, what is allowed, and what was probably meant, in plain English.
  package var description: String {
    switch self {
    case .unknownKey(let name, nearest: let nearest?):
      "There is no setting \(name.quoted). Did you mean \(nearest)?"
    case .unknownKey(let name, nearest: nil):
      "There is no setting \(name.quoted). "
        + "The settings are \(SettingKey.allCases.map(\.rawValue).listed)."
    case .learnerName(let name):
      "There is no setting \(name.quoted). "
        + "Who plays is said with mathbot learner: add, rename, use or remove."
    case .sameForAll(let key):
      "A learner can have \(LearnerSettings.keys.map(\.rawValue).listed) of their own, not \(key)."
    case .notAllowed(let key, let given, let allowed, let nearest):
      "\(key) takes \(allowed), not \(given.quoted)."
        + (nearest.map { " Did you mean \($0)?" } ?? "")
    }
  }
}
