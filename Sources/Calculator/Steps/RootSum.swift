/// An exact value as schools write it: a fraction, a multiple of a square root, or a sum of two of
/// these, such as 2 + 3√5.
struct RootSum: Equatable {
  struct Part: Equatable {
    let coefficient: Rational
    /// The whole number below the root; 1 where there is none.
    let radicand: Int
  }

  /// More would be no step on the way to an answer.
  private static let mostParts = 2

  /// In the order of their radicands; none for zero.
  let parts: [Part]

  /// Reads an exact value; nil if it has another form.
  init?(_ value: Value, atoms: [Atom]) {
    var parts: [Part] = []
    for term in value.terms {
      guard let radicand = Self.radicand(of: term, atoms) else { return nil }
      parts.append(Part(coefficient: term.coefficient, radicand: radicand))
    }
    guard parts.count <= Self.mostParts else { return nil }
    self.parts = parts.sorted { $0.radicand < $1.radicand }
  }

  /// The product of the whole numbers whose square roots are the factors.
  private static func radicand(of term: Term, _ atoms: [Atom]) -> Int? {
    var product = 1
    for factor in term.factors {
      guard case .integer(let whole) = atoms[factor.atom], factor.exponent == Rational(1, 2),
        let number = whole.whole, number < 1_000_000_000, product < 1_000_000_000
      else { return nil }
      product *= number
    }
    return product
  }
}

extension RootSum {
  /// The smallest whole number times which all coefficients are whole.
  var denominator: Rational {
    parts.reduce(.one) { $0.commonMultiple(with: $1.coefficient.denominator) }
  }
}

extension Rational {
  /// The digits behind the point of a number that ends within so many; nil for another one.
  func decimalPlaces(limit: Int) -> Int? {
    (0...limit).first { (self * .powerOfTen($0)).isWhole }
  }
}

extension RootSum {
  init(_ rational: Rational) {
    parts = rational.isZero ? [] : [Part(coefficient: rational, radicand: 1)]
  }

  static prefix func - (operand: RootSum) -> RootSum {
    RootSum(
      parts: operand.parts.map { Part(coefficient: -$0.coefficient, radicand: $0.radicand) })
  }

  private init(parts: [Part]) {
    self.parts = parts
  }
}
