import Quiz
import Testing

struct GraderTests {
  private let question = Question(7, .multiply, 8)

  @Test(arguments: ["56", "056", " 56 ", "５６", "٥٦", "56.0", "५६", "112/2", "50 + 6"])
  func `every way to write the right value is right`(typed: String) {
    #expect(Grader().grade(typed, for: question) == .correct)
  }

  @Test func `another value is not right, and is told`() {
    #expect(Grader().grade("54", for: question) == .incorrect(value: 54))
    #expect(Grader().grade("-56", for: question) == .incorrect(value: -56))
    #expect(Grader().grade("56.5", for: question) == .incorrect(value: nil))
    #expect(Grader().grade("7+8", for: question) == .incorrect(value: 15))
    let huge = String(repeating: "9", count: 50)
    #expect(Grader().grade(huge, for: question) == .incorrect(value: nil))
  }

  @Test(arguments: ["", "  ", "fifty", "?", ".", "5,6", "1/0", "7×8", "7*8", "8 x 7"])
  func `what has no value is unreadable`(typed: String) {
    #expect(Grader().grade(typed, for: question) == .unreadable)
  }

  @Test func `endless work is no answer, and keeps nobody waiting`() {
    let clock = ContinuousClock()
    let product = (2..<1_500).map { "(1+sin(√\($0)))" }.joined(separator: "*")
    let time = clock.measure {
      #expect(Grader().grade(product, for: question) == .unreadable)
    }
    #expect(time < .seconds(4), "a tenth of a second in a build with optimisation")
  }

  @Test func `the right answer to every question is right`() {
    let missed = Question.all.filter { Grader().grade("\($0.answer)", for: $0) != .correct }
    #expect(missed.isEmpty)
  }
}
