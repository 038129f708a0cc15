import Quiz
import Testing

@testable import Tutor

/// Numbers that a child types while it talks.
struct NumbersInChatterTests {
  private let reader = TypedReader()
  private let asked = AskedQuestion(Question(98, .subtract, 10))

  @Test(arguments: [
    "i have 2 sisters", "i have 3 cats", "i have 5 apples", "my dog is 4", "i got 5 stars",
    "i know 100 words", "its 10 oclock", "me 2", "4 fun", "player 2", "ur my no 1", "5 more",
    "do 10", "there are 2 of us", "i got 5 right", "i want 100 points", "2wenty", "87 bro",
  ])
  func `what may be no answer is no miss before it is meant`(typed: String) {
    let reading = reader.read(typed, at: asked)
    guard case .answer = reading else { return }
    Issue.record("\(typed): \(reading)")
  }

  @Test(arguments: [
    "88 bro", "88 apples", "its 88 lol", "i got 88", "eighty 8", "80 8", "88 help", "98-10 88",
    "88 because 98 take 10", "88 cos 98 - 10", "double 44 is 88", "4 22s are 88",
    "98-10 088", "44 and 44 makes 88", "i worked it out its 88", "88 right?",
  ])
  func `the right answer counts whatever stands beside it`(typed: String) {
    #expect(reader.read(typed, at: asked) == .answer("88"))
  }

  @Test(arguments: [
    "87", "its 87", "i got 87", "i think 87", "87 lol", "eighty 7", "98-10 87",
    "i got 87 cos i counted",
  ])
  func `a wrong answer that says nothing else is one`(typed: String) {
    let reading = reader.read(typed, at: asked)
    #expect([.answer("87"), .joined("87")].contains(reading), "\(reading)")
  }

  @Test(arguments: ["half of 4", "half 4", "its double 7", "twice 9", "i think half of 20"])
  func `half of a number and its double are no result`(typed: String) {
    #expect(reader.read(typed, at: asked) == .calculation)
  }

  @Test func `a double that is the answer's reason, or names it, counts`() {
    #expect(reader.read("double 44 is 88", at: asked) == .answer("88"))
    #expect(reader.read("double 44", at: AskedQuestion(Question(88, .divide, 2))) == .answer("44"))
    #expect(reader.read("2 and a half", at: asked) == .part)
  }

  @Test func `the right answer is no miss because another number follows`() {
    #expect(reader.read("88 its 3 oclock", at: asked) != .answer("3"))
    #expect(reader.read("88 and thats 2 times 44", at: asked) != .answer("44"))
  }

  @Test(arguments: [
    ("gr8", Meaning.happy), ("2 hard", .hard), ("1 sec", .pause), ("2 secs", .pause),
    ("gotta go", .stop), ("tpi", .tip), ("love u", .love), ("say again", .repeat),
  ])
  func `usual words with numbers for letters, and without, are known`(
    typed: String, meaning: Meaning
  ) {
    #expect(reader.read(typed, at: asked) == .says(meaning))
  }
}
