import Content
import Quiz

/// What was not right in a check of the tables, in the order of its questions.
struct CheckMisses {
  /// The questions with another answer.
  let answered: [Question]
  /// The questions without an answer in time.
  let unanswered: [Question]

  /// The misses among the answers of a check, one to each question.
  init(in attempts: [Attempt]) {
    let missed = attempts.filter { $0.outcome != .right }
    answered = missed.filter { !$0.typed.isEmpty }.map(\.question)
    unanswered = missed.filter(\.typed.isEmpty).map(\.question)
  }

  /// A line for those of each kind, if there are any.
  func lines(in texts: Texts) -> [String] {
    [(answered, Phrase.noticeSessionMissed), (unanswered, .noticeSessionUnanswered)]
      .filter { !$0.0.isEmpty }
      .map { texts($1, ["questions": texts.list($0.map(\.description))]) }
  }
}
