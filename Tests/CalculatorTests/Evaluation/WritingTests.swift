import Testing

@testable import Calculator

/// What people write by hand and on other keyboards: it is read, or refused with what it may mean.
struct WritingTests {
  @Test func `two bars are an absolute value`() throws {
    #expect(try value("|−3|") == "3")
    #expect(try value("|3 - 5| + 1") == "3")
    #expect(try value("2|−3|") == "6")
    #expect(try value("|1 - |2 - 5||") == "2")
    #expect(try value("||−3||") == "3")
    #expect(try value("|1,234 - 2|²") == "1517824")
    #expect(try value("√|−16|") == "4")
    #expect(try value("(|−3|)|2|") == "6")
    expectError(.unclosedParenthesis, in: "👉|👈3")
    expectError(.unclosedParenthesis, in: "👉|👈3)")
    expectError(.missingOperator, in: "|3|👉2👈")
    expectAmbiguous("1/2👉|👈3|", "(1/2)|3|", "1/(2|3|)")
  }

  @Test func `spaces part groups of three digits`() throws {
    #expect(try value("1 000 000") == "1000000")
    #expect(try value("12 345.5 + 1") == "12346.5")
    #expect(try value("1\u{202F}000\u{A0}000 - 1") == "999999")
    #expect(try value("1 000/3") == value("1000/3"))
    #expect(try value("sin(1 800)") == "0")
    expectError(.missingOperator, in: "1 👉00👈")
    expectError(.missingOperator, in: "1 👉0000👈")
    expectError(.missingOperator, in: "0 👉123👈")
    expectError(.missingOperator, in: "1234 👉567👈")
    expectError(.missingOperator, in: "1  👉000👈")
    expectAmbiguous("1 👉234/567👈 + 1", "1234/567", "1 + 234/567")
  }

  @Test func `a whole number and a proper fraction are a mixed number`() throws {
    #expect(try value("1 1/2 + 2 3/4") == "4.25")
    #expect(try value("-1 1/2") == "-1.5")
    #expect(try value("3 ÷ 1 1/2") == "2")
    #expect(try value("2 ½ × 4") == "10")
    #expect(try value("2 1/2 x 4") == "10")
    #expect(try value("4^1 1/2") == "8")
    #expect(try value("1,000 1/2 + 1 000 1/2") == "2001")
    #expect(try value("5 1/2 km in m") == "5500 m")
    #expect(try value("50 1/2%") == "0.505")
    #expect(try value("1 1/2 / 3") == "0.5")
    expectError(.missingOperator, in: "1 👉3👈/2")
    expectError(.missingOperator, in: "1 👉1👈 / 2")
    expectError(.missingOperator, in: "1 👉1👈÷2")
    expectError(.missingOperator, in: "1.5 👉1👈/2")
    expectError(.missingOperator, in: "1 👉0👈/2")
    expectError(.missingOperator, in: "1/2 👉1/2👈")
    expectError(.missingOperator, in: "1 👉1👈/2.5")
  }

  @Test func `a sign that may belong to the fraction of a mixed number is refused`() {
    expectAmbiguous("1 👉1/2👈²", "(1 1/2)²", "1 + 1/2²")
    expectAmbiguous("1 👉1/2👈^2 + 1", "(1 1/2)^2", "1 + 1/2^2")
    expectAmbiguous("1 👉1/2👈!", "(1 1/2)!", "1 + 1/2!")
    expectAmbiguous("1 👉1/2👈/3", "(1 1/2)/3", "1 + 1/2/3")
  }

  @Test func `a fraction behind a division sign is refused with both values`() throws {
    expectError(
      .ambiguousFraction(readings: ["2/3 ÷ (4/9)", "2/3 ÷ 4 ÷ 9"]), in: "2/3 ÷ 👉4/9👈")
    expectError(.ambiguousFraction(readings: ["6 ÷ (2/3)", "6 ÷ 2 ÷ 3"]), in: "1+6÷👉2/3👈")
    expectError(
      .ambiguousFraction(readings: ["√2 ÷ (2/3)", "√2 ÷ 2 ÷ 3"]), in: "√2 ÷ 👉2/3👈")
    #expect(try value("2/3 ÷ (4/9)") == "1.5")
    expectError(
      .ambiguousFraction(readings: ["2/3 / (4/9)", "2/3 / 4 / 9"]), in: "2/3 / 👉4/9👈")
    #expect(try value("2/3 / (4/9)") == "1.5")
    #expect(try value("2/3 / 4 / 9") == value("1/54"))
    for (typed, meant) in [("2/3/4/9", "1/54"), ("6 / 2/3", "1"), ("1+2/3 / 4", "7/6")] {
      #expect(try value(typed) == value(meant), "\(typed) has one reading")
    }
    #expect(try value("2/3 ÷ 4") == value("1/6"))
    #expect(try value("2/3 × 4/9") == value("8/27"))
    #expect(try value("24 ÷ 4 ÷ 2 + 24 ÷ 4 / 2") == "6")
    #expect(try value("24/4/2") == "3")
  }

  @Test func `the base of a logarithm may stand below the line`() throws {
    for text in ["log₂ 8", "log_2 8", "log2 8", "LOG₂(8)"] {
      #expect(try evaluate(text).rational == Rational(3), "\(text)")
    }
    #expect(try evaluate("log₁₀ 1000 + log_10(10)").rational == Rational(4))
    expectError(.unexpectedCharacter("₃"), in: "log👉₃👈 9")
    expectError(.unexpectedCharacter("₂"), in: "5👉₂👈")
    expectError(MathFunction.root.wrongArgumentCount, in: "👉⁴👈√16")
  }

  @Test func `a number is converted into degrees by their sign`() throws {
    #expect(try evaluate("1 rad in °").formatted(NumberFormat(.places(2))).text.hasPrefix("57.30"))
    #expect(try evaluate("200 gon to °").rational == Rational(180))
  }

  private func expectAmbiguous(_ marked: String, _ readings: String...) {
    expectError(.ambiguousMultiplication(readings: readings), in: marked)
  }
}
