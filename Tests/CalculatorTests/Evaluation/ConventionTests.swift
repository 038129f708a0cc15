import Testing

@testable import Calculator

/// What calculators disagree about, and what this one does: each convention has its test.
struct ConventionTests {
  @Test func `a power comes before a minus sign`() throws {
    #expect(try value("-2^2") == "-4")
    #expect(try value("−2²") == "-4")
    #expect(try value("(-2)^2") == "4")
    #expect(try value("0-2^2") == "-4")
    #expect(try value("-3!") == "-6")
  }

  @Test func `powers are carried out from right to left`() throws {
    #expect(try value("2^3^2") == "512")
    #expect(try value("2**3**2") == "512")
    #expect(try value("2^3²") == "512")
  }

  @Test func `an exponent may have a sign`() throws {
    #expect(try value("2^-3") == "0.125")
    #expect(try value("2^-3^2") == "0.001953125")
    #expect(try value("2^-3*8") == "1")
    #expect(try value("2^+3") == "8")
  }

  @Test func `two factorials are the factorial of a factorial`() throws {
    #expect(try value("3!!") == "720")
    #expect(try value("2^3!") == "64")
    #expect(try value("3!^2") == "36")
    #expect(try value("3!²") == "36")
  }

  @Test func `times and divided by come from left to right, and before plus and minus`() throws {
    #expect(try value("2+3*4") == "14")
    #expect(try value("24/4/2") == "3")
    #expect(try value("24/4*2") == "12")
    #expect(try value("10-4-3") == "3")
    #expect(try value("2*-3") == "-6")
    #expect(try value("2--3") == "5")
    #expect(try value("6/2*(1+2)") == "9")
  }

  @Test func `a percentage after plus or minus is one of everything to the left`() throws {
    #expect(try value("50+10%") == "55")
    #expect(try value("50-10%") == "45")
    #expect(try value("200+10%+5%") == "231")
    #expect(try value("72-20%+5%") == "60.48")
    #expect(try value("2+3+10%") == "5.5")
    #expect(try value("2*(50+10%)") == "110")
    #expect(try value("100+(5+5)%") == "110")
    #expect(try value("100+(√100)%") == "110")
    #expect(try value("π+10%-1.1π") == "0")
  }

  @Test func `a percentage anywhere else is a hundredth`() throws {
    #expect(try value("50*10%") == "5")
    #expect(try value("50/10%") == "500")
    #expect(try value("10%") == "0.1")
    #expect(try value("5%%") == "0.0005")
    #expect(try value("100+(10%)") == "100.1")
    #expect(try value("100+2*10%") == "100.2")
    #expect(try value("100+10%*2") == "100.2")
    #expect(try value("100+10%^2") == "100.01")
    #expect(try value("100+-10%") == "99.9")
    #expect(try value("100+ +10%") == "100.1")
    #expect(try value("100++10%+10%") == "110.11")
    #expect(try value("10%+5") == "5.1")
  }

  @Test func `an x between numbers is a sign, and the last equals sign asks for the result`() throws
  {
    #expect(try value("2x3") == "6")
    #expect(try value("7 x 8") == "56")
    #expect(try value("7 X 8=") == "56")
    #expect(try value("(1+2)x(3+4) = ") == "21")
    #expect(try value("1+2x3x4") == "25")
    #expect(try value("0 x 5+10x5+0.0x5") == "50")
    expectError(.unknownName("x"), in: "0👉x👈10")
    #expect(try value("2^3x2") == "16")
    #expect(try value("2 x pi - 2π") == "0")
    #expect(try value("2 x √9 x sin 30") == "3")
    #expect(try value("2+2=?") == "4")
    #expect(try value("7×8 = ?") == "56")
    #expect(try value("=1+2") == "3")
    #expect(try value(" = 1+2=") == "3")
    expectError(.unknownName("x"), in: "👉x👈÷0")
    #expect(try value("1+1=") == "2")
    #expect(try value("１＋１＝") == "2")
  }

  @Test func `a percentage of a number is a product`() throws {
    #expect(try value("50% of 200") == "100")
    #expect(try value("1 + 50% of 200") == "101")
    #expect(try value("20% of (50)") == "10")
    #expect(try value("15% of (20+30)") == "7.5")
    #expect(try value("20% of √16") == "0.8")
    #expect(try value("20% of pi - 0.2π") == "0")
    #expect(try value("-20% of 50") == "-10")
    #expect(try value("100 - 20% of |−50|") == "90")
    expectAmbiguous("1/2% 👉of👈 50", "(1/2%)of 50", "1/(2%of 50)")
    expectError(.unknownName("of"), in: "2 👉of👈 50")
  }

  @Test func `angles follow the unit of the settings`() throws {
    #expect(try value("sin 30") == "0.5")
    #expect(try value("sin(π/6)", .radians) == "0.5")
    #expect(try value("asin 0.5") == "30")
    #expect(try value("asin 0.5", .radians) == value("π/6"))
    #expect(CalculatorSettings().angleUnit == .degrees)
  }

  @Test func `a degree sign always means degrees`() throws {
    #expect(try value("sin 30°", .radians) == "0.5")
    #expect(try value("sin 30°", .degrees) == "0.5")
    #expect(try value("180°", .radians) == value("π"))
    #expect(try value("180°", .degrees) == "180")
    #expect(try value("cos(60°+30°)", .radians) == "0")
    #expect(try value("sin -30°", .radians) == "-0.5")
    expectError(.misplacedDegree, in: "sin(60)👉°👈", unit: .radians)
  }

  @Test func `log has the base ten`() throws {
    #expect(try value("log 1000") == "3")
    #expect(try value("log10 1000") == "3")
    #expect(try value("ln e^2") == "2")
    #expect(try value("log 10^2") == "2")
    #expect(try value("log2 8^2") == "6")
    #expect(try value("ln(e^2)") == "2")
    #expect(try value("log2 8") == "3")
    #expect(try value("log2(2^0.5)") == "0.5")
    #expect(try value("log100") == "2")
  }

  @Test func `names may be written in any case and in other forms`() throws {
    #expect(try value("SIN 30 + Sqrt 9 + PI - Pi") == "3.5")
    #expect(try value("arcsin 0.5 + sin⁻¹ 0.5 + SIN⁻¹(0.5)") == "90")
    #expect(try value("√9 + sqrt 9 + ∛8 + cbrt 8") == "10")
    #expect(try value("exp 1 - e") == "0")
  }

  @Test func `a function without parentheses takes one factor with its powers and signs`() throws {
    #expect(try value("sin 30 + 1") == "1.5")
    #expect(try value("√9 + 16") == "19")
    #expect(try value("√√16") == "2")
    #expect(try value("sin -30") == "-0.5")
    #expect(try value("√5!") == value("√120"))
    #expect(try value("√9!") == value("√362880"))
    #expect(try value("sin 30^2") == "0")
    #expect(try value("sin 30²") == "0")
    #expect(try value("sin -2^2 + sin 4") == "0")
    #expect(try value("floor 2.7^2") == "7")
    #expect(try value("√50%") == value("√(0.5)"))
    #expect(try value("ln 10%") == value("ln 0.1"))
    #expect(try value("100+√100%") == "101")
    #expect(try value("ln ln e^e^2 × 3") == "6")
    #expect(try value("2^√9^2") == "512")
    #expect(try value("sin 2^2 deg - sin 4") == "0")
    #expect(try value("-√9") == "-3")
    #expect(try value("2^√9") == "8")
    #expect(try value("sin(1)^2+cos(1)^2") == "1")
    #expect(try value("√(4)²") == "4")
  }

  @Test func `a power behind a function's name is one of its value`() throws {
    #expect(try value("sin²30 + cos² 30") == "1")
    #expect(try value("sin^2 30 + cos^2(30)") == "1")
    #expect(try value("tan³(60) - 3√3") == "0")
    #expect(try value("ln² e^3") == "9")
    #expect(try value("log² 1000 + log2²(8)") == "18")
    #expect(try value("2sin²30") == "0.5")
    #expect(try value("sin² 30 + 1") == "1.25")
    #expect(try value("sin²(30)²") == "0.0625")
    expectError(.powerOfFunction("sin", inverse: "asin"), in: "sin👉^👈-1 0.5")
    expectError(.powerOfFunction("sin", inverse: "asin"), in: "sin👉⁻²👈 0.5")
  }

  @Test func `a product may be written without its sign where that means one thing`() throws {
    #expect(try value("2π-2*π") == "0")
    #expect(try value("2(3+4)") == "14")
    #expect(try value("(2)(3)") == "6")
    #expect(try value("2sin 30") == "1")
    #expect(try value("2√9") == "6")
    #expect(try value("(1+1)π - 2π") == "0")
    #expect(try value("2π² - 2*π*π") == "0")
    #expect(try value("6*2(3)") == "36")
    #expect(try value("-2(3)") == "-6")
    expectError(.missingOperator, in: "2 👉3👈")
    #expect(try value("(1+2)3") == "9")
    #expect(try value("(1+2)3²") == "27")
    #expect(try value("3²(2)") == "18")
    #expect(try value("5²π - 25π") == "0")
    #expect(try value("2!(3)") == "6")
    #expect(try value("3!√4") == "12")
    #expect(try value("|−3|(2)") == "6")
    expectError(.missingOperator, in: "π👉2👈")
    expectError(.missingOperator, in: "2²👉3👈")
    expectError(.missingOperator, in: "1.(3)👉5👈")
    expectError(.missingOperator, in: "5%👉(👈2)")
  }

  @Test func `a product without its sign is refused where it can mean two things`() {
    expectAmbiguous("1/2👉π👈", "(1/2)π", "1/(2π)")
    expectAmbiguous("6/2👉(👈1+2)", "(6/2)(1+2)", "6/(2(1+2))")
    expectAmbiguous("2^3👉(👈4)", "2^3*(4)", "2^(3(4))")
    expectAmbiguous("1/-2👉π👈", "(1/-2)π", "1/(-2π)")
    expectAmbiguous("1 ÷ 2 👉π👈 + 1", "(1 ÷ 2)π", "1 ÷(2π)")
    expectAmbiguous("sin 2👉π👈", "(sin 2)π", "sin(2π)")
    expectAmbiguous("√2👉(👈3)", "(√2)(3)", "√(2(3))")
    expectAmbiguous("sin 2👉√👈3", "(sin 2)√3", "sin(2√3)")
    expectAmbiguous("√2👉s👈in 30", "(√2)sin 30", "√(2sin 30)")
    expectAmbiguous("1/sin 30 👉c👈os 30", "(1/sin 30)cos 30", "1/(sin 30cos 30)")
    expectAmbiguous("8/2/2👉(👈3)", "(8/2/2)(3)", "8/2/(2(3))")
    expectAmbiguous("6/(1+2)👉3👈", "(6/(1+2))3", "6/((1+2)3)")
    expectAmbiguous("sin 5²👉π👈", "(sin 5²)π", "sin(5²π)")
  }

  private func expectAmbiguous(_ marked: String, _ readings: String...) {
    expectError(.ambiguousMultiplication(readings: readings), in: marked)
  }

  @Test(arguments: [
    ("2 sin 15 cos 15", "0.5"), ("sin 30 cos 60", "0.25"), ("sin -30 cos 60", "-0.25"),
    ("ln e sin 30", "0.5"), ("sin² 30 cos² 60", "0.0625"), ("tan 45 ln e^2", "2"),
    ("tan 20 tan 40 tan 80 - √3", "0"), ("sin 20° cos 20° - sin(40°)/2", "0"),
  ])
  func `functions one behind the other are a product`(text: String, result: String) throws {
    #expect(try value(text) == result)
  }

  @Test(arguments: [
    ("3/4 of 20", "15"), ("½ of 20", "10"), ("1 + 3/4 of 20", "16"), ("2 1/2 of 4", "10"),
  ])
  func `of behind a fraction is a product`(text: String, result: String) throws {
    #expect(try value(text) == result)
  }

  @Test func `a function before a product without a sign is shown in both readings`() {
    expectAmbiguous("sin 2👉p👈i", "(sin 2)pi", "sin(2pi)")
    expectAmbiguous("5%👉3👈", "5% × 3", "5 mod 3")
  }

  @Test func `roots of negative numbers are real or an error, never complex`() throws {
    #expect(try value("(-8)^(1/3)") == "-2")
    #expect(try value("(-8)^(2/3)") == "4")
    #expect(try value("(-8)^(2/6)") == "-2")
    #expect(try value("cbrt(-8)") == "-2")
    #expect(try value("root(-32, 5)") == "-2")
    expectError(.evenRootOfNegative, in: "(-8)👉^👈0.5")
    expectError(.evenRootOfNegative, in: "👉√👈-1")
    expectError(.irrationalPowerOfNegative, in: "(-8)👉^👈π")
  }

  @Test func `what has no value is an error with its own reason`() {
    expectError(.zeroToTheZero, in: "0👉^👈0")
    expectError(.zeroByZero, in: "0👉/👈0")
    expectError(.divisionByZero, in: "1👉/👈0")
    expectError(.divisionByZero, in: "0👉^👈-1")
    expectError(.logarithmOfZero, in: "👉ln👈 0")
    expectError(.logarithmOfNegative, in: "👉log👈(-1)")
    expectError(.inverseOutOfRange(function: "asin"), in: "👉asin👈 2")
    expectError(.inverseOutOfRange(function: "acos"), in: "👉acos👈(-1.1)")
    expectError(.factorialOfFraction, in: "0.5👉!👈")
    expectError(.factorialOfNegative, in: "(-1)👉!👈")
    expectError(.tangentPole, in: "👉tan👈 90")
    expectError(.tangentPole, in: "👉tan👈(π/2)", unit: .radians)
  }
}
