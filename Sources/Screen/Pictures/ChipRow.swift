/// The words that Robo offers, between the conversation and the composer.
package struct ChipRow: Equatable, Sendable {
  package var labels: [String]
  /// The index of the word that Enter chooses; nil where none is lit.
  package var lit: Int?
  /// What they have to do with what Robo says last.
  package var role: Role

  /// What words have to do with what Robo says last.
  package enum Role: Equatable, Sendable {
    /// They answer it, and are not understood without it.
    case answers
    /// They are understood without it, such as those for what comes next.
    case choices
  }

  package init(_ labels: [String], lit: Int? = nil, role: Role = .answers) {
    self.labels = labels
    self.lit = lit
    self.role = role
  }
}
