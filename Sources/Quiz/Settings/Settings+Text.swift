import Basics

extension Settings {
  /// The value in the form in which the settings file holds it, such as `medium` or `add,divide`.
  package func value(of key: SettingKey) -> String {
    key.field.read(self)
  }

  /// Reads the text, in any case and with spaces around it, as the new value of the key.
  ///
  /// - Throws: `SettingError.notAllowed`; the settings are then unchanged.
  package mutating func set(_ text: String, for key: SettingKey) throws(SettingError) {
    guard key.field.write(text.trimmed.lowercased(), &self) else {
      throw .notAllowed(
        key: key, given: text, allowed: key.allowed, nearest: key.allowed.nearest(to: text.trimmed))
    }
  }
}

extension SettingKey {
  /// The values that this setting can take.
  package var allowed: AllowedValues { field.allowed }

  /// How the setting is read, written and described.
  var field: SettingField {
    switch self {
    case .minutes: .whole(\.minutes, in: PracticeOptions.allowedMinutes)
    case .difficulty: .choice(\.difficulty)
    case .operations: .several(\.operations)
    case .appearance: .choice(\.appearance)
    case .language: .choice(\.language)
    case .clock: .choice(\.clock)
    case .accessible: .onOrOff(\.accessible)
    case .animation: .onOrOff(\.animation)
    case .sound: .onOrOff(\.sound)
    case .mouse: .onOrOff(\.mouse)
    case .angle: .choice(\.angle)
    case .places: .whole(\.places, in: 0...100)
    case .history: .whole(\.history, in: 0...1_000)
    case .tips: .onOrOff(\.tips)
    }
  }
}
