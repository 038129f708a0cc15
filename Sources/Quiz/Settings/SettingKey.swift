import Basics

/// The name of a setting, as the settings file, the environment and the commands spell it.
package enum SettingKey: String, CaseIterable, Sendable {
  case minutes, difficulty, operations
  case appearance, language, clock
  case accessible, animation, sound, mouse
  case angle, places, history, tips

  /// The key with this name, in any case.
  ///
  /// - Throws: `SettingError.unknownKey` with the nearest key.
  package init(named name: String) throws(SettingError) {
    guard let key = SettingKey(rawValue: name.lowercased()) else {
      throw .unknownKey(
        name, nearest: nearestMatch(to: name, among: SettingKey.allCases.map(\.rawValue)))
    }
    self = key
  }
}

extension SettingKey: CustomStringConvertible {
  package var description: String { rawValue }
}
