import Testing

@testable import Calculator

/// Expressions that can be read but have no value, or none that can be computed.
struct DomainErrorTests {
  @Test func `tan and floor reach as far as sin and e to a power`() throws {
    #expect(try value("tan(10^8000)", .radians) == "-1.79043742302923409889490329203")
    #expect(try value("floor(e^100000)", digits: 20) == value("e^100000", digits: 20))
  }

  @Test(
    arguments: [
      (.divisionByZero, "1👉/👈0"), (.divisionByZero, "2+5👉÷👈(3-3)"), (.divisionByZero, "π👉/👈0"),
      (.divisionByZero, "1👉/👈sin 0"), (.divisionByZero, "1👉/👈(√2²-2)"), (.divisionByZero, "0👉^👈-2"),
      (.divisionByZero, "0👉^👈-π"), (.divisionByZero, "0👉⁻¹👈"), (.divisionByZero, "5👉/👈0%"),
      (.divisionByZero, "👉root👈(8, 0)"), (.divisionByZero, "👉mod👈(8, 0)"),
      (.zeroByZero, "0👉/👈0"), (.zeroByZero, "sin 0👉/👈0"), (.zeroByZero, "(1-1)👉÷👈(2-2)"),
      (.zeroToTheZero, "0👉^👈0"), (.zeroToTheZero, "0👉**👈(1-1)"), (.zeroToTheZero, "0👉⁰👈"),
      (.evenRootOfNegative, "👉sqrt👈(-1)"), (.evenRootOfNegative, "👉√👈(1-π)"),
      (.evenRootOfNegative, "(-4)👉^👈0.5"), (.evenRootOfNegative, "(-4)👉^👈(3/4)"),
      (.evenRootOfNegative, "👉root👈(-16, 4)"), (.evenRootOfNegative, "(1-√2)👉^👈½"),
      (.irrationalPowerOfNegative, "(-2)👉^👈√2"), (.irrationalPowerOfNegative, "(-π)👉^👈π"),
      (.logarithmOfZero, "👉ln👈 0"), (.logarithmOfZero, "👉log👈(2-2)"),
      (.logarithmOfZero, "👉log2👈 0"),
      (.logarithmOfNegative, "👉ln👈(-1)"), (.logarithmOfNegative, "👉log👈 -5"),
      (.logarithmOfNegative, "👉log2👈(1-√3)"),
      (.inverseOutOfRange(function: "asin"), "👉asin👈 2"),
      (.inverseOutOfRange(function: "asin"), "👉arcsin👈(-√2)"),
      (.inverseOutOfRange(function: "acos"), "👉acos👈 1.0001"),
      (.inverseOutOfRange(function: "acos"), "👉cos⁻¹👈(-π)"),
      (.inverseHyperbolicCosineOutOfRange, "👉acosh👈 0.5"),
      (.inverseHyperbolicTangentOutOfRange, "👉atanh👈 1"),
      (.inverseHyperbolicTangentOutOfRange, "👉atanh👈(-2)"),
      (.tangentPole, "👉tan👈 90"), (.tangentPole, "👉tan👈(-90)"), (.tangentPole, "👉tan👈 270°"),
      (.tangentPole, "1+👉tan👈(10^30*360+90)"),
      (.factorialOfNegative, "(-1)👉!👈"), (.factorialOfNegative, "(2-5)👉!👈"),
      (.factorialOfFraction, "0.5👉!👈"), (.factorialOfFraction, "(-½)👉!👈"),
      (.factorialOfFraction, "π👉!👈"), (.factorialOfFraction, "(√2)👉!👈"),
      (.notWhole(function: "gcd"), "👉gcd👈(1.5, 3)"),
      (.notWhole(function: "lcm"), "👉lcm👈(4, π)"),
      (.factorialTooLarge, "100001👉!👈"), (.factorialTooLarge, "1000000000👉!👈"),
      (.factorialTooLarge, "5!!👉!👈"), (.factorialTooLarge, "(10^30)👉!👈"),
      (.tooLarge, "9👉^👈9^9"), (.tooLarge, "2👉^👈4000001"), (.tooSmall, "2👉^👈-4000001"),
      (.tooLarge, "10👉^👈10^100"), (.tooLarge, "π👉^👈10^9"), (.tooLarge, "e👉^👈1000000000"),
      (.tooLarge, "👉exp👈(1000001)"), (.tooSmall, "👉exp👈(-10^7)"), (.tooLarge, "√2👉^👈10^9"),
      (.tooLarge, "10^1000000*10^1000000👉*👈10^1000000"), (.tooSmall, "(1e-400)👉^👈1000000"),
      (.tooSmall, "10^-1000000*10^-1000000👉*👈10^-1000000"),
      (.undecided, "1👉/👈(√(5+2√6)-√2-√3)"),
      (.undecided, "1👉/👈ln(1+√(5+2√6)-√2-√3)"), (.undecided, "2👉/👈(3*sin(√(5+2√6)-√2-√3))"),
      (.undecided, "sin(√(5+2√6)-√2-√3)👉^👈-2"), (.undecided, "sin(√(5+2√6)-√2-√3)👉⁻¹👈"),
      (.undecided, "👉ln👈(1+√2-√(3+2√2))"),
      (.undecided, "(sin 2-2*sin 1*cos 1)👉!👈"),
    ] as [(CalculationError.Kind, String)])
  func `each reason has its range`(kind: CalculationError.Kind, marked: String) {
    expectError(kind, in: marked)
  }

  @Test(
    arguments: [
      (.tangentPole, "👉tan👈(π/2)"), (.tangentPole, "👉tan👈(-3π/2)"), (.tangentPole, "👉tan👈 90°"),
      (.angleTooLarge, "👉sin👈(10^10001)"), (.angleTooLarge, "👉cos👈(10^10001*√2)"),
    ] as [(CalculationError.Kind, String)])
  func `each reason has its range in radians too`(kind: CalculationError.Kind, marked: String) {
    expectError(kind, in: marked, unit: .radians)
  }

  @Test func `an unknown name is answered with the nearest known one`() {
    #expect(Vocabulary.nearest(to: "sni") == "sin")
    #expect(Vocabulary.nearest(to: "sqr") == "sqrt")
    #expect(Vocabulary.nearest(to: "arcsine") == "arcsin")
    #expect(Vocabulary.nearest(to: "pie") == "pi")
    #expect(Vocabulary.nearest(to: "flor") == "floor")
    #expect(Vocabulary.nearest(to: "elephant") == nil)
    #expect(Vocabulary.nearest(to: "x") == nil)
  }
}
