import Testing

@testable import Calculator

/// Where an equation would hold if it had a value: said once for each such point.
struct HoleTests {
  private func holes(_ text: String) throws -> [String?] {
    let settings = CalculatorSettings(angleUnit: .radians)
    guard case .one(let equation) = try EquationProblem(text, settings: settings) else { return [] }
    return equation.solutions().excluded.map { $0.point.form?.text(isForPeople: true) }
  }

  @Test(arguments: [
    ("sin(x)/x = 0", ["0"]), ("x ln x = 0", []),
    ("sin(x)/(x(x−π)) = 0", ["0", "π"]), ("sin(x)/(x(x²−π²)) = 0", ["−π", "0", "π"]),
    ("(e^x−e)(e^x−1)/(x(x−1)) = 0", ["0", "1"]),
    ("ln(x)/(x−1) = 0", ["1"]), ("ln(x)·sin(π x)/((x−1)(x−2)) = 0", ["1", "2"]),
  ])
  func `each hole is excluded once`(text: String, forms: [String]) throws {
    #expect(try holes(text) == forms)
  }
}
