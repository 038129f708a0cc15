import Testing

@testable import Calculator

/// The forms of results that can be asked for.
struct FormTests {
  @Test(arguments: [
    ("1 1/2 + 2 3/4", "4 1/4"), ("-17/4", "−4 1/4"), ("1/4", "1/4"), ("8/4", "2"),
    ("12345/10", "1,234 1/2"), ("√2", "1.4142…"),
  ])
  func `a mixed number is shown as one`(expression: String, right: String) throws {
    #expect(try evaluate(expression).formatted(NumberFormat(.mixed)).text == right)
  }

  @Test(arguments: [
    ("1/3", "0.33333333333333333333"), ("2/3", "0.66666666666666666667"), ("1/4", "0.25"),
    ("√2", "1.4142135623730950488"), ("100 π", "314.15926535897932385"),
    ("2^64", "18446744073709551616"),
    ("1e-30/3", "3.3333333333333333333e-31"), ("1/7 km", "0.14285714285714285714 km"),
  ])
  func `a program gets 20 digits of what the digits do not hold`(
    expression: String, right: String
  ) throws {
    #expect(
      try evaluate(expression).formatted(NumberFormat(.full, isForPeople: false)).text == right)
  }
}
