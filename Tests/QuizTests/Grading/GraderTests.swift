import Quiz
import Testing

struct GraderTests {
  private let question = Question(7, .multiply, 8)

  @Test(arguments: ["56", "056", " 56 ", "５６", "٥٦", "56.0", "५६", "56.", "56!", "56?!"])
  func `every way to write the right number is right`(typed: String) {
    #expect(Grader().grade(typed, for: question) == .correct)
  }

  @Test func `an exclamation mark is joy and no factorial`() {
    #expect(Grader().grade("20!", for: Question(10, .multiply, 2)) == .correct)
  }

  @Test func `another value is not right, and is told`() {
    #expect(Grader().grade("54", for: question) == .incorrect(value: 54))
    #expect(Grader().grade("-56", for: question) == .incorrect(value: -56))
    #expect(Grader().grade("56.5", for: question) == .incorrect(value: nil))
    let huge = String(repeating: "9", count: 50)
    #expect(Grader().grade(huge, for: question) == .incorrect(value: nil))
  }

  @Test(arguments: [
    "", "  ", "fifty", "?", ".", "-", "5,6", "5 6", "1/0", "7×8", "7*8", "8 x 7", "112/2", "50 + 6",
    "10*2+0", "7+8", "1e3", "sin 0", "56%", "5.6.7",
  ])
  func `what is no number is unreadable`(typed: String) {
    #expect(Grader().grade(typed, for: question) == .unreadable)
  }

  @Test func `an equation is true where both sides are exactly the same`() {
    #expect(Grader().isTrue("7 × 7", equals: "49"))
    #expect(!Grader().isTrue("7 × 7", equals: "47"))
    #expect(Grader().isTrue("1 ÷ 4 + 0.1", equals: "0.35"))
    #expect(!Grader().isTrue("1 ÷ 0", equals: "1"))
    #expect(!Grader().isTrue("7 7", equals: "49"))
  }

  @Test func `endless work is no answer, and keeps nobody waiting`() {
    let clock = ContinuousClock()
    let product = (2..<1_500).map { "(1+sin(√\($0)))" }.joined(separator: "*")
    let time = clock.measure {
      #expect(Grader().grade(product, for: question) == .unreadable)
      #expect(!Grader().isTrue(product, equals: "1"))
    }
    #expect(time < .seconds(60), "a tenth of a second with optimisation: only a hang fails here")
  }

  @Test func `the right answer to every question is right`() {
    let missed = Question.all.filter { Grader().grade("\($0.answer)", for: $0) != .correct }
    #expect(missed.isEmpty)
  }
}
