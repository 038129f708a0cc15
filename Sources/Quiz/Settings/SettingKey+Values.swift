import Basics

extension SettingKey {
  /// The key with this name, in any case.
  ///
  /// - Throws: `SettingError.unknownKey` with the nearest key.
  package init(named name: String) throws(SettingError) {
    guard let key = SettingKey(rawValue: name.lowercased()) else {
      throw SettingError(unknownKey: name)
    }
    self = key
  }

  /// The values that this setting can take.
  package var allowed: AllowedValues { field.allowed }

  /// The numbers that the settings page offers; nil where it offers all that are allowed.
  package var offered: Set<Int>? { field.offered }
}

extension SettingKey: CustomStringConvertible {
  package var description: String { rawValue }
}

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
