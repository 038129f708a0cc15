/// Which way another level would suit the child better.
package enum LevelAdvice: Equatable, Sendable {
  /// Nine of ten answers are right and seven of ten are fluent.
  case harder
  /// Fewer than 65 % of the answers are right.
  case easier

  /// How many answers the advice looks at.
  static let answers = 30

  /// The advice after the last answers at a level; nil with too few of them, or when it suits.
  init?(_ outcomes: [ItemMemory.Outcome]) {
    let last = outcomes.suffix(Self.answers)
    guard last.count == Self.answers else { return nil }
    let right = last.count { $0 != .missed }
    let fluent = last.count { $0 == .fluent }
    if right * 10 >= last.count * 9, fluent * 10 >= last.count * 7 {
      self = .harder
    } else if right * 100 < last.count * 65 {
      self = .easier
    } else {
      return nil
    }
  }

  /// The level to go to from another; nil where there is none, or where it follows the child by
  /// itself.
  package func level(after level: Difficulty) -> Difficulty? {
    switch (self, level) {
    case (.harder, .easy), (.easier, .hard): .medium
    case (.harder, .medium): .hard
    case (.easier, .medium): .easy
    case (.harder, .hard), (.easier, .easy), (_, .auto): nil
    }
  }
}
