/// A number as it is written, and how far that can be trusted.
package struct FormattedNumber: Equatable, Sendable {
  package let text: String
  package let accuracy: Accuracy

  /// What the digits are worth.
  package enum Accuracy: Equatable, Sendable {
    /// The digits are the number.
    case exact
    /// The digits are the number correctly rounded, halves away from zero.
    case rounded
    /// The number is so close to the digits that it cannot be told from them, but it is not known
    /// whether it is them.
    case unproven
  }
}
