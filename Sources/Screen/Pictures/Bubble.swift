/// A message.
package struct Bubble: Equatable, Sendable {
  package var speaker: Speaker
  package var blocks: [Block]
  package var tapback: Tapback?

  package init(_ speaker: Speaker, _ blocks: [Block], tapback: Tapback? = nil) {
    self.speaker = speaker
    self.blocks = blocks
    self.tapback = tapback
  }

  package init(_ speaker: Speaker, _ text: String, tapback: Tapback? = nil) {
    self.init(speaker, [.text(text)], tapback: tapback)
  }
}
