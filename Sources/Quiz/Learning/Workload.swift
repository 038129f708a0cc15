/// What a child has in work: items that were begun and are mostly missed.
///
/// Facts and strategies count apart: many facts in work keep nobody from a new way to add.
struct Workload: Equatable {
  /// With so much of a kind in work nothing new of it is wished for; with more, what was begun is.
  private static let facts = 1.5
  private static let strategies = 3.0
  /// The facts for a child who misses much lately: who has one of them in work is asked for that one.
  private static let factsOfStruggling = 0.5
  /// The facts for a child who keeps overnight what was right: there many facts, each seldom, are best,
  /// and misses do not mean that it is too much.
  private static let factsOfKeeping = 8.0
  /// The room of a child who forgets overnight: what was begun comes again and again, until it stays.
  private static let roomOfForgetting = -2.0
  /// The same for a child who can do few ways with two digits, who else would meet little but these.
  private static let roomWithFewStrategies = 0.4

  let facts: Int
  let strategies: Int
  /// Whether the child misses much lately.
  var isStruggling = false
  /// Whether there are strategies and the child can do few of them.
  var hasFewStrategies = false
  /// Whether the child keeps overnight what was right.
  var overnight = OvernightMemory.Finding.unknown

  /// How much room there is for new items: 1 with nothing in work, below 0 with too much.
  func room(forFacts isFact: Bool) -> Double {
    guard isFact else { return 1 - Double(strategies) / Self.strategies }
    return switch overnight {
    case .unknown: 1 - Double(facts) / (isStruggling ? Self.factsOfStruggling : Self.facts)
    case .keeps: 1 - Double(facts) / Self.factsOfKeeping
    case .forgets: hasFewStrategies ? Self.roomWithFewStrategies : Self.roomOfForgetting
    }
  }
}
