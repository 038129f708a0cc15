import Basics
import Testing

@testable import Calculator

/// How numbers are written.
struct FormattingTests {
  private func text(
    _ expression: String, _ digits: NumberFormat.Digits, forPeople: Bool = false
  ) throws -> String {
    try evaluate(expression).formatted(NumberFormat(digits, isForPeople: forPeople)).text
  }

  @Test(arguments: [
    ("0.5", 0, "1"), ("1.5", 0, "2"), ("2.5", 0, "3"), ("-0.5", 0, "-1"), ("-2.5", 0, "-3"),
    ("0.05", 1, "0.1"), ("0.15", 1, "0.2"), ("0.25", 1, "0.3"), ("-0.25", 1, "-0.3"),
    ("1.005", 2, "1.01"), ("1.015", 2, "1.02"), ("2.675", 2, "2.68"), ("-1.005", 2, "-1.01"),
    ("0.00005", 4, "0.0001"), ("0.00004999999999999999", 4, "0.0000"), ("0.045", 2, "0.05"),
    ("9.995", 2, "10.00"), ("99.995", 2, "100.00"), ("-9.995", 2, "-10.00"),
    ("0.5-1/10^40", 0, "0"),
    ("1/8", 2, "0.13"), ("1/8+1/10^50", 2, "0.13"), ("1/8-1/10^50", 2, "0.12"),
    ("-1/8", 2, "-0.13"),
    ("9223372036854775807.5", 0, "9223372036854775808"), ("1/2^70*2^69", 0, "1"),
    ("2/3", 0, "1"), ("1/3", 0, "0"), ("1/3", 3, "0.333"), ("2/3", 3, "0.667"),
    ("-2/3", 3, "-0.667"),
    ("(10^20+1)/2", 0, "50000000000000000001"), ("10^25+0.5", 0, "10000000000000000000000001"),
    ("7", 2, "7.00"), ("0", 2, "0.00"), ("1e-9", 4, "0.0000"), ("-1e-9", 4, "0.0000"),
    ("√2", 4, "1.4142"), ("-√2", 4, "-1.4142"), ("√2", 0, "1"), ("√3", 0, "2"), ("-√3", 0, "-2"),
    ("√2/10^6", 4, "0.0000"), ("10^15*√2", 4, "1414213562373095.0488"),
    ("√2+0.00005-√2", 4, "0.0001"), ("2^100", 2, "1267650600228229401496703205376.00"),
  ])
  func `places are rounded with halves away from zero`(
    expression: String, places: Int, right: String
  ) throws {
    #expect(try text(expression, .places(places)) == right)
  }

  @Test(arguments: [
    ("123456789", 3, "1.23e8"), ("123456789", 9, "123456789"), ("123456789", 12, "123456789"),
    ("0.00012345", 2, "0.00012"), ("0.00012345", 4, "0.0001235"), ("-0.00012345", 4, "-0.0001235"),
    ("99.95", 3, "100"), ("99.95", 4, "99.95"), ("9.995", 3, "10.0"), ("0.9996", 3, "1.00"),
    ("1/3", 5, "0.33333"), ("2/3", 5, "0.66667"), ("100", 1, "100"), ("150", 1, "2e2"),
    ("250", 1, "3e2"), ("-250", 1, "-3e2"), ("0", 5, "0"), ("1/2^10", 20, "0.0009765625"),
    ("10^30", 5, "1e30"), ("10^-30", 5, "1e-30"), ("1/3*10^-20", 3, "3.33e-21"),
    ("√2", 1, "1"), ("√2", 10, "1.414213562"), ("100π", 2, "3.1e2"), ("100π", 3, "314"),
    ("√2*10^-30", 3, "1.41e-30"), ("e^1000000", 4, "3.033e434294"), ("π", 1, "3"),
    ("-e^-1000000", 4, "-3.297e-434295"), ("√(10^40)", 5, "1e20"),
    ("9.9999*√(1+10^-30)", 4, "10.00"),
  ])
  func `significant digits are rounded with halves away from zero`(
    expression: String, count: Int, right: String
  ) throws {
    #expect(try text(expression, .significant(count)) == right)
  }

  @Test(arguments: [
    ("0.1+0.2", "0.3"), ("1234567.5", "1,234,567.5"), ("-1234", "−1,234"), ("999", "999"),
    ("2^64", "18,446,744,073,709,551,616"), ("2^67", "1.4757…×10²⁰"),
    ("10^19", "10,000,000,000,000,000,000"),
    ("10^20", "1×10²⁰"), ("25*10^30", "2.5×10³¹"), ("1/2^20", "0.00000095367431640625"),
    ("1/10^7", "0.0000001"), ("1/10^8", "1×10⁻⁸"), ("-3/10^12", "−3×10⁻¹²"),
    ("1/3", "0.(3)"), ("1/6", "0.1(6)"), ("-22/7", "−3.1428…"), ("-100/27", "−3.(703)"),
    ("1/97", "0.0103…"),
    ("1/17", "0.0588…"),
    ("1/12", "0.08(3)"), ("1/9*1000000", "111,111.(1)"), ("10/81", "0.1234…"), ("12/7", "1.7142…"),
    ("1/13", "0.0769…"), ("1/23", "0.0434…"), ("1/3/10^10", "3.3333…×10⁻¹¹"),
    ("√2", "1.4142…"), ("-√2", "−1.4142…"), ("1000000π", "3,141,592.6535…"),
    ("π/1000", "3.1415…×10⁻³"),
    ("π/100", "0.0314…"), ("10^20*π", "3.1415…×10²⁰"), ("100!", "9.3326…×10¹⁵⁷"),
    ("√(5+2√6)-√2-√3", "≈0"), ("½+√(5+2√6)-√2-√3", "≈0.5"),
    ("12345678901234567890.5", "12,345,678,901,234,567,890.5"),
    ("1234567890.1234567890", "1,234,567,890.123456789"),
  ])
  func `people see a number in full, or that its digits go on`(
    expression: String, right: String
  ) throws {
    #expect(try shown(expression) == right)
  }

  @Test func `the digits that people see are the first ones of the number`() throws {
    let fractions = (1...30).flatMap { top in (2...30).map { "-\(top)/\($0)" } }
    let others = (2...120).flatMap { ["√\($0)", "\($0)π", "10+ln \($0)", "e^(\($0)/40)"] }
    var cut = 0
    for expression in fractions + others {
      let shown = try shown(expression).replacing(",", with: "").replacing("−", with: "-")
      guard shown.hasSuffix("…") else { continue }
      cut += 1
      let digits = try text(expression, .places(40))
      #expect(digits.hasPrefix(shown.dropLast()), "\(expression)")
    }
    #expect(cut > 500)
  }

  @Test(arguments: [
    ("2/3", "0.6667"), ("-√2", "−1.4142"), ("√3", "1.7321"),
    ("10^20 − √2/10^9", "100,000,000,000,000,000,000.0000"),
  ])
  func `as many places as were asked for are rounded, and have no mark`(
    expression: String, right: String
  ) throws {
    #expect(try text(expression, .places(4), forPeople: true) == right)
  }

  @Test(arguments: [
    ("1234567.5", "1234567.5"), ("-1234", "-1234"), ("10^20", "1e20"), ("1/3", "0.3333"),
    ("√2", "1.4142"), ("100!", "9.3326e157"), ("2^64", "18446744073709551616"),
  ])
  func `programs get no separators and no marks`(expression: String, right: String) throws {
    #expect(try text(expression, .automatic(places: 4)) == right)
    #expect(try evaluate(right).formatted(NumberFormat(isForPeople: false)).text == right)
  }

  @Test(arguments: [
    ("0.75", "3/4"), ("-1.5", "-3/2"), ("6", "6"), ("1/3+1/6", "1/2"),
    ("√2", "1.4142135623730950488"),
    ("10^30/7", "1000000000000000000000000000000/7"),
  ])
  func `fractions are in lowest terms`(expression: String, right: String) throws {
    #expect(try text(expression, .fraction) == right)
  }

  @Test func `people see fractions with separators`() throws {
    #expect(try text("-12345/6789.5", .fraction, forPeople: true) == "−24,690/13,579")
  }

  @Test func `the places of the settings are used for what does not end`() throws {
    #expect(try text("√2", .automatic(places: 8)) == "1.41421356")
    #expect(try text("√2", .automatic(places: 0)) == "1")
    #expect(try text("√2/100", .automatic(places: 1)) == "0.0")
    // One digit of two places would be left.
    #expect(try text("√2/100", .automatic(places: 2)) == "1.41e-2")
    #expect(try text("0.123456789", .automatic(places: 2)) == "0.123456789")
  }

  @Test func `accuracy is told`() throws {
    func accuracy(_ expression: String, _ digits: NumberFormat.Digits) throws
      -> FormattedNumber.Accuracy
    {
      try evaluate(expression).formatted(NumberFormat(digits)).accuracy
    }
    #expect(try accuracy("1/3", .automatic(places: 4)) == .exact)
    #expect(try accuracy("1/4", .places(2)) == .exact)
    #expect(try accuracy("1/8", .places(2)) == .rounded)
    #expect(try accuracy("√2", .places(2)) == .rounded)
    #expect(try accuracy("√(5+2√6)-√2-√3", .places(2)) == .unproven)
  }

  @Test func `ten thousand digits are right`() throws {
    let digits = try text("√2", .significant(10_000))
    #expect(digits.utf8.count == 10_001)
    #expect(digits.hasPrefix("1.41421356237309504880168872420969807856967187537694"))
    // The square is 2 to as many places.
    let root = try #require(try evaluate(digits).rational)
    #expect((root * root - Rational(2)).magnitude < Rational.powerOfTen(-9_998))
    #expect(try text("π", .places(1_000)).hasSuffix("2164201989"))
    #expect(NumberFormat.allowedDigits == 0...10_000)
  }

  @Test func `rounding agrees with comparing distances`() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<3_000 {
      let value = Rational(
        Int.random(in: -100_000...100_000, using: &generator),
        [2, 4, 5, 7, 8, 16, 20, 40, 64, 125, 999].randomElement(using: &generator) ?? 1)
      let places = Int.random(in: 0...3, using: &generator)
      let unit = Rational.powerOfTen(-places)
      let rounded = value.rounded(places: places).coefficient * unit
      let distance = (value - rounded).magnitude
      #expect(distance <= unit / Rational(2))
      if distance == unit / Rational(2) { #expect(rounded.magnitude > value.magnitude) }
    }
  }
}
