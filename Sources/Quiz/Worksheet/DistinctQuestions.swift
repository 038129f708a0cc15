/// Random questions of a pool, each once before any comes again.
struct DistinctQuestions {
  private let pool: QuestionPool
  private var used: Set<Question>

  init(from pool: QuestionPool, without used: [Question]) {
    self.pool = pool
    self.used = Set(used)
  }

  /// The next question; nil when the pool is empty.
  mutating func next(using generator: inout some RandomNumberGenerator) -> Question? {
    guard let question = fresh(using: &generator) ?? rest(using: &generator) else { return nil }
    used.insert(question)
    return question
  }

  /// A question by the level's shares, if an unused one turns up soon.
  private func fresh(using generator: inout some RandomNumberGenerator) -> Question? {
    for _ in 0..<64 {
      if let question = pool.randomQuestion(using: &generator), !used.contains(question) {
        return question
      }
    }
    return nil
  }

  /// Any unused question; when all are used, a new round begins.
  private mutating func rest(using generator: inout some RandomNumberGenerator) -> Question? {
    let all = pool.questions
    let unused = all.filter { !used.contains($0) }
    if unused.isEmpty { used = [] }
    return (unused.isEmpty ? all : unused).randomElement(using: &generator)
  }
}
