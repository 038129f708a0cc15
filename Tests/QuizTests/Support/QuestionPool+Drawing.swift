@testable import Quiz

extension QuestionPool {
  /// So many random questions, each drawn by the level's shares and weights.
  func randomQuestions(
    _ count: Int, using generator: inout some RandomNumberGenerator
  ) -> [Question] {
    (0..<count).compactMap { _ in randomQuestion(using: &generator) }
  }
}
