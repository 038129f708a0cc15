import Basics
import Quiz

/// A memory of facts, by one theory.
protocol Memory: Sendable {
  /// Whether the fact comes to mind at a time, and after how many seconds.
  mutating func retrieve(
    _ fact: Int, at time: Double, using generator: inout SeededGenerator
  ) -> (isRetrieved: Bool, seconds: Double)

  /// Takes in the fact with its right answer, after an answer that was right or not.
  mutating func study(_ fact: Int, at time: Double, wasRight: Bool)

  /// The chance that the fact comes to mind, and the seconds it takes then.
  func recall(_ fact: Int, at time: Double) -> (chance: Double, seconds: Double)

  /// The time of the theory on a day, some seconds after its start.
  func time(day: Int, seconds: Double) -> Double
}

/// A simulated child: what is not remembered is worked out, slower and less surely.
struct SimulatedLearner: Sendable {
  let pool: FactPool
  let profile: Profile
  let motor: Double
  /// How often practice of a fact is also a little practice of one of its family.
  var transfer = 0.0
  var memory: any Memory
  var generator: SeededGenerator

  /// Whether the answer is right, and how many seconds it takes.
  mutating func answer(_ fact: Int, at time: Double) -> (isRight: Bool, seconds: Double) {
    let (isRetrieved, latency) = memory.retrieve(fact, at: time, using: &generator)
    let digits = String(pool.facts[fact].answer).count
    let typing = motor + 0.3 * Double(digits - 1)
    if isRetrieved { return (generator.uniform() < 0.98, latency + typing) }
    let hardness = pool.hardness[fact]
    let chance = min(0.98, max(0.15, profile.computing - 0.45 * hardness))
    let work = (2 + 7 * hardness * (1.4 - profile.computing)) * generator.logNormal(0.3)
    return (generator.uniform() < chance, 1.2 + work + typing)
  }

  /// Takes in the fact with its right answer; some of it may help the facts of its family.
  mutating func study(_ fact: Int, on day: Int, at seconds: Double, wasRight: Bool) {
    let time = memory.time(day: day, seconds: seconds)
    memory.study(fact, at: time, wasRight: wasRight)
    for relative in pool.relatives[fact] where transfer > 0 {
      if generator.uniform() < transfer {
        memory.study(relative, at: time, wasRight: wasRight)
      }
    }
  }
}
