import Quiz

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An attempt as an archive holds it.
struct ArchivedAttempt: Hashable, Codable, Sendable {
  let id: UUID
  let at: ArchivedDate
  let left: Int
  let operation: Quiz.Operation
  let right: Int
  /// Absent where the question stood as it is.
  let form: QuestionForm?
  let typed: String
  let outcome: Attempt.Outcome
  let tryNumber: Int
  let milliseconds: Int64
  let hintsSeen: Int
  let diagnosis: String?

  init(_ stored: StoredAttempt) {
    let attempt = stored.attempt
    id = stored.id
    at = ArchivedDate(stored.at)
    left = attempt.question.left
    operation = attempt.question.operation
    right = attempt.question.right
    form = attempt.form == .plain ? nil : attempt.form
    typed = attempt.typed
    outcome = attempt.outcome
    tryNumber = attempt.tryNumber
    milliseconds = attempt.time.milliseconds
    hintsSeen = attempt.hintsSeen
    diagnosis = attempt.diagnosis
  }

  /// The attempt, in this session; nil for one that the program cannot have stored.
  func attempt(session: UUID) -> StoredAttempt? {
    let attempt = Attempt(
      question: Question(left, operation, right), as: form ?? .plain, typed: typed,
      outcome: outcome,
      tryNumber: tryNumber, time: .milliseconds(milliseconds), hintsSeen: hintsSeen,
      diagnosis: diagnosis)
    guard attempt.isSound else { return nil }
    return StoredAttempt(id: id, session: session, attempt: attempt, at: at.date)
  }
}
