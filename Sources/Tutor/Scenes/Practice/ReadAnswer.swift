import Content
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
  func feedback(in texts: Texts) -> String? {
    guard let value = wrongValue else { return nil }
    if let diagnosis { return Self.words(for: diagnosis, in: texts) }
    let feedback =
      Feedback(gap: value, nil, in: asked) ?? Feedback(farOff: value, to: asked.question)
    return feedback.map { Self.words(of: $0, in: texts) }
  }

  private static func words(of feedback: Feedback, in texts: Texts) -> String {
    texts.text(
      key: feedback.key,
      feedback.numbers.mapValues(String.init).merging(feedback.calculations) { $1 })
  }

  private static func words(for diagnosis: Diagnosis, in texts: Texts) -> String {
    let words = words(of: diagnosis.feedback, in: texts)
    guard diagnosis.isTentative, !diagnosis.misconception.startsWithWhatIsRight else {
      return words
    }
    return texts.sentences([texts.text(key: "feedback.perhaps"), words])
  }
}
