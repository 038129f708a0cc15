import Basics
import Quiz
import Testing

struct MisconceptionTests {
  @Test func `every stored name is still known, and no two patterns share one`() {
    let stored = [
      "zero-rule", "zero-groups", "one-rule", "wrong-operation", "smaller-from-larger",
      "forgot-carry", "wrote-both-digits", "forgot-opened-ten", "ones-on-tens", "forgot-to-halve",
      "forgot-group-off", "double-missing", "forgot-to-double", "next-door-fact", "near-fact",
      "next-door-quotient", "gave-divisor", "glued", "counted-start", "counted-too-many",
      "ten-out", "one-out", "same-table", "other-table", "swapped-digits", "slip",
      "took-double", "not-given-back", "compensated-wrong-way", "zero-minus", "only-tens",
      "forgot-zero", "repeated-operand",
    ]
    for name in stored { #expect(Misconception(rawValue: name)?.rawValue == name) }
    #expect(Misconception(rawValue: "x") == nil)
    // A new pattern's name is stored from now on, too.
    #expect(Set(Misconception.allCases.map(\.rawValue)) == Set(stored))
    #expect(Set(Misconception.allCases).count == Misconception.allCases.count)
  }

  @Test(arguments: [
    (Question(7, .add, 0), 8, "zero-rule"), (Question(7, .add, 0), 0, "zero-rule"),
    (Question(9, .subtract, 0), 8, "zero-rule"), (Question(7, .multiply, 0), 7, "zero-groups"),
    (Question(0, .divide, 4), 4, "zero-groups"), (Question(1, .multiply, 9), 10, "one-rule"),
    (Question(9, .divide, 1), 1, "one-rule"), (Question(7, .divide, 7), 0, "one-rule"),
    (Question(7, .multiply, 8), 15, "wrong-operation"),
    (Question(8, .add, 5), 3, "wrong-operation"),
    (Question(9, .subtract, 4), 13, "wrong-operation"),
    (Question(63, .subtract, 29), 46, "smaller-from-larger"),
    (Question(35, .add, 27), 52, "forgot-carry"),
    (Question(27, .add, 15), 312, "wrote-both-digits"),
    (Question(81, .subtract, 26), 65, "smaller-from-larger"),
    (Question(52, .subtract, 27), 35, "smaller-from-larger"),
    (Question(63, .subtract, 28), 45, "smaller-from-larger"),
    (Question(61, .subtract, 29), 42, "forgot-opened-ten"),
    (Question(42, .add, 5), 92, "ones-on-tens"), (Question(58, .subtract, 4), 18, "ones-on-tens"),
    (Question(5, .multiply, 7), 70, "forgot-to-halve"),
    (Question(9, .multiply, 7), 70, "forgot-group-off"),
    (Question(8, .multiply, 6), 24, "double-missing"),
    (Question(28, .divide, 4), 14, "double-missing"),
    (Question(35, .divide, 5), 3, "forgot-to-double"),
    (Question(7, .multiply, 9), 54, "next-door-fact"),
    (Question(7, .multiply, 8), 42, "near-fact"),
    (Question(56, .divide, 7), 6, "next-door-quotient"),
    (Question(56, .divide, 7), 7, "next-door-quotient"),
    (Question(24, .divide, 8), 8, "gave-divisor"),
    (Question(3, .add, 4), 34, "glued"), (Question(8, .add, 5), 12, "counted-start"),
    (Question(9, .subtract, 4), 6, "counted-start"), (Question(8, .add, 5), 14, "counted-too-many"),
    (Question(34, .add, 25), 69, "ten-out"), (Question(7, .multiply, 8), 57, "one-out"),
    (Question(7, .multiply, 9), 27, "same-table"), (Question(2, .multiply, 4), 18, "same-table"),
    (Question(7, .multiply, 9), 48, "other-table"),
    (Question(7, .multiply, 8), 65, "swapped-digits"), (Question(34, .add, 25), 599, "slip"),
    (Question(34, .add, 25), 34, "repeated-operand"),
    (Question(9, .multiply, 8), 9, "repeated-operand"),
    (Question(8, .add, 7), 14, "took-double"), (Question(34, .add, 29), 64, "not-given-back"),
    (Question(34, .add, 29), 65, "compensated-wrong-way"),
    (Question(75, .subtract, 28), 43, "compensated-wrong-way"),
    (Question(34, .add, 28), 50, "only-tens"), (Question(70, .subtract, 34), 40, "zero-minus"),
    (Question(7, .multiply, 10), 7, "forgot-zero"), (Question(91, .subtract, 89), 3, "one-out"),
  ])
  func `a wrong answer is known by its pattern`(
    question: Question, typed: Int, expected: String
  ) {
    #expect(Diagnosis(of: typed, to: question)?.misconception.rawValue == expected)
  }

  @Test func `every pattern has an answer that it is the first to explain`() {
    #expect(
      Set(DiagnosedAnswer.sample.map(\.diagnosis.misconception)) == Set(Misconception.allCases))
  }

  @Test func `the right answer and one without a pattern have no diagnosis`() {
    #expect(Diagnosis(of: 56, to: Question(7, .multiply, 8)) == nil)
    #expect(Diagnosis(of: 999, to: Question(7, .multiply, 8)) == nil)
  }

  @Test func `the last answer and an answer without thought are slips`() {
    let question = Question(7, .multiply, 8)
    let before = Diagnosis(of: 999, to: question, after: 999)
    #expect(before?.misconception.rawValue == "slip")
    #expect(before?.feedback.key == "feedback.slip.before")
    let fast = Diagnosis(of: 999, to: question, time: .milliseconds(700))
    #expect(fast?.misconception.rawValue == "slip")
    #expect(fast?.feedback.key == "feedback.slip.fast")
    #expect(Diagnosis(of: 999, to: question, time: .seconds(1)) == nil)
    #expect(
      Diagnosis(of: 54, to: Question(7, .multiply, 9), time: .zero)?.misconception.rawValue
        == "next-door-fact")
  }

  @Test func `two good explanations are worded with care`() throws {
    // 7 is one group less, and it is the size of the groups.
    #expect(try #require(Diagnosis(of: 7, to: Question(56, .divide, 7))).isTentative)
    #expect(try !#require(Diagnosis(of: 52, to: Question(35, .add, 27))).isTentative)
  }

  @Test(arguments: [
    (Operation.add, 15.2, 0.08), (.subtract, 10.9, 0.07), (.multiply, 34.5, 0.36),
    (.divide, 9.7, 0.13),
  ])
  func `patterns explain as many answers, and clash as often, as counted before`(
    operation: Operation, answers: Double, clashes: Double
  ) {
    let questions = Question.all(of: operation).filter {
      $0.smaller > 0 && (operation != .subtract || $0.answer > 0)
    }
    var explained = 0
    var clashing = 0
    for question in questions {
      let sets = Misconception.allCases.map { $0.wrongAnswers(to: question) }
      let all = sets.reduce(into: Set<Int>()) { $0.formUnion($1) }
      explained += all.count
      clashing += all.count { typed in sets.count { $0.contains(typed) } > 1 }
    }
    let perQuestion = Double(explained) / Double(questions.count)
    #expect(abs(perQuestion - answers) < 1)
    #expect(abs(Double(clashing) / Double(explained) - clashes) < 0.02)
  }

  @Test(arguments: Language.allCases.map(\.rawValue))
  func `every feedback is a short true sentence that does not blame`(language: String) throws {
    let texts = try HintTexts(language)
    for feedback in Set(DiagnosedAnswer.sample.map(\.diagnosis.feedback) + Self.withoutPattern) {
      for text in texts.wordings(of: feedback) {
        let isTrue = untrueEquations(in: text).isEmpty
        if text.contains("{") || text.count > 90 || !isTrue || text.contains("wrong") {
          Issue.record("\(feedback.key): \(text)")
        }
      }
    }
  }

  /// What is said where no pattern fits.
  private static let withoutPattern = DiagnosedAnswer.unexplained.map(\.feedback)

  @Test(arguments: [
    (Question(9, .multiply, 8), 9, "repeated-operand.multiply"),
    (Question(34, .add, 25), 25, "repeated-operand.add"),
    (Question(50, .subtract, 20), 50, "repeated-operand.subtract"),
    (Question(56, .divide, 8), 56, "repeated-operand.divide"),
    (Question(7, .multiply, 8), 65, "swapped-digits"),
    (Question(48, .add, 5), 35, "swapped-digits"),
    (Question(8, .add, 7), 14, "took-double.more"), (Question(6, .add, 7), 14, "took-double.less"),
  ])
  func `a number of the question, turned digits and the double next door have their own words`(
    question: Question, typed: Int, name: String
  ) {
    #expect(Diagnosis(of: typed, to: question)?.feedback.key == "feedback.\(name)")
  }

  /// Those that only name what happened: a rung of the ladder stands below them.
  private static let naming: Set = [
    "one-out", "same-table", "other-table", "glued", "swapped-digits", "slip", "repeated-operand",
  ]

  @Test func `each pattern says what to do next, or a rung of the ladder does`() throws {
    let texts = try HintTexts("en")
    let calls =
      #/\?|[Tt]ry|[Ll]ook|[Ss]ay|[Cc]heck|[Oo]pen|[Aa]dd|[Tt]ake|[Gg]ive|[Dd]ouble|[Hh]alf|[Ss]tart|[Ww]rite|[Cc]ount|[Tt]hink|need|Now|one ten|keeps/#
    for answer in DiagnosedAnswer.sample {
      let (pattern, feedback) = (answer.diagnosis.misconception, answer.diagnosis.feedback)
      if pattern.saysWhatToDo(about: answer.question) {
        for text in texts.wordings(of: feedback) where !text.contains(calls) {
          Issue.record("\(pattern.rawValue): \(text)")
        }
      } else if !Self.naming.contains(pattern.rawValue) {
        Issue.record("\(pattern.rawValue)")
      }
    }
  }

  @Test(arguments: [
    (Question(82, .subtract, 10), true), (Question(25, .add, 50), true),
    (Question(40, .add, 30), false), (Question(49, .add, 6), false), (Question(10, .add, 4), false),
  ])
  func `where only the ones are wrong and stay as they are, no tip speaks of the tens`(
    question: Question, isEnough: Bool
  ) {
    let oneOut = Misconception(rawValue: "one-out")
    #expect(oneOut?.saysWhatToDo(about: question) == isEnough)
  }

  @Test func `counting is only spoken of where at most five are counted`() {
    for answer in DiagnosedAnswer.sample
    where answer.diagnosis.misconception.rawValue.hasPrefix("counted") {
      let question = answer.question
      let counted = question.operation == .add ? question.smaller : question.right
      if counted > 5 { Issue.record("\(question), \(answer.typed)") }
    }
  }

  @Test func `right tens are only praised where the answer has some`() {
    for answer in DiagnosedAnswer.sample
    where answer.diagnosis.feedback.key == "feedback.check-ones" && answer.question.answer < 20 {
      Issue.record("\(answer.question), \(answer.typed)")
    }
  }

  @Test(arguments: [
    (Question(10, .add, 10), 21, "one-out"), (Question(91, .subtract, 71), 21, "one-out"),
    (Question(10, .add, 10), 19, "one-out"),
    (Question(12, .add, 7), 18, "one-out"), (Question(14, .add, 7), 22, "check-ones"),
    (Question(40, .subtract, 20), 21, "one-out"), (Question(4, .multiply, 5), 21, "one-out"),
  ])
  func `tens are spoken of from twenty on, where they are right`(
    question: Question, typed: Int, name: String
  ) {
    #expect(Diagnosis(of: typed, to: question)?.feedback.key == "feedback.\(name)")
  }

  @Test func `only a wrong key is called a typing slip`() {
    for answer in DiagnosedAnswer.sample where answer.diagnosis.feedback.key == "feedback.slip" {
      let right = "\(answer.question.answer)"
      let typed = "\(answer.typed)"
      let isKey = Set(typed).isSubset(of: right) && abs(typed.count - right.count) == 1
      if !isKey { Issue.record("\(answer.question), \(typed)") }
    }
  }

  @Test(arguments: [
    (Question(4, .subtract, 1), 12, "far-off.subtract"), (Question(8, .add, 5), 4, "far-off.add"),
    (Question(7, .multiply, 8), 5, "far-off.multiply"),
    (Question(56, .divide, 7), 90, "far-off.divide"),
    (Question(34, .add, 25), 90, "far-off.less"), (Question(7, .multiply, 8), 24, "far-off.more"),
    (Question(7, .subtract, 5), 7, "far-off.less"),
    (Question(7, .subtract, 5), 8, "far-off.subtract"),
    (Question(4, .multiply, 6), 6, "far-off.more"),
    (Question(4, .multiply, 6), 5, "far-off.multiply"),
    (Question(56, .divide, 7), 56, "far-off.less"),
    (Question(56, .divide, 7), 57, "far-off.divide"),
  ])
  func `an answer far off is told a number of the question where that says more`(
    question: Question, typed: Int, name: String
  ) {
    #expect(Feedback(farOff: typed, to: question)?.key == "feedback.\(name)")
  }

  @Test func `where the right answer lies is never said falsely`() {
    for question in Question.all where question.left <= 20 || question.right <= 12 {
      for typed in [0, 1, 3, question.left, question.right, question.left + 7, 150] {
        guard let key = Feedback(farOff: typed, to: question)?.key else { continue }
        let answer = question.answer
        let isTrue =
          switch key {
          case "feedback.far-off.more": typed < answer
          case "feedback.far-off.less": answer < typed
          case "feedback.far-off.add", "feedback.far-off.multiply":
            answer > max(question.left, question.right)
          default: answer < question.left
          }
        if !isTrue { Issue.record("\(question), \(typed): \(key)") }
      }
    }
  }

  @Test(arguments: [
    (16, 7, 11, "smaller-from-larger.teen"), (13, 7, 14, "smaller-from-larger.teen"),
    (26, 7, 21, "smaller-from-larger"), (63, 29, 46, "smaller-from-larger"),
  ])
  func `below twenty opening a ten would lead back to the question`(
    from: Int, taken: Int, typed: Int, name: String
  ) {
    let feedback = Diagnosis(of: typed, to: Question(from, .subtract, taken))?.feedback
    #expect(feedback?.key == "feedback.\(name)")
    #expect(feedback?.numbers["further"] == taken % 10 - from % 10)
  }

  @Test func `an answer that is near is not told where the right one lies`() {
    #expect(Feedback(farOff: 50, to: Question(34, .add, 25)) == nil)
    // Far off is further away than half of the answer.
    let questions = [Question(7, .multiply, 8), Question(34, .add, 25)]
    for (question, half) in zip(questions, [28, 29]) {
      for sign in [-1, 1] {
        #expect(Feedback(farOff: question.answer + sign * half, to: question) == nil)
        #expect(Feedback(farOff: question.answer + sign * (half + 1), to: question) != nil)
      }
    }
  }

  @Test func `no feedback gives the answer away`() throws {
    let texts = try HintTexts("en")
    for answer in DiagnosedAnswer.sample where answer.question.answer > 12 {
      let (question, feedback) = (answer.question, answer.diagnosis.feedback)
      guard feedback.numbers.values.contains(question.answer) else { continue }
      let text = texts.text(feedback.key, feedback.numbers) ?? ""
      let said = Set(text.split { !$0.isNumber }.compactMap { Int($0) })
      if said.subtracting([question.left, question.right]).contains(question.answer) {
        Issue.record("\(question), \(answer.typed): \(text)")
      }
    }
  }
}
