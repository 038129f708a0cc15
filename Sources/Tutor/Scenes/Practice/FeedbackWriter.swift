import Content
import Quiz

/// What is said to a wrong answer.
struct FeedbackWriter {
  let texts: Texts

  /// The pattern that the answer fits, or that it is far off; nil where the hint alone helps more.
  func words(on grade: Grade, _ diagnosis: Diagnosis?, _ question: Question) -> String? {
    guard case .incorrect(let value?) = grade else { return nil }
    if let diagnosis { return words(for: diagnosis) }
    guard abs(value - question.answer) > question.answer / 2 else { return nil }
    let phrase: Phrase = value < question.answer ? .answerBigger : .answerSmaller
    return texts(phrase, ["answer": String(value)])
  }

  private func words(for diagnosis: Diagnosis) -> String {
    let feedback = diagnosis.feedback
    let words = texts.text(key: feedback.key, feedback.numbers.mapValues(String.init))
    guard diagnosis.isTentative, !diagnosis.misconception.startsWithWhatIsRight else {
      return words
    }
    return "\(texts.text(key: "feedback.perhaps")) \(words)"
  }
}
