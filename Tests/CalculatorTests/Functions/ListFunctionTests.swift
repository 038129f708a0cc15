import Testing

@testable import Calculator

/// Functions of several numbers, and those that stand between two.
struct ListFunctionTests {
  @Test(arguments: [
    ("max(3, 9, 4)", "9"), ("min(3,-9,4)", "-9"), ("sum(1,2,3,4)", "10"), ("avg(1, 2)", "1.5"),
    ("median(5, 1, 3, 2)", "2.5"), ("median(3,1,2)", "2"), ("max(√2, 1.4)-√2", "0"),
    ("min(5 km, 3 mi) in m", "4828.032"), ("average(1 m, 3 m)", "2"), ("2max(1, 2)", "4"),
    ("5 min + 30 s", "5.5"), ("max(1, 2) min in s", "120"), ("MIN (4, 2)", "2"),
  ])
  func `the greatest, least, sum, average and median of any number`(
    expression: String, right: String
  ) throws {
    let text = try value(expression)
    #expect(text.split(separator: " ").first.map(String.init) == right)
  }

  @Test func `gcd and lcm take any number`() throws {
    #expect(try value("gcd(12, 18, 27)") == "3")
    #expect(try value("lcm(2, 3, 4, 5)") == "60")
    #expect(try value("hcf(12,180)") == "12")
  }

  @Test func `log has a base and round has places if they are given`() throws {
    #expect(try value("log(8, 2)") == "3")
    #expect(try value("log(4, 1/2)") == "-2")
    #expect(try value("log(2, 8) × 3") == "1")
    #expect(try value("round(3.14159, 2)") == "3.14")
    #expect(try value("round(π, 4)") == "3.1416")
    #expect(try value("round(-2.345, 2)") == "-2.35")
    expectError(.ambiguousMultiplication(readings: ["1234", "1, 234"]), in: "round(1👉,👈234.5)")
    #expect(try value("round(1250, -2)") == "1300")
    expectError(.invalidBase, in: "👉log👈(8, 1)")
    expectError(.invalidBase, in: "👉log👈(8, -2)")
    expectError(.invalidBase, in: "👉log👈(8, 0)")
    expectError(.notWhole(function: "round"), in: "👉round👈(8, 1.5)")
  }

  @Test func `a comma of a function that may group digits is refused`() throws {
    expectError(.ambiguousMultiplication(readings: ["1000", "1, 000"]), in: "log(1👉,👈000)")
    expectError(.ambiguousMultiplication(readings: ["1000", "1, 000"]), in: "sum(1👉,👈000, 2)")
    expectError(.misplacedComma, in: "sum(1,234👉,👈 5,678)")
    expectError(.misplacedComma, in: "sum(5, 1👉,👈234)")
    #expect(try value("log(1, 234)") == "0")
    #expect(try value("sum(12,180)") == "192")
  }

  @Test func `mod stands between its numbers too`() throws {
    #expect(try value("17 mod 5") == "2")
    #expect(try value("-17 mod 5") == "3")
    #expect(try value("100 + 17 mod 5 × 2") == "104")
    #expect(try value("17 mod (3 + 2)") == "2")
    expectError(
      .ambiguousMultiplication(readings: ["(17 mod 2)π", "17 mod(2π)"]), in: "17 mod 2👉π👈")
    expectError(.ambiguousMultiplication(readings: ["5% × 3", "5 mod 3"]), in: "5%👉3👈")
  }

  @Test(arguments: [
    ("17 rem 5", "3 r 2"), ("-17 rem 5", "−4 r 3"), ("17 rem -5", "−3 r 2"), ("15 rem 5", "3 r 0"),
    ("rem(1000000, 3)", "333,333 r 1"), ("2 × 9 rem 4", "4 r 2"), ("(17 rem 5)", "3 r 2"),
  ])
  func `rem shows a quotient with its remainder`(expression: String, right: String) throws {
    #expect(try shown(expression) == right)
  }

  @Test func `what is shown in a form of its own stands alone`() throws {
    let rem = MathFunction.quotientWithRemainder.notAlone
    expectError(rem, in: "17 👉rem👈 5 + 1")
    expectError(rem, in: "1 + 17 👉rem👈 5")
    expectError(MathFunction.factors.notAlone, in: "👉factor👈 12 + 1")
    expectError(.divisionByZero, in: "17 👉rem👈 0")
    expectError(.notWhole(function: "rem"), in: "17 👉rem👈 0.5")
  }

  @Test func `a division of whole numbers is shown with its remainder where that is asked for`()
    throws
  {
    var settings = CalculatorSettings()
    settings.showsRemainder = true
    for (text, right) in [
      ("17/5", "3 r 2"), ("17 ÷ 5", "3 r 2"), ("1/2+3", "3.5"), ("√2/2", "0.7071…"),
      ("100 ÷ 2.5", "40"),
    ] {
      #expect(try evaluate(text, settings: settings).formatted().text == right)
    }
  }

  @Test(arguments: [
    ("factor 360", "2³·3²·5", "2^3*3^2*5"), ("factor 1", "1", "1"), ("factor 0", "0", "0"),
    ("factor -12", "−1·2²·3", "-1*2^2*3"), ("factor 97", "97", "97"),
    ("factor(10^18 + 9)", "1,000,000,000,000,000,009", "1000000000000000009"),
    ("factor 1000000016000000063", "1,000,000,007·1,000,000,009", "1000000007*1000000009"),
    ("factor 1018081", "1,009²", "1009^2"),
  ])
  func `a whole number is shown as its primes`(
    expression: String, people: String, programs: String
  ) throws {
    let number = try evaluate(expression)
    #expect(try number.formatted().text == people)
    #expect(try number.formatted(NumberFormat(isForPeople: false)).text == programs)
    #expect(try evaluate(programs).isKnown(toEqual: number))
  }

  @Test func `every number up to 3,000 is the product of its primes`() throws {
    for number in 2...3_000 {
      let text = try evaluate("factor \(number)").formatted(NumberFormat(isForPeople: false)).text
      #expect(try evaluate(text).whole == number)
    }
    for number in 2..<3_000 {
      let isPrime = (2..<number).allSatisfy { number % $0 != 0 }
      #expect(Factorization.isPrime(UInt64(number)) == isPrime)
    }
  }

  @Test func `things can be chosen and put in a row`() throws {
    #expect(try value("5 nCr 2") == "10")
    #expect(try value("2 × 5 nCr 2") == "20")
    #expect(try value("nPr(5, 2)") == "20")
    #expect(try value("5 choose 7") == "0")
    #expect(try value("100000 nCr 50000 / (100000!/50000!/50000!)") == "1")
    #expect(try value("10^30 nCr 2") == value("10^30 × (10^30 − 1) / 2"))
    expectError(.notNatural(function: "nCr"), in: "(-5) 👉ncr👈 2")
    expectError(.tooLarge, in: "10^30 👉nPr👈 5000")
  }

  @Test func `a word of another calculator is no reason for a guess`() {
    for (word, digits) in [("삼", "3"), ("십", "10"), ("零", "0"), ("七", "7")] {
      #expect(Vocabulary.example(for: word) == digits)
    }
    for word in ["plus", "fact", "ton", "cot", "sec", "pow"] {
      #expect(Vocabulary.example(for: word) != nil)
      expectError(.unknownName(word), in: "👉\(word)👈 2")
    }
    expectError(MathFunction.minimum.wrongArgumentCount, in: "2 + 👉min👈 3")
    #expect(throws: Never.self) {
      for example in ["2 + 3", "17 rem 5", "1/cos 60", "floor 2.7"] { _ = try evaluate(example) }
    }
  }
}
