import Quiz

/// A wrong answer that follows a pattern, with its diagnosis.
struct DiagnosedAnswer {
  let question: Question
  let typed: Int
  let diagnosis: Diagnosis

  /// All those to the products and quotients, and to every seventh of the
  /// larger sums and differences.
  static let sample = questions.flatMap { question in
    wrongAnswers(to: question).compactMap { typed in
      Diagnosis(of: typed, to: question).map {
        DiagnosedAnswer(question: question, typed: typed, diagnosis: $0)
      }
    }
  }

  private static let questions = Question.all.enumerated()
    .filter { !$1.isLargeSum || $0.isMultiple(of: 7) }.map(\.element)

  /// The answers to those questions that are far off and that no pattern explains.
  static let unexplained = questions.flatMap { question in
    [0, question.right + 3, question.answer * 2 + 7, question.left + question.right + 20]
      .filter { Diagnosis(of: $0, to: question) == nil && $0 != question.answer }
      .compactMap { typed in Feedback(farOff: typed, to: question).map { (question, feedback: $0) }
      }
  }

  /// The key of every text that a wrong answer can be told.
  static let keys = Set(
    sample.map(\.diagnosis.feedback.key) + unexplained.map(\.feedback.key)
      + gaps + ["feedback.slip.before", "feedback.slip.fast", "feedback.perhaps"])

  /// The keys of what a number for a gap can be told.
  private static let gaps = (0...90).flatMap { typed in
    let asked = AskedQuestion(Question(56, .divide, 7), as: .missingSecond)
    let sums = AskedQuestion(Question(8, .multiply, 7), as: .missingFirst)
    return [asked, sums].flatMap { asked in
      [Misconception(rawValue: "wrong-operation"), nil].compactMap {
        Feedback(gap: typed, $0, in: asked)?.key
      }
    }
  }

  private static func wrongAnswers(to question: Question) -> Set<Int> {
    Misconception.allCases.reduce(into: []) { $0.formUnion($1.wrongAnswers(to: question)) }
  }
}

extension Question {
  fileprivate var isLargeSum: Bool {
    (operation == .add || operation == .subtract) && larger > 20
  }
}
