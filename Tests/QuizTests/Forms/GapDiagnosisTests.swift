import Testing

@testable import Quiz

/// What is said to a wrong number for a gap.
struct GapDiagnosisTests {
  private static let gap = AskedQuestion(Question(56, .divide, 7), as: .missingSecond)

  @Test(arguments: [
    (56, "repeated-operand", "gap.repeated"), (7, "next-door-quotient", "gap.repeated"),
    (63, "wrong-operation", "gap.operation.less"), (49, "wrong-operation", "gap.operation.less"),
    (9, "next-door-quotient", "gap.less"), (6, "next-door-quotient", "gap.more"),
    (88, "slip", "slip"),
  ])
  func `a wrong number for 7 × __ = 56 is diagnosed and told`(
    typed: Int, name: String, key: String
  ) {
    let diagnosis = Diagnosis(of: typed, to: Self.gap)
    #expect(diagnosis?.misconception.rawValue == name)
    #expect(diagnosis?.feedback.key == "feedback.\(key)")
    #expect(diagnosis?.isTentative == false)
  }

  @Test func `what the number makes in the gap, and how it came to be, is told with it`() {
    let told = Diagnosis(of: 63, to: Self.gap)?.feedback
    #expect(told?.calculations == ["check": "7 × 63", "other": "56 + 7"])
    #expect(told?.numbers == ["typed": 63, "result": 56])
  }

  @Test func `what no pattern explains is put in as well, and what is beyond all sense is not`() {
    #expect(Diagnosis(of: 20, to: Self.gap) == nil)
    #expect(Feedback(gap: 20, nil, in: Self.gap)?.calculations == ["check": "7 × 20"])
    #expect(Feedback(gap: 1_000, nil, in: Self.gap) == nil)
    #expect(Feedback(gap: -3, nil, in: Self.gap) == nil)
    #expect(Feedback(gap: 20, nil, in: AskedQuestion(Self.gap.question)) == nil)
  }

  @Test func `nothing that is said to a wrong number has the answer, and the direction is true`() {
    for question in Question.all {
      for form in question.formsWithMissingNumber {
        let asked = AskedQuestion(question, as: form)
        for typed in 0...150 where typed != asked.answer {
          guard let told = Feedback(gap: typed, .wrongOperation, in: asked) else { continue }
          #expect(
            told.key.hasSuffix(".less") == (typed > asked.answer) || told.key.hasSuffix("repeated"))
          let given = [question.left, question.right, typed]
          let others = told.calculations.values.joined(separator: " ")
          let hasAnswer = numbers(in: others).contains(asked.answer)
          #expect(!hasAnswer || given.contains(asked.answer), "\(asked) \(typed)")
        }
      }
    }
  }

  @Test func `the hint for a gap is that of the division, and begins with the gap`() throws {
    let texts = try HintTexts("en")
    let ladder = HintLadder(for: Self.gap.question)
    #expect(texts.words(of: ladder.rungs[0]).contains("7 × __ = 56"))
  }
}
