import Content
import Quiz

extension SettingError: Worded {
  /// What was wrong, what is allowed, and what was probably meant.
  func words(in texts: Texts) -> String {
    switch self {
    case .unknownKey(let name, nearest: let nearest?):
      texts.sentence(Self.unknown(name, texts), nearest: nearest)
    case .unknownKey(let name, nearest: nil):
      texts.sentences([
        Self.unknown(name, texts),
        texts(.usageSettings, ["names": texts.all(SettingKey.allCases.map(\.rawValue))]),
      ])
    case .learnerName(let name):
      texts.sentences([Self.unknown(name, texts), texts(.usageSettingLearner)])
    case .sameForAll(let key):
      texts(
        .usageSettingOwn,
        ["names": texts.all(LearnerSettings.keys.map(\.rawValue)), "key": key])
    case .notAllowed(let key, let given, let allowed, let nearest):
      texts.refusal(of: texts.quoted(given), by: key.rawValue, allowed, nearest: nearest)
    }
  }

  private static func unknown(_ name: String, _ texts: Texts) -> String {
    texts(.usageSetting, ["name": texts.quoted(name)])
  }
}

extension EnvironmentError: Worded {
  func words(in texts: Texts) -> String {
    texts(.usageEnvironment, ["variable": variable, "error": reason.words(in: texts)])
  }
}

extension AllowedValues: Worded {
  /// The values as they stand in a sentence, such as `a whole number from 1 to 10`.
  func words(in texts: Texts) -> String {
    switch self {
    case .whole(let range):
      texts(.usageWhole, ["first": "\(range.lowerBound)", "last": "\(range.upperBound)"])
    case .oneOf(let words): texts(.usageWord, ["words": texts.choice(words)])
    case .onOrOff: texts(.usageWord, ["words": texts.choice(["on", "off"])])
    case .someOf(let words): texts(.usageWords, ["words": texts.choice(words)])
    }
  }
}
