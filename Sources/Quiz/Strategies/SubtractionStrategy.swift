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
  /// Only a second way: first the tens, then the ones.
  case jump
  /// Only a second way: one below the other, as at school.
  case columns
  /// Only a second way: hops of ten.
  case hopTens = "hop-tens"
  /// Only a second way: back to five first.
  case throughFive = "through-5"
  /// Only a second way: what is left of the ones is left in every row of ten.
  case everyTen = "every-ten"

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
    case .countBack: isCountedBack(from, taken)
    case .countUp: from - taken <= 3 || taken > 10 && takenOnes > 0 && from / 10 == taken / 10
    case .bondToTen: from == 10
    case .bondToTwenty: from == 20
    case .half: from == 2 * taken && (from <= 40 || takenOnes == 5)
    case .thinkAddition: from < 10
    case .tens: ones == 0 && takenOnes == 0
    case .takeTens: takenOnes == 0
    case .onesOnly: taken < 10 && ones >= taken
    case .takeTenGiveOne: taken == 9
    case .breakTen: taken < 10 && ones == 0
    case .bridgeBack: taken < 10
    case .compensate: ones < takenOnes && takenOnes >= 8 && from - taken >= 10
    case .countUpLine: ones < takenOnes && (from - taken <= 20 || ones == 0)
    case .partition: ones >= takenOnes
    case .tensThenBridge: true
    case .jump, .columns, .hopTens, .throughFive, .everyTen: false
    }
  }

  /// Up to three steps back that stay above the ten, or begin at one where there are many.
  private func isCountedBack(_ from: Int, _ taken: Int) -> Bool {
    let ones = from % 10
    return taken <= 3 && (ones > taken || ones == 0 && (from >= 30 || taken == 1))
  }

  /// What else helps with two numbers that a ten lies between.
  private static func secondToCountingUp(_ from: Int, _ taken: Int) -> Self? {
    if from - taken < 10 { return taken % 10 >= 8 && from % 10 > 0 ? .compensate : nil }
    return from % 10 == 0 ? .jump : .tensThenBridge
  }

  /// Another way to the difference of two numbers; nil where none suits.
  init?(secondWayOf from: Int, taking taken: Int) {
    let isWhole = from % 10 == 0
    let way: Self? =
      switch Self(from, taking: taken) {
      case .partition: .jump
      case .compensate: isWhole ? .countUpLine : .tensThenBridge
      case .tensThenBridge: .columns
      case .countUpLine: Self.secondToCountingUp(from, taken)
      case .takeTenGiveOne: isWhole ? .breakTen : .bridgeBack
      case .bridgeBack: from < 20 ? .thinkAddition : .breakTen
      case .half where taken > 10: .jump
      case .half where 6..<10 ~= taken: .bridgeBack
      case .bondToTwenty: taken < 10 ? .breakTen : nil
      case .half, .bondToTen, .thinkAddition: Self.throughFive(from, taken)
      case .countBack: Self.secondToCountingBack(from, taken)
      case .countUp: Self.secondToWalkingUp(from, taken)
      case .tens, .takeTens: 20...50 ~= taken && from - taken >= 10 ? .hopTens : nil
      case .onesOnly: from % 10 == taken ? nil : .everyTen
      case .breakTen: .everyTen
      case .zero, .same, .jump, .columns, .hopTens, .throughFive, .everyTen: nil
      }
    guard let way, way != .jump || taken % 10 > 0 && (from % 10 >= taken % 10 || isWhole)
    else { return nil }
    self = way
  }

  /// By way of five where it lies between, within ten.
  private static func throughFive(_ from: Int, _ taken: Int) -> Self? {
    6...10 ~= from && from - taken < 5 && taken != 5 ? .throughFive : nil
  }

  private static func secondToCountingBack(_ from: Int, _ taken: Int) -> Self? {
    if from > 10 { return from % 10 == 0 ? .breakTen : .onesOnly }
    return throughFive(from, taken)
      ?? (taken > 1 && ![1, 5].contains(from - taken) ? .thinkAddition : nil)
  }

  /// What else helps with two numbers that are close.
  private static func secondToWalkingUp(_ from: Int, _ taken: Int) -> Self? {
    if from <= 10 { return throughFive(from, taken) }
    if from / 10 == taken / 10 { return taken % 10 == 0 ? .takeTens : .jump }
    if taken < 10 { return from % 10 > 0 ? .bridgeBack : nil }
    return taken % 10 >= 8 && from % 10 > 0 ? .compensate : nil
  }
}
