import Testing

@testable import Calculator

/// Digits in parentheses that repeat for ever, as results are shown.
struct RepeatingDecimalTests {
  @Test(arguments: [
    ("0.(3)", "1/3"), ("1.(3)", "4/3"), ("-1.(3)", "-4/3"), ("1.(714285)", "12/7"),
    ("0.(9)", "1"), ("0.(0)", "0"), ("111,111.(1)", "1000000/9"), ("０.（３）", "1/3"),
    ("0.(012)", "4/333"), ("2*0.(3)+1", "5/3"), ("0.(3)(6)", "2"), ("√0.(4)", "2/3"),
    ("gcd(5.(9), 4)", "2"), ("1.(3)^2", "16/9"), ("99999999999999999999.(9)", "10^20"),
    ("0.(142857142857142857142857)", "1/7"),
  ])
  func `they are a fraction`(text: String, fraction: String) throws {
    #expect(try evaluate(text) == evaluate(fraction))
  }

  @Test(arguments: [
    ("0.1👉(👈6)", "0.1×(6)", "(1/6)"), ("2.5👉(👈3)", "2.5×(3)", "(38/15)"),
    ("2*1,000.5👉(👈3)", "1,000.5×(3)", "(15008/15)"), ("sin .1👉(👈6)", ".1×(6)", "(1/6)"),
  ])
  func `behind other digits they could be a factor`(
    marked: String, product: String, fraction: String
  ) throws {
    expectError(.ambiguousMultiplication(readings: [product, fraction]), in: marked)
    #expect(try evaluate(product).rational != nil)
  }

  @Test(arguments: [
    ("1.5 (3)", "4.5"), ("1. (3)", "3"), ("1.( 3)", "3"), ("1.5(3+0)", "4.5"), ("1.(3.)", "3"),
    ("12(3)", "36"), ("1.5e1(3)", "45"),
  ])
  func `anything else is a product as before`(text: String, product: String) throws {
    #expect(try value(text) == product)
  }

  @Test func `they count among the digits of a number`() {
    let digits = String(repeating: "7", count: 10_000)
    expectError(.literalTooLong, in: "👉1.(\(digits))👈")
    expectError(.emptyParentheses, in: "1.👉()👈")
    expectError(.misplacedPoint, in: "👉.👈(3)")
  }

  @Test func `what is shown is never read as another number`() throws {
    for above in -40...40 {
      for below in 1...120 {
        let value = Number(Rational(above, below))
        let shown = try value.formatted()
        guard shown.accuracy == .exact, let read = try? evaluate(shown.text) else { continue }
        #expect(read == value, "\(shown.text)")
      }
    }
  }
}
