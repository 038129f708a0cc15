import Quiz

/// A practice that has come to its end.
struct EndedPractice {
  let session: PracticeSession
  /// What is known of the learner now.
  let model: LearnerModel
  /// The facts that became fluent in it, whether or not they are still.
  let newlyFluent: [Question]
  /// The countdown ran out; else the child stopped.
  let ranOut: Bool
}
