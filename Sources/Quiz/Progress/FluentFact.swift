/// A fact that became known by heart.
package struct FluentFact: Equatable, Sendable {
  package let question: Question
  /// How long the first right answer took.
  package let firstTime: Duration
  /// How long the fastest right answer took.
  package let bestTime: Duration
}
