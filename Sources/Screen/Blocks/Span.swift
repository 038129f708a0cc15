/// A piece of a line in one kind of ink.
struct Span: Equatable {
  /// The words.
  let text: String
  /// How they are written.
  let ink: Ink

  /// Words in an ink.
  init(_ text: String, _ ink: Ink = .body) {
    self.text = text
    self.ink = ink
  }
}
