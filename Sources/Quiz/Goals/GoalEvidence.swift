/// What a practice has brought so far, by which a goal is met.
package struct GoalEvidence: Sendable {
  /// The tries so far, mends among them, oldest first.
  package var attempts: [Attempt]
  /// What has grown in the practice.
  package var events: [GardenEvent]
  /// The garden now, and the day.
  package var garden: Garden
  package var today: Int
  /// Whether no time runs out.
  package var isClockHidden: Bool
  /// The practice is over, with its mends, and was played to its end.
  package var isOver: Bool

  package init(
    attempts: [Attempt] = [], events: [GardenEvent] = [], garden: Garden, on today: Int,
    isClockHidden: Bool = false, isOver: Bool = false
  ) {
    self.attempts = attempts
    self.events = events
    self.garden = garden
    self.today = today
    self.isClockHidden = isClockHidden
    self.isOver = isOver
  }
}

extension GoalEvidence {
  var results: [QuestionResult] { SessionSummary(attempts: attempts).results }

  /// The plants that were never asked before this practice and were found in it.
  var foundAnew: Set<Plant> {
    func plants(_ stage: Stage) -> Set<Plant> {
      Set(events.filter { $0.change == .grew(stage) }.map(\.plant))
    }
    return plants(.seed).intersection(plants(.sprout))
  }

  func count(_ change: GardenEvent.Change) -> Int { events.count { $0.change == change } }

  /// How many plants were answered, right or worked out.
  func answered(_ plants: [Plant]) -> Int {
    let found = Set(finished.compactMap { Plant($0.question) })
    return plants.count(where: found.contains)
  }

  /// The questions that were found or worked out.
  var finished: [QuestionResult] {
    results.filter { $0.isAnswered || $0.ending == .revealed }
  }

  /// Whether a tip was asked for before the first answer, and the answer was found.
  var lookedAndFound: Bool {
    zip(attempts.indices, attempts).contains { index, attempt in
      attempt.hasTipFirst
        && attempts[index...].contains {
          $0.question == attempt.question && $0.outcome == .right
        }
    }
  }
}
