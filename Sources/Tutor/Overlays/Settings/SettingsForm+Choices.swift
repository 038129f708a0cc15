import Quiz

extension SettingsForm {
  /// What a row lets one choose.
  enum Choices: Equatable, Sendable {
    case slider(ClosedRange<Int>)
    /// One of the values, written as in the settings file.
    case one([String])
    /// Any of the operations.
    case operations

    /// The choices of a row, with the value that it has.
    init(for key: SettingKey, with value: String) {
      switch key.allowed {
      case .whole(let range):
        self = key.offered.map { .one(Self.numbers($0, with: value)) } ?? .slider(range)
      case .oneOf(let values): self = .one(values)
      case .onOrOff: self = .one(["on", "off"])
      case .someOf: self = .operations
      }
    }

    /// The usual numbers, and the one that was chosen elsewhere.
    private static func numbers(_ usual: Set<Int>, with value: String) -> [String] {
      usual.union(Int(value).map { [$0] } ?? []).sorted().map(String.init)
    }
  }
}
