import Quiz
import Testing

struct QuestionTests {
  @Test func `there are 10,627 questions, each once`() {
    #expect(Question.all.count == 10_627)
    #expect(Set(Question.all).count == 10_627)
    let counts = Operation.allCases.map { Question.all(of: $0).count }
    #expect(counts == [5_151, 5_151, 169, 156])
  }

  @Test func `every answer is a whole number from 0 to 144 that the question leads to`() {
    for question in Question.all {
      #expect((0...144).contains(question.answer))
      switch question.operation {
      case .add: #expect(question.left + question.right == question.answer)
      case .subtract: #expect(question.left - question.right == question.answer)
      case .multiply: #expect(question.left * question.right == question.answer)
      case .divide: #expect(question.right * question.answer == question.left)
      }
    }
  }

  @Test func `rules answer the trivial questions`() {
    let trivial = [
      Question(7, .add, 0), Question(0, .add, 7), Question(7, .subtract, 0),
      Question(7, .subtract, 7), Question(7, .multiply, 0), Question(1, .multiply, 7),
      Question(0, .divide, 7), Question(7, .divide, 1), Question(7, .divide, 7),
    ]
    let others = [
      Question(7, .add, 1), Question(7, .subtract, 6), Question(2, .multiply, 7),
      Question(14, .divide, 7),
    ]
    #expect(trivial.allSatisfy { $0.isTrivial })
    #expect(!others.contains { $0.isTrivial })
  }

  @Test func `sums carry and differences open a ten when the ones ask for it`() {
    #expect(Question(8, .add, 5).crossesTen)
    #expect(Question(37, .add, 23).crossesTen)
    #expect(!Question(34, .add, 25).crossesTen)
    #expect(Question(53, .subtract, 27).crossesTen)
    #expect(!Question(57, .subtract, 23).crossesTen)
    #expect(!Question(7, .multiply, 8).crossesTen)
  }

  @Test func `a question reads as a child reads it`() {
    let texts = [
      Question(7, .add, 8), Question(9, .subtract, 4), Question(7, .multiply, 8),
      Question(56, .divide, 7),
    ].map(\.description)
    #expect(texts == ["7 + 8", "9 − 4", "7 × 8", "56 ÷ 7"])
  }
}
