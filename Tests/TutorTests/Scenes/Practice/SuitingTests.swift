import Basics
import Quiz
import Screen
import Testing

@testable import Tutor

struct SuitingTests {
  /// A learner who has answered each product of a table so often, each time this fast.
  private static func past(table: Int, times: Int, seconds: Int) -> [PastAttempt] {
    (0..<times).flatMap { day in
      (1...10).map { number in
        let question = Question(table, .multiply, number)
        let attempt = Attempt(
          question: question, typed: String(question.answer), outcome: .right, tryNumber: 1,
          time: .seconds(seconds))
        return PastAttempt(attempt, on: day)
      }
    }
  }

  @Test func `a fact answered faster than ever gets its two times`() throws {
    var setup = ConversationSetup(
      .plain,
      flags: PracticeFlags(minutes: 5, difficulty: .easy, operations: [.multiply], table: 5))
    setup.learner.past = Past(Self.past(table: 5, times: 3, seconds: 9))
    setup.today = 3
    var conversation = Conversation(setup)
    var now = Instant.start
    _ = conversation.handle(.opened, at: now)
    for _ in 0..<6 {
      let answer = try #require(conversation.practice?.session.open?.question.answer)
      now = now.advanced(by: .seconds(4))
      _ = conversation.handle(.submitted(String(answer)), at: now)
    }
    let said = conversation.context.chat.messages.compactMap { message in
      if case .robot(let blocks) = message.content { blocks.plainLines } else { nil }
    }.joined().joined(separator: "\n")
    #expect(said.contains(/(5 × \d+|\d+ × 5) took 9\.0 s before\. Now 4\.0 s!/))
  }
}
