@testable import Calculator

extension ColumnNumber {
  /// A number of up to six digits and three places, a quarter of them full of zeros.
  static func random(using generator: inout some RandomNumberGenerator) -> ColumnNumber {
    let count = Int.random(in: 1...6, using: &generator)
    let hasZeros = Int.random(in: 0..<4, using: &generator) == 0
    let digits = (0..<count).map { _ in
      hasZeros && Bool.random(using: &generator) ? 0 : Int.random(in: 0...9, using: &generator)
    }
    let scale = [0, 0, 0, 1, 2, 3].randomElement(using: &generator) ?? 0
    return ColumnNumber(units: digits.reduce(0) { $0 * 10 + Int128($1) }, scale: scale)
  }

  /// The same but for zero.
  static func randomAboveZero(using generator: inout some RandomNumberGenerator) -> ColumnNumber {
    let number = random(using: &generator)
    return number.units == 0 ? ColumnNumber(units: 7, scale: number.scale) : number
  }
}

extension Rational {
  /// A digit at a place.
  init(_ digit: Int, at place: Int) {
    self = Rational(digit) * .powerOfTen(place)
  }
}
