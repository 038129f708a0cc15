/// The ways to subtract, in the order in which they are tried: the first that fits is used.
package enum SubtractionStrategy: String, CaseIterable, Codable, Sendable {
  case zero
  case same
  case countBack = "count-back"
  case countUp = "count-up"
  case half
  case tens
  case bondToTen = "bond-10"
  case bondToTwenty = "bond-20"
  case thinkAddition = "think-addition"
  case takeTens = "take-tens"
  case onesOnly = "ones-only"
  case takeTenGiveOne = "take-ten-give-one"
  case breakTen = "break-ten"
  case bridgeBack = "bridge-back"
  case compensate
  case countUpLine = "count-up-line"
  case partition
  case tensThenBridge = "tens-then-bridge"

  /// The way that suits taking a number away from another: the first that does.
  init(_ from: Int, taking taken: Int) {
    self = Self.allCases.first { $0.suits(from, taken) } ?? .tensThenBridge
  }

  /// Whether the way suits a difference that none before it suits.
  private func suits(_ from: Int, _ taken: Int) -> Bool {
    let (ones, takenOnes) = (from % 10, taken % 10)
    return switch self {
    case .zero: taken == 0
    case .same: from == taken
    case .countBack: taken <= 3 && ones >= taken
    case .countUp: from - taken <= 3
    case .bondToTen: from == 10
    case .bondToTwenty: from == 20
    case .half: from == 2 * taken && from <= 40
    case .thinkAddition: from < 10
    case .tens: ones == 0 && takenOnes == 0
    case .takeTens: takenOnes == 0
    case .onesOnly: taken < 10 && ones >= taken
    case .takeTenGiveOne: taken == 9
    case .breakTen: taken < 10 && ones == 0
    case .bridgeBack: taken < 10
    case .compensate: ones < takenOnes && takenOnes >= 8
    case .countUpLine: ones < takenOnes && (from - taken <= 20 || ones == 0)
    case .partition: ones >= takenOnes
    case .tensThenBridge: true
    }
  }
}
