import Foundation
import Quiz

/// What no rule can know: the memory of the child, and what a question would add to it.
///
/// It asks what adds most, for each second it takes, to what comes to mind a week after the last
/// session. It is greedy, so what it keeps is what can be reached at least; strategies of two digits are
/// beyond it.
struct Oracle {
  /// The time of the memory at which the facts count.
  let end: Double
  /// How many questions lie between a fact and its return, as with mathbot.
  private static let distance = 6
  private var recent: [Int] = []

  init(until end: Double) {
    self.end = end
  }

  /// The fact to ask at a time.
  mutating func next(for child: SimulatedLearner, at time: Double) -> Int {
    let gains = child.hardness.indices.map { fact in
      recent.contains(fact) ? -.infinity : gain(of: fact, for: child, at: time)
    }
    let best = gains.indices.max { gains[$0] < gains[$1] } ?? 0
    recent = Array((recent + [best]).suffix(Self.distance))
    return best
  }

  /// What a question adds for each second, right or missed by their chances.
  private func gain(of fact: Int, for child: SimulatedLearner, at time: Double) -> Double {
    let expected = child.expected(fact, at: time)
    let after = [(true, expected.isRight), (false, 1 - expected.isRight)].reduce(0) {
      sum, outcome in
      var memory = child.memory
      memory.study(fact, at: time + expected.seconds, wasRight: outcome.0)
      return sum + outcome.1 * memory.recall(fact, at: end).chance
    }
    return (after - child.memory.recall(fact, at: end).chance) / expected.seconds
  }
}

extension SimulatedLearner {
  /// How long a fact takes with what is said about it, and how likely it is right.
  fileprivate func expected(_ fact: Int, at time: Double) -> (seconds: Double, isRight: Double) {
    let (known, latency) = memory.recall(fact, at: time)
    let isRight = known * 0.98 + (1 - known) * chanceToWorkOut(fact)
    let thought = known * min(latency, 3) + (1 - known) * (1.2 + workingSeconds(fact))
    let answer = min(Course.longestAnswer, thought + typingSeconds(fact))
    let reading = isRight * Course.feedbackWhenRight + (1 - isRight) * Course.feedbackWhenMissed
    return (answer + reading, isRight)
  }
}
