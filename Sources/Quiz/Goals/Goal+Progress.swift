extension Goal {
  /// How often it has happened, at most `needed`.
  package func done(_ evidence: GoalEvidence) -> Int { min(needed, count(evidence)) }

  /// Whether it is met now.
  package func isMet(_ evidence: GoalEvidence) -> Bool { done(evidence) == needed }

  /// Whether it can be met still; what cannot is dropped without a word.
  package func canBeMet(_ evidence: GoalEvidence) -> Bool {
    if isMet(evidence) { return true }
    if evidence.isOver { return false }
    return switch self {
    case .open(let plant): evidence.garden.sight(of: plant, on: evidence.today).couldOpen
    case .withoutClock: evidence.isClockHidden
    case .find, .water, .mendAll, .findNew, .makeGreen, .lookAtTip, .visit, .backwards,
      .tryHarder, .inARow:
      true
    }
  }

  private func count(_ evidence: GoalEvidence) -> Int {
    let alone = evidence.attempts.filter(\.isAlone).map(\.question)
    return switch self {
    case .find(let question):
      evidence.results.count { $0.question == question && $0.isAnswered }
    case .open(let plant):
      evidence.events.count { $0.isBloom && $0.plant == plant }
    case .water(let plants): evidence.answered(plants)
    case .mendAll: evidence.isOver && evidence.results.open.isEmpty ? 1 : 0
    case .findNew: evidence.foundAnew.count
    case .makeGreen: evidence.count(.grew(.green))
    case .lookAtTip: evidence.lookedAndFound ? 1 : 0
    case .visit(let table): alone.count { Plant($0)?.isIn(table: table) == true }
    case .backwards: alone.count(where: \.asksBack)
    case .tryHarder(let level):
      evidence.finished.count { level.isOneUp(of: $0.question) }
    case .inARow: evidence.results.bestRun
    case .withoutClock: evidence.isOver && evidence.isClockHidden ? 1 : 0
    }
  }
}

extension Question {
  /// Whether it asks for a fact backwards, as 56 ÷ 7 does.
  fileprivate var asksBack: Bool {
    Plant(self)?.isFact == true && Plant.Direction(operation) == .back
  }
}

extension Difficulty {
  /// Whether the level has a question that no easier one has.
  func isOneUp(of question: Question) -> Bool {
    let level = Difficulty.steps.firstIndex(of: self)
    return !question.isTrivial && level == Level.lowest(with: question)
  }
}
