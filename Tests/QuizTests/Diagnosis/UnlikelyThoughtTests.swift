import Quiz
import Testing

/// What is said of no mistake, as another thought explains it as well or better.
struct UnlikelyThoughtTests {
  @Test(arguments: [
    (Question(10, .subtract, 8), 12), (Question(14, .subtract, 7), 17),
    (Question(2, .add, 9), 1), (Question(5, .add, 5), 0),
  ])
  func `no ten is spoken of where there is none to carry to or to open`(
    question: Question, typed: Int
  ) {
    let name = Diagnosis(of: typed, to: question)?.misconception.rawValue
    #expect(name != "forgot-opened-ten" && name != "forgot-carry")
  }

  @Test func `what another thought explains as well is not told from the digits`() {
    for taken in 11...16 where taken != 15 {
      let copied = Diagnosis(of: taken, to: Question(20, .subtract, taken))
      #expect(copied == nil, "a slip is forgiven, and the smaller digit from the larger is none")
    }
    let other = Diagnosis(of: 100, to: Question(89, .add, 1))
    #expect(other?.misconception.rawValue != "ones-on-tens")
    let both = Diagnosis(of: 97, to: Question(42, .add, 5))
    #expect(both?.misconception.rawValue == "ones-on-tens")
  }

  @Test func `a product is named where it lies next to the question, a number of it as such`() {
    func key(_ question: Question, _ typed: Int) -> String? {
      Diagnosis(of: typed, to: question)?.feedback.key
    }
    #expect(key(Question(6, .multiply, 9), 56) == "feedback.other-table")
    #expect(key(Question(9, .multiply, 7), 48) == "feedback.other-table")
    for (first, second, typed) in [(5, 4, 22), (10, 4, 42), (6, 5, 32), (4, 6, 27)] {
      #expect(key(Question(first, .multiply, second), typed) == "feedback.other-table.far")
    }
    #expect(key(Question(5, .multiply, 10), 5) == "feedback.forgot-zero")
    #expect(key(Question(2, .multiply, 4), 2) == "feedback.repeated-operand.multiply")
  }
}
