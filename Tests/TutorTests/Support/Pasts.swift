import Quiz
import TestPasts

@testable import Tutor

/// A child's past for tests of the progress page.
enum Pasts {
  static func first(
    _ question: Question, typed: Int? = nil, seconds: Double = 2, on day: Int = 0
  ) -> PastAttempt {
    let typed = typed ?? question.answer
    let isRight = typed == question.answer
    return PastAttempt(
      Attempt(
        question: question, typed: String(typed), outcome: isRight ? .right : .wrong,
        tryNumber: 1, time: .seconds(seconds),
        diagnosis: Diagnosis(of: typed, to: question)?.misconception.rawValue), on: day)
  }

  /// Ten facts, quick on three days, which shows that what is quick lasts with this child.
  static func lasting(until day: Int) -> [PastAttempt] {
    (day - 2...day).flatMap { day in
      (2...11).map { first(Question($0, .multiply, 11), on: day) }
    }
  }

  /// Something of everything, on some days.
  static let rich: [PastAttempt] =
    lasting(until: -90) + [
      first(Question(3, .multiply, 4), on: 0), first(Question(3, .multiply, 4), on: 0),
      first(Question(7, .multiply, 8), typed: 54, on: 97),
      first(Question(6, .multiply, 9), typed: 63, on: 97),
      first(Question(63, .subtract, 29), typed: 46, on: 98),
      first(Question(52, .subtract, 17), typed: 45, on: 98),
      first(Question(48, .add, 7), on: 99), first(Question(56, .divide, 7), on: 99),
      first(Question(4, .multiply, 8), seconds: 9.2, on: 97),
      first(Question(4, .multiply, 8), on: 98), first(Question(4, .multiply, 8), on: 99),
    ]

  static let richReport = ProgressReport(past: rich, on: 100)
}
