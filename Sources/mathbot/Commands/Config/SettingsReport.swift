import Quiz

/// All settings as `config list --json` prints them.
struct SettingsReport: JSONDocument {
  static let format = "mathbot-settings"
  static let schema = 1

  /// One setting.
  struct Entry: Encodable {
    let value: Value
    let source: String
  }

  /// A value in the type that JSON has for it.
  enum Value: Encodable {
    case number(Int)
    case word(String)
    case words([String])
    case flag(Bool)

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .number(let number): try number.encode(to: encoder)
      case .word(let word): try word.encode(to: encoder)
      case .words(let words): try words.encode(to: encoder)
      case .flag(let flag): try flag.encode(to: encoder)
      }
    }
  }

  let settings: [String: Entry]

  init(_ effective: EffectiveSettings) {
    let entries = SettingKey.allCases.map { key in
      let text = effective.settings.value(of: key)
      return (
        key.rawValue,
        Entry(
          value: Value(text, of: key.allowed), source: effective.source(of: key).rawValue)
      )
    }
    settings = Dictionary(uniqueKeysWithValues: entries)
  }
}

extension SettingsReport.Value {
  fileprivate init(_ text: String, of allowed: AllowedValues) {
    switch allowed {
    case .whole: self = Int(text).map(Self.number) ?? .word(text)
    case .oneOf: self = .word(text)
    case .someOf: self = .words(text.split(separator: ",").map(String.init))
    case .onOrOff: self = .flag(text == "on")
    }
  }
}
