/// A value that is written as one word.
typealias SettingWord = RawRepresentable<String> & CaseIterable & Sendable

/// How one setting is read as text, written from text, and what it allows.
struct SettingField {
  let allowed: AllowedValues
  /// The numbers that the settings page offers; nil where it offers all that are allowed.
  var offered: Set<Int>?
  /// Among which others it stands where all are shown.
  let group: SettingGroup
  let read: (Settings) -> String
  /// Changes the settings and returns true, or returns false where the text is not allowed.
  ///
  /// The text has no spaces around it and is in lower case.
  let write: (String, inout Settings) -> Bool

  /// A whole number in a range.
  static func whole(
    _ path: WritableKeyPath<Settings, Int>, in range: ClosedRange<Int>,
    offering offered: Set<Int>? = nil, group: SettingGroup
  ) -> Self {
    SettingField(allowed: .whole(range), offered: offered, group: group) {
      String($0[keyPath: path])
    } write: { text, settings in
      guard let number = Int(text), range.contains(number) else { return false }
      settings[keyPath: path] = number
      return true
    }
  }

  /// One of the cases of an enumeration.
  static func choice<Value: SettingWord>(
    _ path: WritableKeyPath<Settings, Value>, group: SettingGroup
  ) -> Self {
    SettingField(allowed: .oneOf(Value.allCases.map(\.rawValue)), group: group) {
      $0[keyPath: path].rawValue
    } write: { text, settings in
      guard let value: Value = named(text) else { return false }
      settings[keyPath: path] = value
      return true
    }
  }

  /// One or more cases of an enumeration, with commas between.
  static func several<Value: SettingWord & Hashable>(
    _ path: WritableKeyPath<Settings, Set<Value>>, group: SettingGroup
  ) -> Self {
    SettingField(allowed: .someOf(Value.allCases.map(\.rawValue)), group: group) { settings in
      Value.allCases.filter(settings[keyPath: path].contains).map(\.rawValue)
        .joined(separator: ",")
    } write: { text, settings in
      let values: [Value?] = text.commaSeparated.map(named)
      guard !values.contains(nil) else { return false }
      settings[keyPath: path] = Set(values.compactMap(\.self))
      return true
    }
  }

  /// A switch; `yes`, `true` and `1` also mean on, as their opposites mean off.
  static func onOrOff(_ path: WritableKeyPath<Settings, Bool>, group: SettingGroup) -> Self {
    SettingField(allowed: .onOrOff, group: group) {
      $0[keyPath: path] ? "on" : "off"
    } write: { text, settings in
      switch text {
      case "on", "yes", "true", "1": settings[keyPath: path] = true
      case "off", "no", "false", "0": settings[keyPath: path] = false
      default: return false
      }
      return true
    }
  }

  private static func named<Value: SettingWord>(
    _ text: String
  ) -> Value? {
    Value.allCases.first { $0.rawValue.lowercased() == text }
  }
}
