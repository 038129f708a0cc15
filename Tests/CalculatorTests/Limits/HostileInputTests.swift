import Testing

@testable import Calculator

/// Texts that are meant to crash a calculator or to keep it busy for ever.
struct HostileInputTests {
  private static func nested(_ open: String, _ inner: String, _ depth: Int) -> String {
    String(repeating: open, count: depth) + inner + String(repeating: ")", count: depth)
  }

  private static func joined(_ part: (Int) -> String, by sign: String, _ count: Int) -> String {
    (2..<count + 2).map(part).joined(separator: sign)
  }

  @Test func `nesting may be as deep as the text is long`() throws {
    #expect(try value(Self.nested("(", "7", 49_999)) == "7")
    #expect(try value(Self.nested("-(", "7", 33_332)) == "7")
    #expect(try value(String(repeating: "-", count: 99_999) + "7") == "-7")
    #expect(try value(String(repeating: "+", count: 99_999) + "7") == "7")
    #expect(try value(Self.nested("abs(", "-7", 19_999)) == "7")
    #expect(try value(Self.nested("1+(", "7", 24_999)) == "25006")
  }

  @Test func `long texts are computed`() throws {
    #expect(try value(Self.joined({ _ in "1.5" }, by: "+", 25_000)) == "37500")
    #expect(try value(Self.joined({ _ in "1/3" }, by: "+", 24_999)) == "8333")
    #expect(try value(Self.joined({ _ in "√2" }, by: "+", 19_000) + "-19000√2") == "0")
    #expect(try value(String(repeating: "9", count: 10_000) + "+1") == "1e10000")
    #expect(try value("1e1000000/1e999999") == "10")
  }

  @Test func `too long texts and numbers are refused before they are read`() {
    expectError(.textTooLong, in: "👉\(String(repeating: "1+", count: 50_000))1👈")
    expectError(.textTooLong, in: "👉\(String(repeating: "(", count: 1_000_000))👈")
    expectError(.textTooLong, in: "👉\(String(repeating: "５", count: 40_000))👈")
    expectError(.literalTooLong, in: "1+👉\(String(repeating: "9", count: 10_001))👈")
    expectError(.literalTooLong, in: "👉0.\(String(repeating: "0", count: 10_000))1👈")
    expectError(.literalOutOfRange, in: "👉1e1300000👈")
    expectError(.literalOutOfRange, in: "2*👉1e-99999999999999999999999👈")
  }

  @Test func `many numbers that are long only in memory are refused while they are read`() throws {
    let clock = ThreadClock()
    let monster = Self.joined({ _ in "1e1000000" }, by: "*", 3_000)
    let error = #expect(throws: CalculationError.self) { try evaluate(monster) }
    #expect(error == CalculationError(.tooLong, at: 90..<99))
    #expect(clock.seconds < 1)
    #expect(try value(Self.joined({ _ in "1e1000000" }, by: "/", 2)) == "1")
  }

  @Test func `unfinished monsters are found where they are`() {
    let open = String(repeating: "(", count: 99_998)
    expectError(.missingOperand, in: open + "👉👈")
    expectError(.unclosedParenthesis, in: open.dropLast(2) + "👉(👈1")
    expectError(.unmatchedParenthesis, in: "1👉)👈" + String(repeating: ")", count: 99_000))
    expectError(.missingOperand, in: String(repeating: "√", count: 33_000) + "👉👈")
    expectError(
      .unknownName(String(repeating: "a", count: 99_999)),
      in: "👉\(String(repeating: "a", count: 99_999))👈")
    expectError(.missingOperator, in: "1 👉1👈" + String(repeating: " 1", count: 49_000))
    expectError(.misplacedComma, in: "1👉,👈" + String(repeating: ",", count: 99_000))
    expectError(.factorialTooLarge, in: "5!!👉!👈" + String(repeating: "!", count: 90_000))
  }

  @Test func `towers of powers are refused before they are built`() {
    expectError(.tooLarge, in: "9👉^👈9^9")
    expectError(.tooLarge, in: "9👉^👈9^9" + "+9^9^9")
    expectError(.tooLarge, in: Self.joined({ _ in "2" }, by: "^", 49_993) + "^2👉^👈2^2^2^2^2")
    expectError(.tooLarge, in: "10👉^👈1000000000000000000000")
    expectError(.tooLarge, in: "👉floor👈(e^1000000)")
    expectError(.tooLarge, in: "1.0000001👉^👈10^100")
  }

  /// Texts within the limits that would take much longer than a second, some of them to the
  /// thousandth digit.
  private static let endless = [
    joined({ _ in "100000!" }, by: "+", 5_000),
    joined({ "sin(√\($0))" }, by: "+", 6_000),
    joined({ "(√\($0)+√\($0 + 1))" }, by: "*", 4_500),
    joined({ _ in "√2" }, by: "^", 19_000),
    nested("1/(1+", "√2", 14_000),
    "1" + String(repeating: "/3^100000/7^90000", count: 1_000),
  ]

  @Test(arguments: endless.indices)
  func `endless work is given up in time`(index: Int) {
    let clock = ThreadClock()
    #expect(throws: (any Error).self) {
      try evaluate(Self.endless[index]).formatted(NumberFormat(.significant(1_000)))
    }
    #expect(clock.seconds < 20, "a second in a build with optimisation")
  }

  @Test func `with less patience work is given up earlier, at the same step each time`() throws {
    let product = Self.joined({ "(1+sin(√\($0)))" }, by: "*", 1_498)
    let positions = (0..<2).map { _ in
      #expect(throws: CalculationError.self) {
        try evaluate(product, patience: .milliseconds(20))
      }?.range.lowerBound
    }
    #expect(positions[0] == positions[1])
    let later = #expect(throws: CalculationError.self) {
      try evaluate(product, patience: .milliseconds(40))
    }
    #expect(later?.kind == .tooLong)
    #expect(try #require(later).range.lowerBound > #require(positions[0] ?? nil))
    #expect(throws: CalculationError.Kind.tooLong) {
      try evaluate("√2").formatted(.init(.significant(10_000)), patience: .microseconds(1))
    }
  }

  @Test func `a product of 300 sums and a tower of 1,000 roots are left to the intervals`() throws {
    // Both judged by mpmath with 1,400 digits.
    let format = NumberFormat(.significant(20), isForPeople: false)
    let product = Self.joined({ "(1+√\($0))" }, by: "*", 300)
    #expect(try evaluate(product).formatted(format).text == "3.2729684448135233068e321")
    let tower = "2-" + Self.nested("√(2+", "√2", 999)
    #expect(try evaluate(tower).formatted(format).text == "2.1490594323697184862e-602")
  }

  @Test func `a number of a million digits is shown in a moment`() throws {
    let number = try evaluate("9^999999")
    let clock = ThreadClock()
    #expect(try number.formatted().text == "3.5908…×10⁹⁵⁴²⁴¹")
    #expect(clock.seconds < 0.15)
  }

  @Test func `the caller can stop the work`() {
    let error = #expect(throws: CalculationError.self) {
      try evaluate(Self.endless[1]) { true }
    }
    #expect(error?.kind == .tooLong)
  }

  @Test func `the work that stops a calculation is the same each time`() {
    let errors = (0..<2).map { _ in
      #expect(throws: CalculationError.self) { try evaluate(Self.endless[3]) }
    }
    #expect(errors[0] == errors[1])
  }
}
