/// A number in a calculation that is worked out: its exact value, and how it is written.
struct WorkNumber: Equatable {
  /// How the number is written.
  enum Form: Equatable {
    /// As a decimal if it ends soon, else as a fraction.
    case decimal
    /// As a fraction in lowest terms.
    case fraction
    /// As these two whole numbers over each other, whatever they have in common.
    case quotient(top: Rational, bottom: Rational)
    /// As a whole number and these two, such as 1 2/4.
    case mixed(top: Rational, bottom: Rational)
  }

  /// A decimal that does not end within so many places is written as a fraction.
  static let mostPlaces = 12

  let value: Value
  let sum: RootSum
  let form: Form
  /// The fraction came out of an operation: it is simplified before anything else is done.
  var needsSimplifying = false

  /// An exact value; nil if schools do not write it as a number.
  init?(_ value: Value, atoms: [Atom], as form: Form) {
    guard let sum = RootSum(value, atoms: atoms) else { return nil }
    (self.value, self.sum, self.form) = (value, sum, form)
  }

  init(_ rational: Rational, as form: Form = .decimal) {
    value = .rational(rational)
    sum = RootSum(rational)
    self.form = form
  }

  /// A fraction that came out of an operation; the bottom is above zero.
  init(top: Rational, over bottom: Rational) {
    let common = top.commonDivisor(with: bottom)
    let isWhole = bottom == .one
    self.init(top / bottom, as: isWhole ? .fraction : .quotient(top: top, bottom: bottom))
    needsSimplifying = common > .one && !isWhole
  }
}

extension WorkNumber {
  var rational: Rational? { value.rational }

  /// The decimal or the whole number that is written, if it is one.
  var decimal: Rational? {
    guard let rational, !isFraction, rational.decimalPlaces(limit: Self.mostPlaces) != nil
    else { return nil }
    return rational
  }

  /// Whether the number is written with a fraction bar.
  var isFraction: Bool {
    guard let rational else { return false }
    return switch form {
    case .quotient, .mixed: true
    case .fraction: !rational.isWhole
    case .decimal: rational.decimalPlaces(limit: Self.mostPlaces) == nil
    }
  }

  /// Whether a whole number stands before the fraction.
  var isMixed: Bool { if case .mixed = form { true } else { false } }

  /// The numbers above and below the line, as they are written; those of a whole number or of a
  /// decimal are in lowest terms.
  var topAndBottom: (top: Rational, bottom: Rational)? {
    guard let rational else { return nil }
    return switch form {
    case .quotient(let top, let bottom): (top, bottom)
    case .decimal, .fraction, .mixed: (rational.numerator, rational.denominator)
    }
  }

  /// What divides both the numbers above and below the line.
  var commonDivisor: Rational {
    guard case .quotient(let top, let bottom) = form else { return .one }
    return top.commonDivisor(with: bottom)
  }

  /// The number with the other sign.
  var negated: WorkNumber {
    var number = self
    switch form {
    case .quotient(let top, let bottom):
      number = WorkNumber(-top / bottom, as: .quotient(top: -top, bottom: bottom))
    case .decimal, .fraction, .mixed:
      number = WorkNumber(-value, -sum, form)
    }
    number.needsSimplifying = needsSimplifying
    return number
  }

  private init(_ value: Value, _ sum: RootSum, _ form: Form) {
    (self.value, self.sum, self.form) = (value, sum, form)
  }
}
