import Basics
import Quiz

/// Every fact as often as any other.
struct UniformRival: Rival {
  let pool: FactPool
  var generator: SeededGenerator

  mutating func begin(day: Int, seconds: Double) {}
  mutating func next(at seconds: Double) -> Int { generator.below(pool.count) }
  mutating func observe(_ fact: Int, isRight: Bool, seconds: Double, at time: Double) {}
}

/// The shuffled deck of TuxMath: a missed fact goes back twice, at random positions.
struct DeckRival: Rival {
  let pool: FactPool
  var generator: SeededGenerator
  private var deck: [Int] = []

  init(pool: FactPool, generator: SeededGenerator) {
    self.pool = pool
    self.generator = generator
  }

  mutating func begin(day: Int, seconds: Double) {}

  mutating func next(at seconds: Double) -> Int {
    if deck.isEmpty { deck = Array(0..<pool.count).shuffled(using: &generator) }
    return deck.removeFirst()
  }

  mutating func observe(_ fact: Int, isRight: Bool, seconds: Double, at time: Double) {
    guard !isRight else { return }
    for _ in 0..<2 { deck.insert(fact, at: generator.below(deck.count + 1)) }
  }
}

/// Five boxes as Leitner had them, each asked half as often as the one before.
struct BoxRival: Rival {
  var generator: SeededGenerator
  private var boxes: [Int]
  private var last: Int?

  init(pool: FactPool, generator: SeededGenerator) {
    self.generator = generator
    boxes = Array(repeating: 0, count: pool.count)
  }

  mutating func begin(day: Int, seconds: Double) { last = nil }

  mutating func next(at seconds: Double) -> Int {
    var weights = boxes.map { 1 / Double(1 << $0) }
    if let last { weights[last] = 0 }
    let fact = generator.index(weights: weights)
    last = fact
    return fact
  }

  mutating func observe(_ fact: Int, isRight: Bool, seconds: Double, at time: Double) {
    boxes[fact] = isRight ? min(4, boxes[fact] + 1) : 0
  }
}

/// The weights of MathHero: misses count two and slow answers one, over the last five answers.
struct WeightRival: Rival {
  var generator: SeededGenerator
  private var histories: [[Double]]
  private var last: Int?

  init(pool: FactPool, generator: SeededGenerator) {
    self.generator = generator
    histories = Array(repeating: [], count: pool.count)
  }

  mutating func begin(day: Int, seconds: Double) { last = nil }

  mutating func next(at seconds: Double) -> Int {
    var weights = histories.map { 1 + $0.reduce(0, +) }
    if let last { weights[last] = 0 }
    let fact = generator.index(weights: weights)
    last = fact
    return fact
  }

  mutating func observe(_ fact: Int, isRight: Bool, seconds: Double, at time: Double) {
    let weight = !isRight ? 2.0 : seconds >= 6 ? 1 : 0
    histories[fact] = Array((histories[fact] + [weight]).suffix(5))
  }
}
