/// Random questions of a pool, each once before any comes again, and one with its numbers the other
/// way round only when nothing else is left.
struct DistinctQuestions {
  private let pool: QuestionPool
  private var used: Set<Question>
  /// The same with the smaller number first, where the order does not matter.
  private var usedInAnyOrder: Set<Question>

  init(from pool: QuestionPool, without used: [Question]) {
    self.pool = pool
    self.used = Set(used)
    usedInAnyOrder = Set(used.map(\.ordered))
  }

  /// The next question; nil when the pool is empty.
  mutating func next(using generator: inout some RandomNumberGenerator) -> Question? {
    guard let question = fresh(using: &generator) ?? rest(using: &generator) else { return nil }
    used.insert(question)
    usedInAnyOrder.insert(question.ordered)
    return question
  }

  /// A question by the level's shares, if an unused one turns up soon.
  private func fresh(using generator: inout some RandomNumberGenerator) -> Question? {
    for _ in 0..<64 {
      if let question = pool.randomQuestion(using: &generator),
        !usedInAnyOrder.contains(question.ordered)
      {
        return question
      }
    }
    return nil
  }

  /// Any unused question, in another order if it can be; when all are used, a new round begins.
  private mutating func rest(using generator: inout some RandomNumberGenerator) -> Question? {
    let all = pool.questions
    let unused = all.filter { !used.contains($0) }
    if unused.isEmpty {
      used = []
      usedInAnyOrder = []
    }
    let new = unused.filter { !usedInAnyOrder.contains($0.ordered) }
    return [new, unused, all].first { !$0.isEmpty }?.randomElement(using: &generator)
  }
}
