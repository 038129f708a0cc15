package import Quiz

/// What is known of a child when they begin.
package struct LearnerProfile: Equatable, Sendable {
  package let name: String
  /// Whether somebody has given the name, so that it is worth saying.
  package var isNamed: Bool
  /// What the child has chosen for themselves.
  package var own: LearnerSettings
  /// Whether the level and the operations are the child's own, and not those of all.
  package var keepsOwn: Bool
  /// The child's last finished session, if there was one.
  package var previous: PreviousSession?
  /// What the child answered before.
  package var past: Past
  /// What the child chose when Robo last asked for a small goal, unless that is met.
  package var lastGoal: LastGoal?
  /// Whether the past was looked up; where not, Robo speaks of nothing that takes a memory.
  package var isPastKnown: Bool

  package init(
    name: String, isNamed: Bool = true, own: LearnerSettings = LearnerSettings(),
    keepsOwn: Bool = true,
    previous: PreviousSession? = nil, past: Past = Past(),
    lastGoal: LastGoal? = nil, isPastKnown: Bool = true
  ) {
    self.name = name
    self.isNamed = isNamed
    self.own = own
    self.keepsOwn = keepsOwn
    self.previous = previous
    self.past = past
    self.lastGoal = lastGoal
    self.isPastKnown = isPastKnown
  }

  /// A child of whom nothing is known.
  package static let unknown = LearnerProfile(name: "", isNamed: false, keepsOwn: false)
}
