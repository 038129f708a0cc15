import Quiz
import Testing

/// A question in its forms: each is a true equation with one number open, and that is the answer.
struct QuestionFormTests {
  private static let asked = Question.all.flatMap { question in
    QuestionForm.allCases.filter(question.has).map { AskedQuestion(question, as: $0) }
  }

  @Test func `an equation with its answer is true, in every form of every question`() {
    for asked in Self.asked where asked.form != .shown && asked.form != .begun {
      #expect(untrueEquations(in: asked.solution) == [], "\(asked)")
    }
  }

  @Test func `another number in the gap makes it untrue`() {
    for asked in Self.asked where asked.form.isMissingNumber {
      for wrong in [asked.answer - 1, asked.answer + 1] where wrong > 0 {
        let filled = asked.equation.text(blank: String(wrong))
        #expect(untrueEquations(in: filled) == [filled])
      }
    }
  }

  @Test(arguments: [
    (Question(56, .divide, 7), ["__ × 7 = 56", "7 × __ = 56", "56 ÷ __ = 7"]),
    (Question(13, .subtract, 8), ["__ + 8 = 13", "8 + __ = 13", "13 − __ = 8"]),
    (Question(5, .add, 8), ["__ − 8 = 5"]), (Question(8, .multiply, 7), ["__ ÷ 7 = 8"]),
    (Question(34, .add, 25), []), (Question(0, .multiply, 7), []), (Question(7, .divide, 7), []),
  ])
  func `a fact is asked with each number missing, and nothing else is`(
    question: Question, forms: [String]
  ) {
    #expect(
      question.formsWithMissingNumber.map { "\(AskedQuestion(question, as: $0))" } == forms)
  }

  @Test func `a gap waits for its number, and a plain question for its result`() {
    #expect(AskedQuestion(Question(56, .divide, 7)).openEquation == "56 ÷ 7 = ?")
    #expect(AskedQuestion(Question(56, .divide, 7)).description == "56 ÷ 7")
    let gap = AskedQuestion(Question(56, .divide, 7), as: .missingSecond)
    #expect(gap.openEquation == "7 × __ = 56")
    #expect(gap.solution == "7 × 8 = 56")
  }

  @Test func `an example shows the rungs of the ladder, and nothing else does`() {
    #expect(QuestionForm.shown.rungsShown == HintLadder.rungCount)
    #expect(QuestionForm.begun.rungsShown == 1)
    #expect(QuestionForm.allCases.filter(\.isExample) == [.shown, .begun])
  }

  @Test func `the stored names stay as they are`() {
    #expect(
      QuestionForm.allCases.map(\.rawValue) == [
        "plain", "missing-first", "missing-second", "missing-taken", "shown", "begun",
      ])
  }
}
