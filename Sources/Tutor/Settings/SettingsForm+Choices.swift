import Quiz

extension SettingsForm {
  /// What a row lets one choose.
  enum Choices: Equatable, Sendable {
    case slider(ClosedRange<Int>)
    /// One of the values, written as in the settings file.
    case one([String])
    /// Any of the four operations.
    case operations

    /// The choices of a row, with the value that it has.
    init(for key: SettingKey, with value: String) {
      switch (key, key.allowed) {
      case (.places, _): self = .one(Self.numbers([0, 2, 4, 6, 10], with: value))
      case (.history, _): self = .one(Self.numbers([10, 50, 100, 1000], with: value))
      case (_, .whole(let range)): self = .slider(range)
      case (_, .oneOf(let values)): self = .one(values)
      case (_, .onOrOff): self = .one(["on", "off"])
      case (_, .someOf): self = .operations
      }
    }

    /// The usual numbers, and the one that was chosen elsewhere.
    private static func numbers(_ usual: Set<Int>, with value: String) -> [String] {
      usual.union(Int(value).map { [$0] } ?? []).sorted().map(String.init)
    }
  }
}
