/// The words that Robo offers, between the conversation and the composer.
package struct ChipRow: Equatable, Sendable {
  package var labels: [String]
  /// The index of the word that Enter chooses; nil where none is lit.
  package var lit: Int?

  package init(_ labels: [String], lit: Int? = nil) {
    self.labels = labels
    self.lit = lit
  }
}
