/// How hard the questions are.
///
/// The names are stored with the sessions and must not change.
package enum Difficulty: String, CaseIterable, Codable, Sendable {
  /// The learner's model chooses among the questions of all levels.
  case auto
  case easy, medium, hard

  /// The level itself; where the model chooses, the one from which it starts.
  var level: Level {
    switch self {
    case .easy: .easy
    case .medium, .auto: .medium
    case .hard: .hard
    }
  }

  /// Whether the question is one of those with which the level is shown.
  package func isShown(with question: Question) -> Bool {
    self != .auto && level.examples.contains(question)
  }

  /// Those with a level of their own, each harder than the one before.
  package static let steps = allCases.filter { $0 != .auto }
}

extension Difficulty: PackableCase {
  package static let blank = Difficulty.medium
}
