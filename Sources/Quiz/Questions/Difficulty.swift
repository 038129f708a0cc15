/// How hard the questions are.
package enum Difficulty: String, CaseIterable, Codable, Sendable {
  case easy, medium, hard
  /// The learner's model chooses among everything the learner has opened.
  case auto
}
