import Foundation
import Quiz

/// What came of a child's practice.
struct Outcome: Sendable {
  /// The facts that the child knew at the start: the sum of the chances to recall them.
  var start = 0.0
  /// The same a week after the last session.
  var kept = 0.0
  /// The share of right answers.
  var accuracy = 0.0
  /// The longest run of misses.
  var longestMissRun = 0.0
  /// How random the choice was: 1 is as random as can be.
  var entropy = 0.0
  /// How many questions were answered.
  var answers = 0.0
  /// What the product asked in it.
  var month = MonthTally()
  /// What the product says of the child at its end.
  var claims = Claims()
}

/// All sessions of a child.
struct Course {
  static let feedbackWhenRight = 0.8
  static let feedbackWhenMissed = 3.0
  static let longestAnswer = 20.0
  /// What it takes to read how something goes.
  private static let secondsForExample = 5.0

  private let pool: FactPool
  private let condition: Condition
  private var child: SimulatedLearner
  private var rival: any Rival
  private var counts: [Int]
  private var right = 0
  /// Guesses, and what was shown before.
  private var uncounted = 0
  private var missRun = 0
  private var outcome = Outcome()
  /// Who chooses in place of the rule; nil for nobody.
  private var oracle: Oracle?

  init(
    _ population: Population, _ name: RivalName, _ pool: FactPool, in condition: Condition,
    seed: UInt64, transfer: Double
  ) {
    self.pool = pool
    self.condition = condition
    child = population.child(pool, in: condition, seed: seed)
    child.transfer = transfer
    rival = name.rival(pool, seed: seed)
    counts = Array(repeating: 0, count: pool.count)
    let end = child.memory.time(day: (condition.days.last ?? 0) + 7, seconds: 0)
    oracle = name == .oracle ? Oracle(until: end) : nil
  }

  /// What comes of all sessions.
  mutating func run() -> Outcome {
    outcome.start = recalled(onDay: 0)
    for session in condition.days.indices { practise(session) }
    outcome.claims = claims(on: (condition.days.last ?? 0) + 1)
    let total = Double(counts.reduce(0, +))
    outcome.kept = recalled(onDay: (condition.days.last ?? 0) + 7)
    outcome.answers = total
    outcome.accuracy = Double(right) / (total - Double(uncounted))
    outcome.entropy =
      -counts.filter { $0 > 0 }.map { Double($0) / total }.reduce(0) { $0 + $1 * log($1) }
      / log(Double(counts.count))
    return outcome
  }

  private func claims(on day: Int) -> Claims {
    guard pool.isDeployed, !rival.past.isEmpty else { return Claims() }
    let time = child.memory.time(day: day, seconds: 0)
    return Claims(past: rival.past, on: day) { question in
      pool.index(of: question).map { child.recall($0, at: time) }
    }
  }

  private func recalled(onDay day: Int) -> Double {
    let time = child.memory.time(day: day, seconds: 0)
    return counts.indices.reduce(0) { $0 + pool.weights[$1] * child.recall($1, at: time) }
  }

  private mutating func practise(_ session: Int) {
    let day = condition.days[session]
    let length = 60 * condition.minutes[session % condition.minutes.count]
    rival.begin(day: day, seconds: length)
    missRun = 0
    var time = 0.0
    while time < length { time = ask(on: day, at: time, of: length) }
    outcome.month.take(rival.asked)
  }

  /// Asks one question; the time when the child has read what was said about it.
  private mutating func ask(on day: Int, at begin: Double, of length: Double) -> Double {
    let now = child.memory.time(day: day, seconds: begin)
    let fact = oracle?.next(for: child, at: now) ?? rival.next(at: begin)
    let start = begin + rival.delay
    let time = child.memory.time(day: day, seconds: start)
    let answer = answer(to: fact, at: time, share: start / length)
    let seconds = min(answer.seconds, Self.longestAnswer)
    let answered = start + seconds
    rival.observe(fact, isRight: answer.isRight, seconds: seconds, at: answered)
    let end =
      answered + (answer.isRight ? Self.feedbackWhenRight : Self.feedbackWhenMissed)
    child.study(fact, on: day, at: end, wasRight: answer.isRight)
    self.counts[fact] += 1
    let counts = !answer.isGuess && !rival.form.isExample
    uncounted += counts ? 0 : 1
    right += answer.isRight && counts ? 1 : 0
    missRun = answer.isRight ? 0 : missRun + 1
    outcome.longestMissRun = max(outcome.longestMissRun, Double(missRun))
    return end
  }

  /// The answer of the child: what is shown is typed, and a gap takes a second to be read.
  private mutating func answer(to fact: Int, at time: Double, share: Double) -> Answer {
    var answer = child.answer(fact, at: time, share: share)
    if rival.form.isExample {
      answer = Answer(isRight: true, seconds: child.motor + Self.secondsForExample)
    }
    if rival.form.isMissingNumber { answer.seconds += 1 }
    return answer
  }
}
