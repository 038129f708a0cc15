import Basics
import Content
import Quiz

extension Conversation {
  /// The least time in which a tip can be read.
  private static let readingTime = Duration.milliseconds(1500)

  /// What is said to a wrong answer: the pattern it fits, or that it is far off; nothing where
  /// the hint alone helps more.
  func feedback(
    on grade: Grade, _ diagnosis: Diagnosis?, _ question: Question
  ) -> String? {
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

  /// Whether the answer came before the tip on show can have been read.
  var isHasty: Bool {
    practice?.hintAppeared.map { $0.duration(to: now) < Self.readingTime } ?? false
  }
}
