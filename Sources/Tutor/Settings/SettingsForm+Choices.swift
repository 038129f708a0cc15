import Quiz

extension SettingsForm {
  /// What a row lets one choose.
  enum Choices: Equatable, Sendable {
    case slider(ClosedRange<Int>)
    /// One of the values, written as in the settings file.
    case one([String])
    /// Any of the four operations.
    case operations

    init(for key: SettingKey) {
      switch (key, key.allowed) {
      case (.places, _): self = .one(["0", "2", "4", "6", "10"])
      case (.history, _): self = .one(["10", "50", "100", "1000"])
      case (_, .whole(let range)): self = .slider(range)
      case (_, .oneOf(let values)): self = .one(values)
      case (_, .onOrOff): self = .one(["on", "off"])
      case (_, .someOf): self = .operations
      }
    }
  }
}
