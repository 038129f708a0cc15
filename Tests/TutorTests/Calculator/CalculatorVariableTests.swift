import Basics
import Calculator
import Content
import Testing

@testable import Tutor

/// Names with values at the calculator's prompt.
struct CalculatorVariableTests {
  private static func session() -> CalculatorSession {
    CalculatorSession(texts: Texts(.english), angleUnit: .degrees, format: NumberFormat())
  }

  @Test func `a name takes an exact value, and products with it need no sign`() {
    var session = Self.session()
    #expect(session.answer("x = 1/3").lines == ["x = 0.(3)"])
    #expect(session.answer("3x").lines == ["1"])
    #expect(session.answer("x^2 + 1").lines == ["1.(1)"])
    #expect(session.answer("y1 = √2 + x").lines == ["y1 = 1.7475…"])
    #expect(session.answer("(y1 - x)²").lines == ["2"])
    #expect(session.answer("x = x + 1").lines == ["x = 1.(3)"])
    #expect(session.answer("2x(3)").lines == ["8"])
    #expect(session.answer("vars").lines == ["x = 1.(3)", "y1 = 1.7475…"])
  }

  @Test func `a name can be forgotten`() {
    var session = Self.session()
    #expect(session.answer("vars").lines == ["No name has a value."])
    _ = session.answer("x = 5")
    _ = session.answer("y = 6")
    #expect(session.answer("forget x").lines == ["x has no value any more."])
    #expect(session.answer("x").isFailure)
    #expect(session.answer("forget x").lines == ["x has no value."])
    #expect(session.answer("forget").lines == ["No name has a value."])
    #expect(session.answer("y + 1").isFailure)
  }

  @Test(arguments: ["pi = 3", "sin = 1", "ans = 2", "e = 3", "in = 1", "q = 4", "MOD = 1"])
  func `a name that means something else takes no value`(line: String) {
    var session = Self.session()
    let response = session.answer(line)
    #expect(response.isFailure && response.lines[0].contains("means something else"))
    #expect(session.answer("vars").lines == ["No name has a value."])
  }

  @Test(arguments: ["x == 5", "2x = 10", "x =", "x = ?", "5 = x", "a b = 3", "x = 1/0", "x = 2+"])
  func `what is no assignment gives no name a value`(line: String) {
    var session = Self.session()
    #expect(session.answer(line).isFailure)
    #expect(session.answer("vars").lines == ["No name has a value."])
  }

  @Test func `a name may hide a unit, and says so`() {
    var session = Self.session()
    let response = session.answer("m = 5")
    #expect(response.lines[0] == "m = 5" && response.lines.count == 2)
    #expect(session.answer("2m").lines == ["10"])
    _ = session.answer("forget m")
    #expect(session.answer("2m").lines == ["2 m"])
  }

  @Test func `the history keeps what a name stood for`() {
    var session = Self.session()
    _ = session.answer("x = 2 + 3")
    let kept = session.answer("2x").effects
    #expect(kept == [.remember(Calculation(expression: "2(2 + 3)", result: "10"))])
    #expect(session.answer("ans + $1").lines == ["15"])
    let whole = session.answer("√x + 1").effects
    #expect(whole == [.remember(Calculation(expression: "√(2 + 3) + 1", result: "3.2360…"))])
    // √(2 + 3)² would be another number.
    let power = session.answer("√x²").effects
    #expect(power == [.remember(Calculation(expression: "√x²", result: "5"))])
  }
}
