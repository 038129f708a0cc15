/// The way to work out a question in which a mistake shows itself.
struct Remedy: Sendable {
  /// The way; nil where none suits the question.
  let strategy: @Sendable (Question) -> Strategy?
}
