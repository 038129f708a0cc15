import Basics
import Testing

@testable import Calculator

/// The short ways that small fractions go lead where the long ways lead.
struct FastPathTests {
  /// Evaluates without the short way.
  private static func slowly(
    _ text: String, _ settings: CalculatorSettings, _ results: [Reference: Number]
  ) throws(CalculationError) -> Number {
    let program = try Parser.program(for: text, settings: settings)
    var evaluator = Evaluator(settings: settings, results: results, budget: Budget())
    return try evaluator.run(program)
  }

  @Test func `the fast path says what the slow path says`() throws {
    var generator = SeededGenerator(seed: 21)
    let answers = [Number(3), try evaluate("2 km"), try evaluate("√2")]
    var taken = 0
    for round in 0..<3_000 {
      let text = FractionText.random(depth: 1 + round % 4, using: &generator)
      let settings = CalculatorSettings(angleUnit: round % 2 == 0 ? .degrees : .radians)
      let results = [Reference.answer: answers[round % 3]]
      let fast = Self.outcome { try evaluate(text, settings: settings, results: results) }
      let slow = Self.outcome { try Self.slowly(text, settings, results) }
      #expect(fast == slow, "\(text)")
      let program = try? Parser.program(for: text, settings: settings)
      if program.flatMap({ FractionStack.value(of: $0) }) != nil { taken += 1 }
    }
    #expect(taken > 500, "the fast path is tried")
  }

  /// Every way of writing the value, or what is wrong and where.
  private static func outcome(_ body: () throws -> Number) -> [String] {
    do {
      let number = try body()
      let digits: [NumberFormat.Digits] = [
        .automatic(places: 4), .automatic(places: 0), .places(3), .significant(12), .fraction,
      ]
      return digits.flatMap { digits in
        [true, false].map { isForPeople in
          let format = NumberFormat(digits, isForPeople: isForPeople)
          return (try? number.formatted(format).text) ?? "no digits"
        }
      } + [number.rational?.description ?? "", number.unit?.symbol ?? ""]
    } catch {
      return ["\(error)"]
    }
  }

  @Test(arguments: [
    "2 km", "2 km * 3", "1/0", "0/0", "2^3", "2+3%", "sin 30", "3!", "1e400 + 1", "2 km + 1",
    "9223372036854775807 + 1", "1/9223372036854775807/2", "ans + 1", "4°",
  ])
  func `what is no small fraction is left to the slow path`(text: String) throws {
    #expect(FractionStack.value(of: try Parser.program(for: text)) == nil)
  }

  @Test func `small fractions are rounded as big ones are`() {
    var generator = SeededGenerator(seed: 22)
    for _ in 0..<3_000 {
      let bits = Int64.random(in: 0..<63, using: &generator)
      let above = Int64.random(in: .min...Int64.max, using: &generator) >> bits
      let below = (Int64.random(in: 1...Int64.max, using: &generator) >> (62 - bits)) + 1
      let value = Rational(Int(above)) / Rational(Int(max(below, 1)))
      let places = Int.random(in: -3...20, using: &generator)
      let rounded = value.rounded(places: places)
      let long = Rational(value.big.rounded(timesTenToThe: places))
      #expect(rounded.coefficient == long, "\(value) to \(places) places")
      let isExact = long == value * Rational.powerOfTen(places)
      #expect(rounded.accuracy == (isExact ? .exact : .rounded), "\(value) to \(places) places")
    }
  }

  @Test func `halves are rounded away from zero by the short way too`() {
    for places in 0...17 {
      for odd in [1, 3, 5, 999, -1, -7] {
        let half = Rational(odd, 2) / Rational.powerOfTen(places)
        let away = Rational((odd + odd.signum()) / 2)
        #expect(half.rounded(places: places).coefficient == away)
      }
    }
  }

  @Test func `whole numbers are written as all numbers are`() {
    for value in [0, 1, -1, 999, 1_000, -1_000, 123_456, Int.max, Int.min, 1_000_000_000_000] {
      for isForPeople in [true, false] {
        let style = NumberStyle(isForPeople: isForPeople)
        let decimal = RoundedDecimal(coefficient: Rational(value), places: 0, accuracy: .exact)
        #expect(style.exact(Rational(value))?.text == style.plain(decimal))
      }
    }
  }

  @Test func `just below a power of ten digits are cut below it, and rounded to it`() throws {
    for expression in ["10^20 - √2/10^9", "10^20 - 1/3/10^5"] {
      #expect(try shown(expression) == "9.999…×10¹⁹")
      let format = NumberFormat(.automatic(places: 4), isForPeople: false)
      #expect(try evaluate(expression).formatted(format).text == "1.0000e20")
    }
  }
}
