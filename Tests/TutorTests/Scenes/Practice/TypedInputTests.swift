import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

/// Each line of the table, typed at 7 × 8 in each language: what Robo does and says.
struct TypedInputTests {
  /// A practice of the table of 7 whose open question is 7 × 8.
  private static func asking(_ language: Language) -> Talk {
    var settings = Settings()
    settings.language = .language(language)
    settings.animation = false
    let flags = PracticeFlags(
      minutes: 5, difficulty: .medium, operations: [.multiply], table: 7)
    var talk = Talk(ConversationSetup(.screen, settings: settings, flags: flags))
    talk.wait(.seconds(2))
    while let question = talk.question, question != Question(7, .multiply, 8) {
      talk.answer()
      talk.wait(.seconds(2))
    }
    talk.effects = []
    return talk
  }

  private static let talks = Language.allCases.map { (language: $0, talk: asking($0)) }

  @Test(arguments: TypedInput.all)
  func `Robo does what the table says in each language, and says so`(input: TypedInput) {
    for (language, before) in Self.talks {
      var talk = before
      talk.type(input.typed)
      let said = talk.words.dropFirst(before.words.count)
      if let reply = input.replies[language.rawValue], !reply.hasPrefix("(") {
        #expect(said.contains(reply.replacing("{t}", with: Self.clock(of: before))), "\(said)")
      }
      let isEmpty = input.reading == "EMPTY"
      #expect(isEmpty || said.hasPrefix("\n" + input.typed.trimmed), "what was typed is on show")
      #expect(Self.isDone(input, from: before, to: talk), "\(input.reading): \(talk.effects)")
    }
  }

  private static func clock(of talk: Talk) -> String { talk.chat?.header.clock ?? "" }

  /// Whether no more was done than the reading says: nothing but an answer is a try.
  private static func isDone(_ input: TypedInput, from before: Talk, to talk: Talk) -> Bool {
    let practice = talk.conversation.practice
    let isPaused = ["PAUSE", "NEED", "DISTRESS"].contains(input.reading)
    guard (talk.conversation.paused != nil) == isPaused else { return false }
    switch input.reading {
    case "SKIP": return talk.attempts.map(\.outcome) == [.skipped]
    case "ANSWER 56": return talk.attempts.map(\.outcome) == [.right]
    case "TIP", "HARD", "SAD":
      return talk.attempts.isEmpty && practice?.session.open?.hintsSeen == 1
    default:
      let isAnswer = input.reading.hasPrefix("ANSWER")
      let typed = isAnswer ? [String(input.reading.dropFirst("ANSWER ".count))] : []
      return talk.attempts.map(\.typed) == typed && practice?.session.open?.hintsSeen ?? 0 <= 1
    }
  }
}
