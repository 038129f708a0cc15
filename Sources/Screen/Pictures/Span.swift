/// A piece of a line in one kind of ink.
package struct Span: Equatable, Sendable {
  /// The words.
  package let text: String
  /// How they are written.
  package let ink: Ink

  /// Words in an ink.
  package init(_ text: String, _ ink: Ink = .body) {
    self.text = text
    self.ink = ink
  }
}
