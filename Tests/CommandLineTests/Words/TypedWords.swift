import Basics
import Calculator
import Quiz
import Screen

@testable import mathbot

/// Words that are typed or printed as they stand in every language.
enum TypedWords {
  /// What is left of a text without what is typed: Latin words that a language says itself.
  static func foreign(in text: String, besides allowed: Set<String> = []) -> Set<String> {
    let said = text.replacing(/--?[a-z-]+|<[a-z-]+>|MATHBOT_[A-Z_]+|\/\S+/, with: " ")
    let words = said.split { !$0.isASCII || !$0.isLetter }.map(String.init)
    return Set(words.filter { $0.count > 1 }).subtracting(all).subtracting(allowed)
  }

  private static let all = names.union(commands).union(values).union(functions).union(topics)

  private static let names: Set = [
    "mathbot", "Enter", "JSON", "HTML", "UTF", "Letter", "GNU", "General", "Public", "License",
    "NAME", "Mina", "USD", "TWD", "km", "mi", "LIST", "LEVEL", "WHEN", "SQLite", "SVG",
  ]
  private static let commands: Set = [
    "practice", "check", "worksheet", "garden", "progress", "calc", "solve", "plot", "convert",
    "history",
    "calculations", "clear", "learner", "list", "add", "rename", "remove", "use", "set", "unset",
    "data", "show", "path", "export", "import", "delete", "config", "get", "page", "help", "printf",
    "json",
    "html", "sevens", "report", "mina",
  ]
  private static let values: Set<String> = {
    var texts = ["always", "never", "official", "even", "default"]
    texts += DotGrade.allCases.map(\.rawValue)
    for key in SettingKey.allCases {
      texts += [key.rawValue, Settings().value(of: key)] + words(of: key.allowed)
    }
    texts += Language.allCases.map(\.rawValue)
    return Set(texts.flatMap { words(in: $0) })
  }()
  private static let topics = Set(HelpTopic.allCases.map(\.rawValue))
  private static let functions = Set(
    MathFunction.all.flatMap { words(in: $0.name) } + ["mod", "pi"])

  private static func words(of allowed: AllowedValues) -> [String] {
    switch allowed {
    case .whole: []
    case .oneOf(let words), .someOf(let words): words
    case .onOrOff: ["on", "off"]
    }
  }

  private static func words(in text: String) -> [String] {
    text.split { !$0.isLetter }.map(String.init)
  }
}
