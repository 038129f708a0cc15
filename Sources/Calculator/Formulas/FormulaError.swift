/// Why an expression with unknowns cannot be worked on, and where.
package struct FormulaError: Error, Equatable, Sendable {
  /// What is wrong.
  package enum Kind: Equatable, Sendable {
    /// The text cannot be read, or a part without unknowns has no value.
    case calculation(CalculationError.Kind)
    /// A function of an unknown that has no curve, such as the factorial.
    case functionOfUnknown(String)
    /// A unit beside an unknown.
    case unit
    /// There is no letter to find.
    case noUnknown
    /// More letters than can be worked on, in order.
    case unknowns([String])
    /// More than one `=` between two semicolons.
    case severalEquals
    /// A system in which a letter stands otherwise than times a fraction.
    case notLinear
    /// A curve with more than one letter, or with something else than `y` before the `=`.
    case noCurve
    /// Longer than can be worked on.
    case tooLong
  }

  package let kind: Kind
  /// The characters of the text that the error is about.
  package let range: Range<Int>

  package init(_ kind: Kind, at range: Range<Int>) {
    self.kind = kind
    self.range = range
  }

  /// The same error in a longer text in which this one starts at the position.
  func shifted(by position: Int) -> FormulaError {
    FormulaError(kind, at: range.lowerBound + position..<range.upperBound + position)
  }
}
