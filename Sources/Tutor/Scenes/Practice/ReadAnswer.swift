import Quiz

/// A typed answer as it is understood: right, or wrong and how it came to be.
struct ReadAnswer {
  let asked: AskedQuestion
  let grade: Grade
  /// What a wrong answer tells about how it came to be.
  let diagnosis: Diagnosis?

  /// The answer to an open question.
  ///
  /// - Parameters:
  ///   - typed: What was typed.
  ///   - open: The question, and what was tried so far.
  ///   - previousAnswer: The answer to the question before, which is sometimes typed again.
  ///   - time: How long the question has taken.
  init(_ typed: String, to open: OpenQuestion, after previousAnswer: Int?, time: Duration?) {
    asked = open.asked
    grade = Grader().grade(typed, for: asked.question)
    guard case .incorrect(let value?) = grade else {
      diagnosis = nil
      return
    }
    // While a hint is read the clock stands still, and a quick answer says nothing about haste.
    let found = Diagnosis(
      of: value, to: asked, after: previousAnswer, time: open.hintsSeen == 0 ? time : nil)
    // So far off the tables explain nothing.
    let isFar = abs(value - asked.answer) > asked.answer
    diagnosis = isFar && found?.misconception.namesAnotherTable == true ? nil : found
  }

  /// The number that was typed, if it is a wrong one.
  var wrongValue: Int? {
    if case .incorrect(let value) = grade { value } else { nil }
  }

  /// What is said to it: the pattern that it fits, or that it is far off; nil where the hint alone
  /// helps more.
  var remark: Remark? {
    guard let value = wrongValue else { return nil }
    if let diagnosis {
      let isTentative =
        diagnosis.isTentative && !diagnosis.misconception.startsWithWhatIsRight
      return Remark(diagnosis.feedback, isTentative: isTentative)
    }
    let feedback =
      Feedback(gap: value, nil, in: asked) ?? Feedback(farOff: value, to: asked.question)
    return feedback.map { Remark($0) }
  }
}
