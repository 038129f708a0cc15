import Basics
import Quiz

/// The penalties of `arithmetic` from the BSD games: a miss makes both of its operands come back
/// five times.
struct PenaltyRival: Rival {
  let pool: FactPool
  var generator: SeededGenerator
  /// Penalties of the first and of the second operand, in the order in which they came.
  private var penalties: [[(operand: Int, count: Int)]] = [[], []]

  init(pool: FactPool, generator: SeededGenerator) {
    self.pool = pool
    self.generator = generator
  }

  mutating func begin(day: Int, seconds: Double) {}

  mutating func next(at seconds: Double) -> Int {
    let operands = [draw(0), draw(1)].sorted()
    return pool.facts.firstIndex(of: Question(operands[0], .multiply, operands[1])) ?? 0
  }

  private mutating func draw(_ side: Int) -> Int {
    let total = penalties[side].reduce(0) { $0 + $1.count }
    var point = generator.below(11 + total)
    if point < 11 { return point + 2 }
    point -= 11
    for index in penalties[side].indices {
      let penalty = penalties[side][index]
      if point < penalty.count {
        penalties[side][index].count -= 1
        penalties[side].removeAll { $0.count <= 0 }
        return penalty.operand
      }
      point -= penalty.count
    }
    return 2
  }

  mutating func observe(_ fact: Int, isRight: Bool, seconds: Double, at time: Double) {
    guard !isRight else { return }
    add(pool.facts[fact].left, to: 0)
    add(pool.facts[fact].right, to: 1)
  }

  private mutating func add(_ operand: Int, to side: Int) {
    if let index = penalties[side].firstIndex(where: { $0.operand == operand }) {
      penalties[side][index].count += 5
    } else {
      penalties[side].append((operand, 5))
    }
  }
}
