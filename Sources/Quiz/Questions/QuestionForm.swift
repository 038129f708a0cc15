/// How a question is put to the child; in each form it has the same answer.
///
/// The names are stored with the attempts and must not change.
package enum QuestionForm: String, CaseIterable, Codable, Sendable {
  /// As it stands: 56 ÷ 7.
  case plain
  /// With the first number of the inverse missing: `__ × 7 = 56` for 56 ÷ 7, `__ − 8 = 5` for 5 + 8.
  case missingFirst = "missing-first"
  /// With the second number of the inverse missing: `7 × __ = 56` for 56 ÷ 7.
  case missingSecond = "missing-second"
  /// With the second number missing where the second number is the answer: `13 − __ = 8` for 13 − 8.
  case missingTaken = "missing-taken"
  /// Worked out before the child's eyes, all but the answer.
  case shown
  /// Begun before the child's eyes: the first step is there, and its result is left open.
  case begun

  /// Whether a number of an equation is missing.
  package var isMissingNumber: Bool {
    switch self {
    case .missingFirst, .missingSecond, .missingTaken: true
    case .plain, .shown, .begun: false
    }
  }

  /// Whether the way was shown before the child was asked, so that the answer says nothing about
  /// what they know.
  package var isExample: Bool { rungsShown > 0 }

  /// How many rungs of the hint ladder it has on the screen from the start: both, or the first.
  package var rungsShown: Int {
    switch self {
    case .shown: 2
    case .begun: 1
    case .plain, .missingFirst, .missingSecond, .missingTaken: 0
    }
  }

  /// The seconds that reading it takes longer than reading the plain question.
  ///
  /// It has five signs in place of three, and is read twice. An allowance, not a measurement.
  var readingSeconds: Double { isMissingNumber ? 1 : 0 }
}

extension Question {
  /// The forms with a missing number; none for what a rule answers or what is worked out by steps.
  package var formsWithMissingNumber: [QuestionForm] {
    guard isFact, !isTrivial else { return [] }
    return operation.isCommutative
      ? [.missingFirst] : [.missingFirst, .missingSecond, .missingTaken]
  }

  /// Those that show no other sign than these.
  func formsWithMissingNumber(showing signs: Set<Operation>) -> [QuestionForm] {
    formsWithMissingNumber.filter { signs.contains(Equation(self, in: $0).operation) }
  }

  /// Whether the question can be put in a form.
  package func has(_ form: QuestionForm) -> Bool {
    switch form {
    case .plain: true
    case .missingFirst, .missingSecond, .missingTaken: formsWithMissingNumber.contains(form)
    case .shown, .begun: !isTrivial
    }
  }
}

extension QuestionForm: PackableCase {
  package static let blank = QuestionForm.plain
}
