/// The ways to subtract, in the order in which they are tried: the first that fits is used.
package enum SubtractionStrategy: String, CaseIterable, Codable, Sendable {
  case zero
  case same
  case countBack = "count-back"
  case countUp = "count-up"
  case bondToTen = "bond-10"
  case bondToTwenty = "bond-20"
  case half
  case thinkAddition = "think-addition"
  case tens
  case takeTens = "take-tens"
  case onesOnly = "ones-only"
  case takeTenGiveOne = "take-ten-give-one"
  case breakTen = "break-ten"
  case bridgeBack = "bridge-back"
  case compensate
  case countUpLine = "count-up-line"
  case partition
  case tensThenBridge = "tens-then-bridge"

  /// The way that fits taking a number away from another.
  init(_ from: Int, taking taken: Int) {
    self =
      Self.small(from, taken) ?? Self.known(from, taken) ?? Self.withWholeTens(from, taken)
      ?? (taken < 10 ? Self.withDigit(from, taken) : Self.twoDigit(from, taken))
  }

  private static func small(_ from: Int, _ taken: Int) -> Self? {
    if taken == 0 { return .zero }
    if from == taken { return .same }
    if taken <= 3, from % 10 >= taken { return .countBack }
    return from - taken <= 3 ? .countUp : nil
  }

  private static func known(_ from: Int, _ taken: Int) -> Self? {
    if from == 10 { return .bondToTen }
    if from == 20 { return .bondToTwenty }
    if from == 2 * taken, from <= 40 { return .half }
    return from < 10 ? .thinkAddition : nil
  }

  private static func withWholeTens(_ from: Int, _ taken: Int) -> Self? {
    guard taken % 10 == 0 else { return nil }
    return from % 10 == 0 ? .tens : .takeTens
  }

  private static func withDigit(_ from: Int, _ taken: Int) -> Self {
    if from % 10 >= taken { return .onesOnly }
    if taken == 9 { return .takeTenGiveOne }
    return from % 10 == 0 ? .breakTen : .bridgeBack
  }

  private static func twoDigit(_ from: Int, _ taken: Int) -> Self {
    if from % 10 >= taken % 10 { return .partition }
    if taken % 10 >= 8 { return .compensate }
    return from - taken <= 20 || from % 10 == 0 ? .countUpLine : .tensThenBridge
  }
}
