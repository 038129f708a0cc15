/// An endless row of random questions from a pool, without repeats that a child would notice.
///
/// The operations come evenly, a question does not come back among the next six, and two
/// questions in a row never have the same answer. A pool too small for that gives as much of it
/// as it can; the answers go before the distance.
package struct RandomQuestions: Equatable, Sendable {
  /// How many questions lie between a question and its return.
  package static let distance = 6

  private let pool: QuestionPool
  /// The last questions, oldest first.
  private var recent: [Question] = []

  package init(from pool: QuestionPool) {
    self.pool = pool
  }

  /// The next question.
  package mutating func next(using generator: inout some RandomNumberGenerator) -> Question {
    let question = fresh(using: &generator) ?? freshest(using: &generator)
    recent = Array((recent + [question]).suffix(Self.distance))
    return question
  }

  /// A question that keeps all rules, if one turns up soon.
  private func fresh(using generator: inout some RandomNumberGenerator) -> Question? {
    for _ in 0..<64 {
      if let question = pool.randomQuestion(using: &generator), !recent.contains(question),
        question.answer != recent.last?.answer
      {
        return question
      }
    }
    return nil
  }

  /// A question that keeps as much of the rules as the pool allows.
  private func freshest(using generator: inout some RandomNumberGenerator) -> Question {
    let questions = pool.questions
    let withNewAnswer = questions.filter { $0.answer != recent.last?.answer }
    let allowed = withNewAnswer.isEmpty ? questions : withNewAnswer
    for distance in (0...Self.distance).reversed() {
      let rested = allowed.filter { !recent.suffix(distance).contains($0) }
      if let question = rested.randomElement(using: &generator) { return question }
    }
    preconditionFailure("Every level, operation and table has questions.")
  }
}
