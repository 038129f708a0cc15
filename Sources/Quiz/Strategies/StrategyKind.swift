/// A way to work something out, among facts or among larger numbers: 13 − 5 is another thing to know
/// than 34 − 8.
package struct StrategyKind: Hashable, Sendable {
  package let strategy: Strategy
  /// Whether the questions are facts, to be known by heart in the end.
  package let isOfFacts: Bool

  package init(_ strategy: Strategy, isOfFacts: Bool) {
    self.strategy = strategy
    self.isOfFacts = isOfFacts
  }

  /// The kind to which a question belongs.
  package init(of question: Question) {
    self.init(Strategy(for: question), isOfFacts: question.isFact)
  }

  /// The name of its size by which texts and exports know it.
  package var size: String { isOfFacts ? "facts" : "larger" }
}

extension StrategyKind: PackableCase {
  package static let blank = StrategyKind(.blank, isOfFacts: true)

  /// The kinds in the order of the strategies, each with its facts first.
  package static let allCases = Strategy.all.flatMap { strategy in
    [true, false].map { StrategyKind(strategy, isOfFacts: $0) }
  }
}
