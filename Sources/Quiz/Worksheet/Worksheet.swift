/// Questions for a sheet of paper.
package struct Worksheet: Equatable, Sendable {
  /// How many questions a sheet can have.
  package static let allowedQuestionCounts = 1...200

  package let questions: [Question]

  package init(questions: [Question]) {
    self.questions = questions
  }

  /// A sheet of so many questions: first the facts, the rest from the pool, all mixed.
  ///
  /// No question comes twice before every question of the pool has come once.
  ///
  /// - Parameters:
  ///   - count: How many questions, in `allowedQuestionCounts`.
  ///   - facts: What has to be on the sheet as far as there is room, the most important first.
  ///   - pool: Where the other questions come from.
  ///   - generator: Mixes the questions.
  package init(
    count: Int, facts: [Question] = [], from pool: QuestionPool,
    using generator: inout some RandomNumberGenerator
  ) {
    var draw = DistinctQuestions(from: pool, without: facts)
    var questions = Array(facts.prefix(count))
    while questions.count < count, let next = draw.next(using: &generator) {
      questions.append(next)
    }
    self.questions = questions.shuffled(using: &generator)
  }
}
