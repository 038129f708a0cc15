/// What a child has chosen when Robo last asked for a small goal.
package enum LastGoal: Hashable, Sendable {
  case justPlay
  /// A goal of this kind, which is not met; the next time it is not offered.
  case unmet(Goal.Kind)
}

extension LastGoal: RawRepresentable {
  private static let justPlayName = "just-play"

  package init?(rawValue: String) {
    guard rawValue != Self.justPlayName else {
      self = .justPlay
      return
    }
    guard let kind = Goal.Kind(rawValue: rawValue) else { return nil }
    self = .unmet(kind)
  }

  package var rawValue: String {
    switch self {
    case .justPlay: Self.justPlayName
    case .unmet(let kind): kind.rawValue
    }
  }
}
