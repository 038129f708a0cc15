/// Questions for a sheet of paper.
package struct Worksheet: Equatable, Sendable {
  /// How many questions a sheet can have.
  package static let allowedQuestionCounts = 1...200
  /// One of so many facts of a mixed sheet has a missing number.
  private static let missingShare = 3

  package let questions: [AskedQuestion]

  package init(questions: [AskedQuestion]) {
    self.questions = questions
  }

  /// A sheet of so many questions: first the facts, the rest from the pool, all mixed.
  ///
  /// No question comes twice before every question of the pool has come once, and 8 × 7 comes beside
  /// 7 × 8 only when there is nothing else.
  ///
  /// - Parameters:
  ///   - count: How many questions, in `allowedQuestionCounts`.
  ///   - facts: What has to be on the sheet as far as there is room, the most important first.
  ///   - forms: Whether some facts have a missing number; the questions are the same either way.
  ///   - pool: Where the other questions come from.
  ///   - generator: Mixes the questions.
  package init(
    count: Int, facts: [Question] = [], forms: FormsSetting = .plain, from pool: QuestionPool,
    using generator: inout some RandomNumberGenerator
  ) {
    var seen: Set<Question> = []
    let facts = facts.filter { seen.insert($0.ordered).inserted }
    var draw = DistinctQuestions(from: pool, without: facts)
    var questions = Array(facts.prefix(count))
    while questions.count < count, let next = draw.next(using: &generator) {
      questions.append(next)
    }
    questions.shuffle(using: &generator)
    let signs = Set(questions.map(\.operation))
    self.questions = questions.map { question in
      AskedQuestion(question, as: Self.form(of: question, forms, signs, using: &generator))
    }
  }

  /// Whether a question has digits to be written below each other.
  package static func needsWorking(_ question: Question) -> Bool {
    switch question.operation {
    case .add, .subtract: !question.isFact && min(question.left, question.right) >= 10
    case .multiply, .divide: false
    }
  }

  /// The form of a question; only signs that the sheet has anyway are shown.
  private static func form(
    of question: Question, _ forms: FormsSetting, _ signs: Set<Operation>,
    using generator: inout some RandomNumberGenerator
  ) -> QuestionForm {
    switch forms {
    case .plain: return .plain
    case .mixed:
      let missing = question.formsWithMissingNumber(showing: signs)
      guard Int.random(in: 0..<missingShare, using: &generator) == 0 else { return .plain }
      return missing.randomElement(using: &generator) ?? .plain
    }
  }
}
