/// A multiplication in columns: a row for each digit of the lower number, then their sum.
///
/// It goes with whole numbers, without the zeros at their ends; the point is put in afterwards.
package struct ColumnMultiplication: Equatable, Sendable {
  /// The upper number times one digit of the lower one.
  package struct Row: Equatable, Sendable {
    /// The column of the digit in the lower number.
    package var shift: Int
    package var digit: Int
    package var steps: [Step]
    /// The upper number times the digit; a row of zeros is not written.
    package var product: Int128
  }

  /// What is done with one digit of the upper number.
  package struct Step: Equatable, Sendable {
    package var place: Int
    package var digit: Int
    package var carryIn: Int
    /// The digits' product with what was carried.
    package var product: Int
    /// What is written: a digit, at the highest place the whole product.
    package var write: Int
    package var carryOut: Int
  }

  /// More rows than these are no exercise.
  static let mostRows = 6

  package let first: ColumnNumber
  package let second: ColumnNumber
  package let upper: ColumnNumber
  package let lower: ColumnNumber
  /// How many zeros were set aside.
  package let zeros: Int
  /// The second number stands above.
  package let isSwapped: Bool
  package var rows: [Row]
  /// The sum of the rows; nil if there is but one.
  package let total: ColumnAddition?
  package let result: ColumnNumber

  /// Multiplies two numbers above zero; nil if there were too many rows.
  package init?(_ first: ColumnNumber, times second: ColumnNumber) {
    let (above, below) = (first.withoutZeros, second.withoutZeros)
    isSwapped = Self.rank(below.digits) > Self.rank(above.digits)
    upper = ColumnNumber(units: isSwapped ? below.digits : above.digits)
    lower = ColumnNumber(units: isSwapped ? above.digits : below.digits)
    zeros = above.zeros + below.zeros
    rows = lower.places.map { [upper, lower] in
      Row(upper, times: lower.digit(at: $0), shift: $0)
    }
    let terms = rows.filter { $0.product != 0 }
      .map { ColumnNumber(units: $0.product * ColumnNumber.power($0.shift)) }
    guard (1...Self.mostRows).contains(terms.count) else { return nil }
    total = terms.count > 1 ? ColumnAddition(terms) : nil
    (self.first, self.second) = (first, second)
    result = ColumnNumber(
      units: (total?.result ?? terms[0]).units * ColumnNumber.power(zeros),
      scale: first.scale + second.scale)
  }

  /// Which number makes more rows, and has more digits if they make as many: that one stands above.
  private static func rank(_ number: Int128) -> (Int, Int) {
    let digits = String(number)
    return (digits.count { $0 != "0" }, digits.count)
  }

  /// The rows that are written.
  package var writtenRows: [Row] { rows.filter { $0.product != 0 } }

  /// The whole number that the rows come to, before zeros and point.
  package var sum: ColumnNumber {
    total?.result ?? ColumnNumber(units: writtenRows[0].product)
  }
}

extension ColumnMultiplication.Row {
  fileprivate init(_ number: ColumnNumber, times digit: Int, shift: Int) {
    var steps: [ColumnMultiplication.Step] = []
    var carry = 0
    for place in digit == 0 ? 0..<0 : number.places.lowerBound..<number.top + 1 {
      let product = number.digit(at: place) * digit + carry
      let isLast = place == number.top
      steps.append(
        ColumnMultiplication.Step(
          place: place, digit: number.digit(at: place), carryIn: carry, product: product,
          write: isLast ? product : product % 10, carryOut: isLast ? 0 : product / 10))
      carry = product / 10
    }
    self.init(
      shift: shift, digit: digit, steps: steps, product: number.units * Int128(digit))
  }
}
