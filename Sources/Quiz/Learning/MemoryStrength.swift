import Basics

/// How well something is kept over days, by the FSRS-6 model of spaced repetition.
///
/// The equations and weights are those of the open-spaced-repetition project; the weights come
/// from adults who learn with cards, so it serves only to see what fades, not to choose the next
/// question.
package struct MemoryStrength: Equatable, Sendable {
  /// How an answer went.
  package enum Rating: Int, Sendable {
    case missed = 1
    case slow, fluent, quick
  }

  /// The days after which nine of ten such memories are still there.
  package private(set) var stability: Double
  /// 1...10.
  package private(set) var difficulty: Double

  /// The memory after a first answer.
  package init(_ rating: Rating) {
    stability = Self.weights[rating.rawValue - 1]
    difficulty = Self.firstDifficulty(rating)
  }

  /// A memory of a given strength.
  package init(stability: Double, difficulty: Double) {
    self.stability = stability
    self.difficulty = difficulty
  }

  /// The share of such memories that are still there after so many days.
  package func retrievability(after days: Double) -> Double {
    power(1 + Self.factor * days / stability, -Self.weights[20])
  }

  /// An answer after so many days changes the memory.
  package mutating func review(_ rating: Rating, after days: Double) {
    let next =
      if days < 1 {
        sameDayStability(rating)
      } else if rating == .missed {
        lapsedStability(after: days)
      } else {
        recalledStability(rating, after: days)
      }
    difficulty = nextDifficulty(rating)
    stability = max(next, 0.001)
  }

  private func sameDayStability(_ rating: Rating) -> Double {
    let w = Self.weights
    let growth =
      exponential(w[17] * (Double(rating.rawValue) - 3 + w[18])) * power(stability, -w[19])
    return stability * (rating.rawValue >= 3 ? max(growth, 1) : growth)
  }

  private func lapsedStability(after days: Double) -> Double {
    let w = Self.weights
    let forgotten =
      w[11] * power(difficulty, -w[12]) * (power(stability + 1, w[13]) - 1)
      * exponential((1 - retrievability(after: days)) * w[14])
    return min(forgotten, stability / exponential(w[17] * w[18]))
  }

  private func recalledStability(_ rating: Rating, after days: Double) -> Double {
    let w = Self.weights
    let spacing = exponential((1 - retrievability(after: days)) * w[10]) - 1
    let bonus = rating == .slow ? w[15] : rating == .quick ? w[16] : 1
    let growth = exponential(w[8]) * (11 - difficulty) * power(stability, -w[9]) * spacing
    return stability * (1 + growth * bonus)
  }

  private func nextDifficulty(_ rating: Rating) -> Double {
    let w = Self.weights
    let easiest = w[4] - exponential(w[5] * 3) + 1
    let change = -w[6] * (Double(rating.rawValue) - 3)
    let moved = difficulty + (10 - difficulty) * change / 9
    return (w[7] * easiest + (1 - w[7]) * moved).clamped(to: 1...10)
  }

  private static func firstDifficulty(_ rating: Rating) -> Double {
    (weights[4] - exponential(weights[5] * Double(rating.rawValue - 1)) + 1).clamped(to: 1...10)
  }

  private static let factor = power(0.9, -1 / weights[20]) - 1

  private static let weights = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
    0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ]
}

extension MemoryStrength: Packable {
  package static let blank = MemoryStrength(stability: 1, difficulty: 1)

  package mutating func pack(with packer: inout Packer) throws(PackingError) {
    try packer.pack(&stability)
    try packer.pack(&difficulty)
  }
}
