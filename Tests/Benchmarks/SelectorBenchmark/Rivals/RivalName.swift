import Basics
import Quiz

/// The rules that are compared.
enum RivalName: String, CaseIterable, Sendable {
  case uniform = "uniform random"
  case penalty = "bsdgames penalties"
  case deck = "TuxMath deck"
  case boxes = "Leitner, 5 boxes"
  case gradualBoxes = "Leitner, few new"
  case weights = "MathHero weights"
  case confidence = "multiplay"
  case rating75 = "Math Garden, .75"
  case rating80 = "Math Garden, .80"
  case rating85 = "Math Garden, .85"
  case rating90 = "Math Garden, .90"
  case rating95 = "Math Garden, .95"
  case activation = "SlimStampen"
  case stability = "FSRS-6, 10 new"
  case easiness = "SM-2, 10 new"
  case rehearsal = "incremental rehearsal"
  case sprint = "Times Sprint"
  case mathbotAlone = "mathbot, each fact alone"
  case mathbot = "mathbot"
  case oracle

  /// The rules that can choose from a pool; some know only products, and without families in it
  /// mathbot's sharing does nothing.
  static func all(for pool: FactPool) -> [RivalName] {
    let rules = allCases.filter { $0 != .oracle }
    return pool.hasFamilies
      ? rules.filter {
        $0 != .penalty && $0 != .confidence && ($0 != .mathbotAlone || !pool.isDeployed)
      }
      : rules.filter { $0 != .mathbotAlone }
  }

  var isMathbot: Bool { self == .mathbot || self == .mathbotAlone }

  /// The rule, ready for its first session.
  func rival(_ pool: FactPool, seed: UInt64) -> any Rival {
    let generator = SeededGenerator(seed: seed &* 7_919 &+ 7)
    return switch self {
    case .uniform, .oracle: UniformRival(pool: pool, generator: generator)
    case .penalty: PenaltyRival(pool: pool, generator: generator)
    case .deck: DeckRival(pool: pool, generator: generator)
    case .boxes: BoxRival(pool: pool, generator: generator)
    case .gradualBoxes: GradualBoxRival(pool: pool, generator: generator)
    case .weights: WeightRival(pool: pool, generator: generator)
    case .confidence: ConfidenceRival(pool: pool, generator: generator)
    case .rating75: RatingRival(pool: pool, target: 0.75, generator: generator)
    case .rating80: RatingRival(pool: pool, target: 0.8, generator: generator)
    case .rating85: RatingRival(pool: pool, target: 0.85, generator: generator)
    case .rating90: RatingRival(pool: pool, target: 0.9, generator: generator)
    case .rating95: RatingRival(pool: pool, target: 0.95, generator: generator)
    case .activation: ActivationRival(pool: pool)
    case .stability: SpacedRival<StabilityCard>(pool: pool)
    case .easiness: SpacedRival<EasinessCard>(pool: pool)
    case .rehearsal: RehearsalRival(pool: pool)
    case .sprint: SprintRival(pool: pool, generator: generator)
    case .mathbotAlone: Mathbot(pool: pool, generator: generator, familyShare: 0)
    case .mathbot: Mathbot(pool: pool, generator: generator)
    }
  }
}
