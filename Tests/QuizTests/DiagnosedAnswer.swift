import Quiz

/// A wrong answer that follows a pattern, with its diagnosis.
struct DiagnosedAnswer {
  let question: Question
  let typed: Int
  let diagnosis: Diagnosis

  /// All there are.
  static let all = Question.all.flatMap { question in
    wrongAnswers(to: question).compactMap { typed in
      Diagnosis(of: typed, to: question).map {
        DiagnosedAnswer(question: question, typed: typed, diagnosis: $0)
      }
    }
  }

  private static func wrongAnswers(to question: Question) -> Set<Int> {
    Misconception.allCases.reduce(into: []) { $0.formUnion($1.wrongAnswers(to: question)) }
  }
}
