/// A division in columns, digit by digit from the highest one.
///
/// Both numbers are multiplied by a power of ten first, so that the divisor is whole.
package struct ColumnDivision: Equatable, Sendable {
  /// How far the division goes.
  package enum Goal: Equatable, Sendable {
    /// To the ones, with what is left.
    case remainder
    /// Behind the point, until it ends, repeats, or has 12 places.
    case decimal
  }

  /// How the division ended.
  package enum Ending: Equatable, Sendable {
    case exact
    /// At the ones, with so much left.
    case remainder(ColumnNumber)
    /// The digits of these columns, from the first one to the last one, go on for ever.
    case recurring(first: Int, last: Int)
    /// After so many places that it was given up.
    case stopped
  }

  /// One digit of the quotient.
  package struct Step: Equatable, Sendable {
    package var place: Int
    /// The digit that comes down.
    package var brought: Int
    /// That digit is a zero behind the dividend's own digits.
    package var isAdded: Bool
    /// What is divided.
    package var chunk: Int
    /// The digits that are tried, the last of which fits.
    package var tries: [Int]
    package var digit: Int
    package var product: Int
    package var left: Int
    /// The digit is written: no zero before the first one.
    package var isWritten: Bool
  }

  /// How many places behind the point are worked out at most.
  static let mostPlaces = 12

  package let dividend: ColumnNumber
  package let divisor: ColumnNumber
  /// Both were multiplied by ten so often.
  package let shift: Int
  /// What is divided once the divisor is whole.
  package let inner: ColumnNumber
  package let wholeDivisor: Int
  package var steps: [Step]
  package let quotient: ColumnNumber
  package let ending: Ending

  /// Divides by a number above zero.
  package init(_ dividend: ColumnNumber, by divisor: ColumnNumber, goal: Goal) {
    shift = divisor.scale
    inner =
      dividend.scale >= shift
      ? ColumnNumber(units: dividend.units, scale: dividend.scale - shift)
      : ColumnNumber(units: dividend.units * ColumnNumber.power(shift - dividend.scale))
    wholeDivisor = Int(divisor.units)
    var worker = ColumnDivisionWorker(inner, by: wholeDivisor, goal: goal)
    let end = worker.run()
    (self.dividend, self.divisor, steps) = (dividend, divisor, worker.steps)
    quotient = worker.quotient
    ending =
      switch end {
      case .remainder: .remainder(worker.remainder(of: inner, by: divisor, shift: shift))
      case .exact, .recurring, .stopped: end
      }
  }

  /// The steps whose digit is written above the dividend.
  package var writtenSteps: [Step] { steps.filter(\.isWritten) }

  /// The lowest column that has a digit.
  package var low: Int { min(steps.last?.place ?? 0, -inner.scale) }
}
