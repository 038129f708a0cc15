/// A message.
package struct Bubble: Equatable, Sendable {
  package var speaker: Speaker
  package var blocks: [Block]
  package var tapback: Tapback?
  /// What was said before it is past, without a tapback, too.
  package var endsTopic: Bool

  package init(
    _ speaker: Speaker, _ blocks: [Block], tapback: Tapback? = nil, endsTopic: Bool = false
  ) {
    self.speaker = speaker
    self.blocks = blocks
    self.tapback = tapback
    self.endsTopic = endsTopic
  }

  package init(_ speaker: Speaker, _ text: String, tapback: Tapback? = nil) {
    self.init(speaker, [.text(text)], tapback: tapback)
  }
}
