/// The way to work out a question in which a mistake shows itself.
struct Remedy: Sendable {
  let strategy: Strategy
  /// Whether the way suits the question.
  let suits: @Sendable (Question) -> Bool
}
