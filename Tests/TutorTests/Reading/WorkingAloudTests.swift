import Quiz
import Testing

@testable import Tutor

/// What a child says aloud while it works: steps, remainders, and how sure it is.
struct WorkingAloudTests {
  private func read(_ typed: String, _ left: Int, _ operation: Quiz.Operation, _ right: Int)
    -> TypedReading
  {
    TypedReader().read(typed, at: AskedQuestion(Question(left, operation, right)))
  }

  @Test(arguments: [
    "12 no remainder", "its 12 no remainder", "12, no leftovers", "12 remainder 0", "12 r 0",
    "12 and nothing left over", "12あまりなし", "12あまり0", "12 나머지 0", "12餘0",
  ])
  func `a division of which nothing is left over is answered`(typed: String) {
    #expect(read(typed, 24, .divide, 2) == .answer("12"))
  }

  @Test func `a remainder is another answer, and none of other questions`() {
    #expect(read("12 remainder 3", 24, .divide, 2) == .which("12", "3"))
    #expect(read("12 no remainder", 10, .add, 2) != .answer("12"))
  }

  @Test(arguments: [
    "12 no cap", "12 no doubt", "12 not hard", "12 cant be wrong", "12 no idea", "12 yes or no",
    "why not 12", "it isnt 12 is it", "12 i didnt even think",
  ])
  func `who says no about something else has not denied the number`(typed: String) {
    #expect(read(typed, 24, .divide, 2) == .joined("12"))
  }

  @Test(arguments: ["12 no", "12 is not it", "not 12", "12 isnt right", "it cant be 12"])
  func `a number that is denied is not meant`(typed: String) {
    #expect(read(typed, 24, .divide, 2) == .not("12"))
  }

  @Test(arguments: ["take away 50", "minus fifty", "-50", "- 50"])
  func `what is added or taken away is no answer yet`(typed: String) {
    #expect(read(typed, 78, .subtract, 50) == .calculation)
  }

  @Test(arguments: [
    ("50 and 30 is 80", "50 + 30 = 80"), ("5 and 3 is 8", "5 + 3 = 8"),
    ("70 take 50 is 20", "70 − 50 = 20"), ("double 10 is 20", "10 × 2 = 20"),
    ("half of 20 is 10", "20 ÷ 2 = 10"), ("10 lots of 2 is 20", "10 × 2 = 20"),
  ])
  func `a true step in words is no miss`(typed: String, equation: String) {
    guard case .step(equation, result: _) = read(typed, 54, .add, 30) else {
      Issue.record("\(read(typed, 54, .add, 30))")
      return
    }
  }

  @Test func `a false step is asked back, like a true one of too much`() {
    #expect(read("50 and 30 is 81", 54, .add, 30) == .joined("81"))
    #expect(read("54 and 30 is 85", 54, .add, 30) == .answer("85"), "the question itself")
  }

  @Test(arguments: [("54 64 74 84", "84"), ("54 64 74", "74"), ("90 88 86 84", "84")])
  func `who counts in steps is asked for the last one`(typed: String, last: String) {
    #expect(read(typed, 54, .add, 30) == .joined(last))
  }

  @Test func `signs need no spaces, and ones may be written as they sound`() {
    #expect(read("4x6", 12, .multiply, 2) == .work)
    #expect(read("7x8", 7, .multiply, 8) == .echo)
    #expect(read("eighty for", 54, .add, 30) == .joined("84"))
    #expect(read("twenty too", 20, .add, 2) == .joined("22"))
  }
}
