import Basics
import Content
import Quiz
import Tutor

/// The first line of a transcript: what the conversation starts with.
struct TranscriptHeader {
  /// A word that is no `name=value`, or a value that is not allowed.
  struct Unreadable: Error {
    let word: Substring
  }

  private(set) var setup = ConversationSetup(form: .plain, settings: EffectiveSettings(), seed: 0)

  /// How many seconds an answer takes.
  private(set) var pace = 3

  init(_ line: String) throws {
    for word in line.split(separator: " ") {
      let parts = word.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { throw Unreadable(word: word) }
      try set(String(parts[0]), to: String(parts[1]), word)
    }
  }

  private mutating func set(_ name: String, to value: String, _ word: Substring) throws {
    switch name {
    case "seed": setup.seed = UInt64(value) ?? 0
    case "pace": pace = try Self.found(Int(value), word)
    case "minutes": setup.flags.minutes = Int(value)
    case "difficulty": setup.flags.difficulty = Difficulty(rawValue: value)
    case "check":
      setup.purpose = .check(questions: try Self.found(Int(value), word), mix: .official)
    case "players":
      setup.players = Players(value.split(separator: ",").map(String.init), last: nil)
    case "table": setup.flags.table = Int(value)
    case "operations":
      setup.flags.operations = Set(
        value.split(separator: ",").compactMap { Operation(rawValue: String($0)) })
    case "language": setup.systemLanguage = try Self.found(Language(rawValue: value), word)
    case "name": setup.learner = LearnerProfile(name: value)
    case "first": setup.asksName = value == "yes"
    case "today": setup.today = try Self.found(Int(value), word)
    case "past":
      setup.learner.past = Past(
        try value.split(separator: ",").map { try Self.found(Self.past($0), word) })
      setup.learner.previous = PreviousSession(minutes: 5, difficulty: .easy)
    case "previous":
      setup.learner.previous = PreviousSession(
        minutes: 5, difficulty: .auto)
    default:
      let key = try Self.found(SettingKey(rawValue: name), word)
      try setup.settings.apply(value, for: key, from: .file)
    }
  }

  /// A try from the past, such as `1:7x8:right`; each day is a session, and a try takes 2 seconds.
  private static func past(_ text: Substring) -> PastAttempt? {
    let parts = text.split(separator: ":")
    let numbers = parts.count == 3 ? parts[1].split(separator: "x").compactMap { Int($0) } : []
    guard numbers.count == 2, let day = Int(parts[0]),
      let outcome = Attempt.Outcome(rawValue: String(parts[2]))
    else { return nil }
    let attempt = Attempt(
      question: Question(numbers[0], .multiply, numbers[1]), typed: "", outcome: outcome,
      tryNumber: 1, time: .seconds(2))
    return PastAttempt(attempt, on: day, at: .easy, in: day)
  }

  private static func found<Value>(_ value: Value?, _ word: Substring) throws -> Value {
    guard let value else { throw Unreadable(word: word) }
    return value
  }
}
