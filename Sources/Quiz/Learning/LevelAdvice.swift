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
    guard let index = Difficulty.steps.firstIndex(of: level) else { return nil }
    let next = index + step
    return Difficulty.steps.indices.contains(next) ? Difficulty.steps[next] : nil
  }

  /// The level for a child that wishes for another one; the level that follows the child can be
  /// left too.
  package func wishedLevel(instead level: Difficulty) -> Difficulty? {
    guard level == .auto else { return self.level(after: level) }
    return self == .harder ? .hard : .easy
  }

  private var step: Int {
    switch self {
    case .harder: 1
    case .easier: -1
    }
  }
}
