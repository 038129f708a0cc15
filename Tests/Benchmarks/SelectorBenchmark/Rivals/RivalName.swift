import Basics
import Quiz

/// The rules that are compared.
enum RivalName: String, CaseIterable, Sendable {
  case uniform = "uniform random"
  case penalty = "bsdgames penalties"
  case deck = "TuxMath deck"
  case boxes = "Leitner, 5 boxes"
  case weights = "MathHero weights"
  case confidence = "multiplay"
  case rating75 = "Math Garden, .75"
  case rating90 = "Math Garden, .90"
  case activation = "SlimStampen"
  case sprint = "Times Sprint"
  case mathbotAlone = "mathbot, each fact alone"
  case mathbot = "mathbot"

  /// The rules that can choose from a pool; some know only products, and without families in it
  /// mathbot's sharing does nothing.
  static func all(for pool: FactPool) -> [RivalName] {
    pool.hasFamilies
      ? allCases.filter { $0 != .penalty && $0 != .confidence }
      : allCases.filter { $0 != .mathbotAlone }
  }

  /// The rule, ready for its first session.
  func rival(_ pool: FactPool, seed: UInt64) -> any Rival {
    let generator = SeededGenerator(seed: seed &* 7_919 &+ 7)
    return switch self {
    case .uniform: UniformRival(pool: pool, generator: generator)
    case .penalty: PenaltyRival(pool: pool, generator: generator)
    case .deck: DeckRival(pool: pool, generator: generator)
    case .boxes: BoxRival(pool: pool, generator: generator)
    case .weights: WeightRival(pool: pool, generator: generator)
    case .confidence: ConfidenceRival(pool: pool, generator: generator)
    case .rating75: RatingRival(pool: pool, target: 0.75, generator: generator)
    case .rating90: RatingRival(pool: pool, target: 0.9, generator: generator)
    case .activation: ActivationRival(pool: pool)
    case .sprint: SprintRival(pool: pool, generator: generator)
    case .mathbotAlone: Mathbot(pool: pool, generator: generator, familyShare: 0)
    case .mathbot: Mathbot(pool: pool, generator: generator)
    }
  }
}
