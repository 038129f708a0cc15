/// One operation as it is written at school, digit below digit.
package enum ColumnWork: Equatable, Sendable {
  case addition(ColumnAddition)
  case subtraction(ColumnSubtraction)
  case multiplication(ColumnMultiplication)
  case division(ColumnDivision)
}

extension ColumnWork {
  /// The operation in columns; nil where its numbers do not suit them, or where they do not help.
  init?(
    _ operation: BinaryOperator, _ left: Rational, _ right: Rational,
    goal: ColumnDivision.Goal = .decimal
  ) {
    guard Self.isWorthwhile(operation, left, right), let a = ColumnNumber(left),
      let b = ColumnNumber(right)
    else { return nil }
    switch operation {
    case .add: self = .addition(ColumnAddition([a, b]))
    case .subtract where left >= right: self = .subtraction(ColumnSubtraction(a, minus: b))
    case .multiply:
      guard let work = ColumnMultiplication(a, times: b) else { return nil }
      self = .multiplication(work)
    case .divide: self = .division(ColumnDivision(a, by: b, goal: goal))
    case .subtract, .power, .addPercent, .subtractPercent: return nil
    }
  }

  /// The sum of several numbers in columns; nil where that does not help.
  init?(sumOf terms: [Rational]) {
    let numbers = terms.compactMap { ColumnNumber($0) }
    guard numbers.count == terms.count, (2...ColumnAddition.mostTerms).contains(terms.count),
      !terms.allSatisfy(\.isWhole) || terms.reduce(.zero, +) > Self.mostInTheHead
    else { return nil }
    self = .addition(ColumnAddition(numbers))
  }

  /// Whether columns help with two numbers that are not negative: not with sums and differences
  /// within 20, tables up to 12 × 12, 0, 1 and powers of ten.
  static func isWorthwhile(_ operation: BinaryOperator, _ a: Rational, _ b: Rational) -> Bool {
    guard ColumnNumber(a) != nil, ColumnNumber(b) != nil, !a.isZero, !b.isZero else { return false }
    switch operation {
    case .add: return !isInTheHead(a + b, of: a, b)
    case .subtract: return !isInTheHead(max(a, b), of: a, b)
    case .multiply: return !isTrivial(a) && !isTrivial(b) && !(isOfTable(a) && isOfTable(b))
    case .divide: return !isTrivial(b) && !(isOfTable(b) && isOfTable(a / b))
    case .power, .addPercent, .subtractPercent: return false
    }
  }

  /// Sums and differences of whole numbers within this are worked out in the head.
  private static let mostInTheHead = Rational(20)

  private static func isInTheHead(_ most: Rational, of a: Rational, _ b: Rational) -> Bool {
    a.isWhole && b.isWhole && most <= mostInTheHead
  }

  private static func isOfTable(_ value: Rational) -> Bool {
    value.isWhole && value <= Rational(12)
  }

  /// Whether the number is a power of ten, 1 being one of them.
  private static func isTrivial(_ value: Rational) -> Bool {
    (0...ColumnNumber.mostDigits).contains { value == .powerOfTen($0) }
  }
}
