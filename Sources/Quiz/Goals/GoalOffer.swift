import Basics

/// A row of the table of goals: when a goal is offered, and with which values.
struct GoalOffer: Sendable {
  let kind: Goal.Kind
  /// The goal in a situation; nil where it is not offered.
  let goal: @Sendable (GoalSituation) -> Goal?

  /// The rows in the order in which goals are offered.
  static let all = Goal.Kind.allCases.map(GoalOffer.init)

  private init(_ kind: Goal.Kind) {
    self.kind = kind
    goal =
      switch kind {
      case .find: { $0.find }
      case .open: { $0.open }
      case .water: { $0.water }
      case .mendAll: { $0.missesLastTime >= 2 ? .mendAll : nil }
      case .findNew: { $0.hasNew ? .findNew : nil }
      case .makeGreen: { $0.nearlyGreen.count >= 4 ? .makeGreen : nil }
      case .lookAtTip: { $0.neverLooked ? .lookAtTip : nil }
      case .visit: { $0.growingTable.map { .visit(table: $0) } }
      case .backwards: { $0.withoutBee.count >= 3 ? .backwards : nil }
      case .tryHarder: { $0.nextLevel.map { .tryHarder($0) } }
      case .inARow: { $0.usualRun.map { .inARow($0) } }
      case .withoutClock: { $0.isHurried ? .withoutClock : nil }
      }
  }
}

extension Goal {
  /// How many goals are offered at once, beside just playing.
  package static let mostOffered = 2

  /// The goals to offer, in the order of the table: at most two or as many as are wanted, and none
  /// of the kinds left out, as the one that was picked last and is not met.
  ///
  /// What the child has wished for in words comes first.
  package static func offered(
    in situation: GoalSituation, leavingOut kinds: Set<Kind> = [], atMost limit: Int = mostOffered
  ) -> [Goal] {
    var goals: [Goal] = []
    let wished: [GoalOffer] =
      situation.wantsSlower ? GoalOffer.all.filter { $0.kind == .withoutClock } : []
    let rest = GoalOffer.all.filter { offer in !wished.contains { $0.kind == offer.kind } }
    for offer in wished + rest where !kinds.contains(offer.kind) {
      if let goal = offer.goal(situation) { goals.append(goal) }
      if goals.count == limit { break }
    }
    return goals
  }
}
