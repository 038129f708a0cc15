import Basics
import Quiz

/// The confidence of multiplay: fifteen active facts, half of the questions from the weakest five.
struct ConfidenceRival: Rival {
  private enum Status {
    case locked, active, mastered
  }

  var generator: SeededGenerator
  private var confidence: [Double]
  private var status: [Status]
  private let order: [Int]

  init(pool: FactPool, generator: SeededGenerator) {
    self.generator = generator
    confidence = Array(repeating: 0, count: pool.count)
    status = Array(repeating: .locked, count: pool.count)
    order = (0..<pool.count).sorted {
      (Self.rank(pool.facts[$0]), $0) < (Self.rank(pool.facts[$1]), $1)
    }
  }

  /// The table of 10 first, then by size.
  private static func rank(_ fact: Question) -> Int {
    (fact.left == 10 || fact.right == 10 ? 0 : 1000) + fact.left * fact.right
  }

  mutating func begin(day: Int, seconds: Double) {}

  mutating func next(at seconds: Double) -> Int {
    activate()
    let active = status.indices.filter { status[$0] == .active }
      .sorted { (confidence[$0], $0) < (confidence[$1], $1) }
    let mastered = status.indices.filter { status[$0] == .mastered }
    let (weak, rest) = (Array(active.prefix(5)), Array(active.dropFirst(5)))
    let point = generator.uniform()
    let wished = point < 0.5 ? weak : point < 0.8 ? mastered : rest
    let choice = [wished, rest, weak, mastered].first { !$0.isEmpty } ?? [0]
    return choice[generator.below(choice.count)]
  }

  private mutating func activate() {
    var count = status.count { $0 == .active }
    for fact in order where count < 15 && status[fact] == .locked {
      status[fact] = .active
      count += 1
    }
  }

  mutating func observe(_ fact: Int, isRight: Bool, seconds: Double, at time: Double) {
    confidence[fact] = changed(confidence[fact], isRight: isRight, seconds: seconds)
    guard status[fact] != .locked else { return }
    status[fact] = confidence[fact] >= 0.95 ? .mastered : .active
  }

  private func changed(_ confidence: Double, isRight: Bool, seconds: Double) -> Double {
    if !isRight { return max(0, confidence - 0.4) }
    if seconds < 3 { return min(1, confidence + 0.3) }
    if seconds < 6 { return min(0.85, confidence + 0.2) }
    return confidence >= 0.7 ? confidence - 0.15 : min(0.7, confidence + 0.1)
  }
}
