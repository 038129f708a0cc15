/// What a child has chosen when Robo last asked for a small goal.
package enum LastGoal: Hashable, Sendable {
  case justPlay
  /// A goal of this kind, which is not met; the next time it is not offered.
  case unmet(Goal.Kind)
  /// A goal of this kind, which was met.
  case met(Goal.Kind)
}

extension LastGoal {
  /// The name of what was chosen, met or not.
  package var name: String {
    switch self {
    case .justPlay: Self.justPlayName
    case .unmet(let kind), .met(let kind): kind.rawValue
    }
  }

  /// Whether the goal is met; nil where none was picked.
  package var isMet: Bool? {
    switch self {
    case .justPlay: nil
    case .unmet: false
    case .met: true
    }
  }
}

extension LastGoal: RawRepresentable {
  private static let justPlayName = "just-play"
  private static let metPrefix = "met-"

  package init?(rawValue: String) {
    guard rawValue != Self.justPlayName else {
      self = .justPlay
      return
    }
    let isMet = rawValue.hasPrefix(Self.metPrefix)
    let name = isMet ? String(rawValue.dropFirst(Self.metPrefix.count)) : rawValue
    guard let kind = Goal.Kind(rawValue: name) else { return nil }
    self = isMet ? .met(kind) : .unmet(kind)
  }

  package var rawValue: String {
    isMet == true ? Self.metPrefix + name : name
  }
}
