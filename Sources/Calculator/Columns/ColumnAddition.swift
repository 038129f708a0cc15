/// An addition in columns, from the lowest one to the highest one.
package struct ColumnAddition: Equatable, Sendable {
  /// What is done in one column.
  package struct Step: Equatable, Sendable {
    package var place: Int
    /// The digits of the numbers there.
    package var digits: [Int]
    package var carryIn: Int
    package var sum: Int
    /// What is written below: a digit, in the highest column the whole sum.
    package var write: Int
    package var carryOut: Int
  }

  /// More numbers than these could carry two digits.
  static let mostTerms = 10

  package let terms: [ColumnNumber]
  package var steps: [Step]
  package let result: ColumnNumber

  /// Adds 1 to 10 numbers.
  package init(_ terms: [ColumnNumber]) {
    let places = (terms.map { -$0.scale }.min() ?? 0)...(terms.map(\.top).max() ?? 0)
    var steps: [Step] = []
    var carry = 0
    for place in places {
      let digits = terms.map { $0.digit(at: place) }
      let sum = digits.reduce(carry, +)
      let isLast = place == places.upperBound
      steps.append(
        Step(
          place: place, digits: digits, carryIn: carry, sum: sum,
          write: isLast ? sum : sum % 10, carryOut: isLast ? 0 : sum / 10))
      carry = sum / 10
    }
    self.terms = terms
    self.steps = steps
    let scale = -places.lowerBound
    result = ColumnNumber(
      units: steps.reduce(0) { $0 + Int128($1.write) * ColumnNumber.power($1.place + scale) },
      scale: scale)
  }
}
