/// What a child learns as one thing: a fact, or a way to work out two-digit sums.
package enum LearningItem: Hashable, Sendable {
  /// A fact such as 7 × 8; for sums and products in either order, kept with the smaller number
  /// first.
  case fact(Question)
  /// All sums or differences with larger numbers that are worked out in the same way.
  case strategy(Strategy)

  /// The item to which a question belongs.
  package init(_ question: Question) {
    self = question.isFact ? .fact(question.ordered) : .strategy(Strategy(for: question))
  }

  /// Whether it is one fact, and not many questions of a kind.
  var isFact: Bool {
    if case .fact = self { true } else { false }
  }

  /// The question of a fact; nil for a way to work out many.
  var question: Question? {
    if case .fact(let question) = self { question } else { nil }
  }

  package var operation: Operation {
    switch self {
    case .fact(let question): question.operation
    case .strategy(let strategy): strategy.operation
    }
  }

  /// How hard the item is for a child who has not practised it, 0...1; for a strategy the mean of
  /// its questions.
  var hardness: Double {
    switch self {
    case .fact(let question): question.hardness
    case .strategy(let strategy): Self.strategyHardness[strategy] ?? 0
    }
  }

  private static let strategyHardness: [Strategy: Double] = Dictionary(
    grouping: Question.all.filter { !$0.isFact },
    by: Strategy.init
  ).mapValues { questions in
    questions.reduce(0) { $0 + $1.hardness } / Double(questions.count)
  }
}

extension LearningItem: Packable {
  package static let blank = LearningItem.fact(.blank)

  package mutating func pack(with packer: inout Packer) throws(PackingError) {
    var (fact, strategy): (Question?, Strategy) = (nil, .blank)
    switch self {
    case .fact(let question): fact = question
    case .strategy(let own): strategy = own
    }
    try packer.pack(&fact)
    if fact == nil { try packer.pack(&strategy) }
    self = fact.map(Self.fact) ?? .strategy(strategy)
  }
}
