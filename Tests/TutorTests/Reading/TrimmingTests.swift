import Quiz
import Testing

@testable import Tutor

/// Digits that stand for words, parts of words, and what is said around a number that counts.
struct TrimmingTests {
  private func reading(_ typed: String, at question: Question) -> TypedReading {
    TypedReader().read(typed, at: AskedQuestion(question))
  }

  /// Their answers are 2, and something else.
  private let questions = [Question(12, .divide, 6), Question(2, .multiply, 10)]

  @Test(arguments: [
    ("this is 2 hard", Meaning.hard), ("its 2 easy", .easy), ("2 tired", .need),
    ("this is 2 boring", .bored), ("2 much", .hard), ("i need 2 pee", .need),
    ("can i go 2 the toilet", .need), ("i want 2 stop", .stop), ("i need 2 go", .stop),
    ("4got", .tip), ("l8r", .stop), ("gr8", .happy),
  ])
  func `a digit that sounds like a word is no answer`(typed: String, meaning: Meaning) {
    for question in questions {
      #expect(reading(typed, at: question) == .says(meaning), "\(question)")
    }
  }

  @Test(arguments: [
    "2 100%", "2 1000% sure", "2 <3", "2lol",
  ])
  func `the right number counts, whatever is said around it`(typed: String) {
    #expect(reading(typed, at: questions[0]) == .answer("2"))
  }

  @Test(arguments: [
    ("i got 10 out of 10", "10"), (".2", "2"), (",2", "2"), ("7th", "7"), ("100% sure", "100"),
    ("5monkeys", "5"), ("2 cats", "2"), ("i got 2 out of 2", "2"),
  ])
  func `a number that may be something else is asked back`(typed: String, number: String) {
    for question in questions {
      #expect(reading(typed, at: question) == .joined(number), "\(question)")
    }
  }

  @Test func `a part of a calculation is no trimming`() {
    let (half, third) = (Question(24, .divide, 2), Question(12, .divide, 3))
    #expect(reading("50% of 24", at: half) == .which("50", "24"))
    #expect(reading("12:3", at: third) == .echo)
    #expect(reading("12<3", at: third) == .answer("12"))
  }

  @Test func `who is not sure of the right number is asked whether it is meant`() {
    #expect(reading("i think 2 but im not sure", at: questions[0]) == .joined("2"))
    #expect(reading("i think 2 but im not sure", at: questions[1]) == .says(.tip))
  }

  @Test(arguments: ["next one pleese", "wich one", "a diffrent one pls"])
  func `one of something is no number`(typed: String) {
    for question in questions {
      switch reading(typed, at: question) {
      case .says, .unsure, .unknown: break
      case let other: Issue.record("\(other)")
      }
    }
    #expect(reading("its one", at: Question(6, .divide, 6)) == .answer("1"))
  }

  @Test(arguments: [("um... 2", "2"), ("2.", "2"), ("...2", "2"), ("5 tens", "50")])
  func `a number with marks around it is one`(typed: String, number: String) {
    #expect(reading(typed, at: questions[0]) == .answer(number))
  }
}
