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

/// What a child answers.
struct Answer {
  let isRight: Bool
  var seconds: Double
  /// Typed blindly, to be done with it.
  var isGuess = false
}

/// A simulated child: what is not remembered is worked out, slower and less surely.
struct SimulatedLearner: Sendable {
  let pool: FactPool
  /// How hard each fact is for this child.
  let hardness: [Double]
  let traits: Traits
  let condition: Condition
  let motor: Double
  /// How often practice of a fact is also a little practice of one of its family.
  var transfer = 0.0
  var memory: any Memory
  var skills: StrategySkills
  var generator: SeededGenerator

  /// The answer, a share of the session having gone by.
  mutating func answer(_ fact: Int, at time: Double, share: Double) -> Answer {
    let typing = typingSeconds(fact)
    if happens(condition.guesses) {
      return Answer(isRight: generator.uniform() < 0.05, seconds: 0.7 * typing + 0.3, isGuess: true)
    }
    if happens(condition.tiring * share) {
      return Answer(isRight: false, seconds: 1.5 * generator.logNormal(0.3) + typing)
    }
    let answer = attempt(fact, at: time, typing: typing)
    // What is remembered slips twice in a hundred times anyway.
    return happens(condition.slips - 0.02)
      ? Answer(isRight: false, seconds: answer.seconds) : answer
  }

  private mutating func happens(_ share: Double) -> Bool {
    share > 0 && generator.uniform() < share
  }

  private mutating func attempt(_ fact: Int, at time: Double, typing: Double) -> Answer {
    let hardness = hardness[fact]
    let slowness = condition.slowness * generator.logNormal(0.3)
    if pool.isStrategy[fact] {
      let chance = skills.chance(fact)
      let work = (2 + 5 * hardness) * (1.5 - traits.computing) * (1.3 - 0.6 * chance) * slowness
      return Answer(isRight: generator.uniform() < chance, seconds: 1.2 + work + typing)
    }
    let (isRetrieved, latency) = memory.retrieve(fact, at: time, using: &generator)
    if isRetrieved {
      return Answer(isRight: generator.uniform() < 0.98, seconds: latency + typing)
    }
    let chance = chanceToWorkOut(fact)
    let work = workingSeconds(fact) * slowness
    return Answer(isRight: generator.uniform() < chance, seconds: 1.2 + work + typing)
  }

  func typingSeconds(_ fact: Int) -> Double {
    let digits = String(pool.facts[fact].answer).count
    return motor + condition.typing + 0.3 * Double(digits - 1)
  }

  /// How likely a fact that is not remembered is worked out, and how long that takes.
  func chanceToWorkOut(_ fact: Int) -> Double {
    min(0.98, max(0.15, traits.computing - 0.45 * hardness[fact]))
  }

  func workingSeconds(_ fact: Int) -> Double {
    2 + 7 * hardness[fact] * (1.4 - traits.computing)
  }

  /// Takes in the fact with its right answer; some of it may help the facts of its family.
  mutating func study(_ fact: Int, on day: Int, at seconds: Double, wasRight: Bool) {
    guard !pool.isStrategy[fact] else { return skills.practise(fact) }
    let time = memory.time(day: day, seconds: seconds)
    memory.study(fact, at: time, wasRight: wasRight)
    for relative in pool.relatives[fact] where transfer > 0 {
      if generator.uniform() < transfer {
        memory.study(relative, at: time, wasRight: wasRight)
      }
    }
  }

  /// The chance that the fact comes to mind, or that the question is worked out.
  func recall(_ fact: Int, at time: Double) -> Double {
    pool.isStrategy[fact] ? skills.chance(fact) : memory.recall(fact, at: time).chance
  }
}
