import Basics

/// Why a setting could not be changed.
package enum SettingError: Error, Hashable, Sendable {
  /// No setting has this name.
  case unknownKey(String, nearest: String?)
  /// Who plays is no setting.
  case learnerName(String)
  /// No learner can have the setting of their own.
  case sameForAll(String)
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
