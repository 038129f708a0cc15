/// What the model has learnt from the first answer to a question.
package struct Observation: Equatable, Sendable {
  /// Right without help.
  package let isRight: Bool
  /// What there is to be glad about.
  package let milestones: [Milestone]
}
