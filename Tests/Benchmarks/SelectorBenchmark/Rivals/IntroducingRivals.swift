import Basics
import Quiz

/// Incremental rehearsal (Tucker 1989): an unknown fact comes back after one, two, … eight known
/// ones, then it is a known one itself.
struct RehearsalRival: Rival {
  private static let knownCount = 8

  private let order: [Int]
  private var known: [Int]
  private var isLearnt: [Bool]
  private var row: [Int] = []

  init(pool: FactPool) {
    order = pool.easiestFirst
    known = Array(order.prefix(Self.knownCount))
    isLearnt = Array(repeating: false, count: pool.count)
    for fact in known { isLearnt[fact] = true }
  }

  mutating func begin(day: Int, seconds: Double) { row = [] }

  mutating func next(at seconds: Double) -> Int {
    if row.isEmpty { beginRow() }
    return row.removeFirst()
  }

  private mutating func beginRow() {
    guard let unknown = order.first(where: { !isLearnt[$0] && !known.contains($0) }) else {
      row = order
      return
    }
    for length in 1...Self.knownCount { row += [unknown] + known.prefix(length) }
    isLearnt[unknown] = true
    known = Array(([unknown] + known).prefix(Self.knownCount))
  }

  mutating func observe(_ fact: Int, isRight: Bool, seconds: Double, at time: Double) {
    // What is missed is unknown, and has a row of its own later.
    if !isRight, !row.contains(fact) { isLearnt[fact] = false }
  }
}

/// Five boxes as Leitner had them; a new fact comes, easiest first, when few lie in the first box.
struct GradualBoxRival: Rival {
  private static let mostInFirst = 5

  var generator: SeededGenerator
  private let order: [Int]
  private var boxes: [Int?]
  private var last: Int?

  init(pool: FactPool, generator: SeededGenerator) {
    self.generator = generator
    order = pool.easiestFirst
    boxes = Array(repeating: nil, count: pool.count)
  }

  mutating func begin(day: Int, seconds: Double) { last = nil }

  mutating func next(at seconds: Double) -> Int {
    if boxes.count(where: { $0 == 0 }) < Self.mostInFirst,
      let new = order.first(where: { boxes[$0] == nil })
    {
      boxes[new] = 0
    }
    var weights = boxes.map { box in box.map { 1 / Double(1 << $0) } ?? 0 }
    if let last, weights.count(where: { $0 > 0 }) > 1 { weights[last] = 0 }
    let fact = generator.index(weights: weights)
    last = fact
    return fact
  }

  mutating func observe(_ fact: Int, isRight: Bool, seconds: Double, at time: Double) {
    boxes[fact] = isRight ? min(4, (boxes[fact] ?? 0) + 1) : 0
  }
}
