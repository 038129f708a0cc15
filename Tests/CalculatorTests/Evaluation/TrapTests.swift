import Testing

@testable import Calculator

/// Expressions that calculators get wrong: of seven that were measured, each missed some.
struct TrapTests {
  /// How many digits of a value that never ends are compared, if not 30.
  private static let digits = [60: 37, 72: 22, 73: 31]

  @Test(
    arguments: [
      (1, "0.1+0.2-0.3", .degrees, "0"),
      (2, "0.1+0.2", .degrees, "0.3"),
      (3, "1/3*3", .degrees, "1"),
      (4, "1/49*49", .degrees, "1"),
      (5, "1/3+1/3+1/3-1", .degrees, "0"),
      (6, "10^100+1-10^100", .degrees, "1"),
      (7, "10^15+0.3-10^15", .degrees, "0.3"),
      (8, "10^40+0.3-10^40", .degrees, "0.3"),
      (9, "9999999999999999*1", .degrees, "9999999999999999"),
      (10, "4.35*100", .degrees, "435"),
      (11, "1.005*1000", .degrees, "1005"),
      (12, "1.1*1.1", .degrees, "1.21"),
      (13, "0.7+0.1-0.8", .degrees, "0"),
      (14, "2^64", .degrees, "18446744073709551616"),
      (15, "3^40-3^40+1", .degrees, "1"),
      (16, "sin(pi)", .radians, "0"),
      (17, "cos(pi/2)", .radians, "0"),
      (18, "sin(pi/6)-0.5", .radians, "0"),
      (19, "sin(180)", .degrees, "0"),
      (20, "cos(60)", .degrees, "0.5"),
      (21, "cos(60)-0.5", .degrees, "0"),
      (22, "sin(30)-0.5", .degrees, "0"),
      (23, "tan(45)-1", .degrees, "0"),
      (27, "asin(0.5)", .degrees, "30"),
      (28, "asin(0.5)-30", .degrees, "0"),
      (29, "acos(0.5)", .degrees, "60"),
      (30, "atan(1)", .degrees, "45"),
      (32, "sin(10^15)", .radians, "0.858272793170235835523886390848"),
      (33, "sin(10^22)", .radians, "-0.852200849767188801772705893753"),
      (34, "sin(10^40)", .radians, "-0.569633400953636327308034181574"),
      (35, "sin(360000000000000000001)", .degrees, "0.0174524064372835128194189785163"),
      (36, "sqrt(2)^2", .degrees, "2"),
      (37, "sqrt(2)^2-2", .degrees, "0"),
      (38, "sqrt(4)-2", .degrees, "0"),
      (39, "sqrt(2)*sqrt(3)-sqrt(6)", .degrees, "0"),
      (40, "2^0.5", .degrees, "1.41421356237309504880168872421"),
      (41, "cbrt(-8)", .degrees, "-2"),
      (42, "cbrt(27)-3", .degrees, "0"),
      (43, "(-8)^(1/3)", .degrees, "-2"),
      (44, "27^(1/3)", .degrees, "3"),
      (45, "-2^2", .degrees, "-4"),
      (46, "2^-3", .degrees, "0.125"),
      (47, "2^3^2", .degrees, "512"),
      (51, "5!", .degrees, "120"),
      (52, "3!!", .degrees, "720"),
      (55, "20!+1-20!", .degrees, "1"),
      (56, "170!/169!", .degrees, "170"),
      (57, "171!/170!", .degrees, "171"),
      (58, "1000!/999!", .degrees, "1000"),
      (59, "10^400/10^399", .degrees, "10"),
      (60, "e^(pi*sqrt(163))", .radians, "262537412640768743.9999999999992500726"),
      (61, "ln(e^50)", .radians, "50"),
      (62, "ln(e^50)-50", .radians, "0"),
      (63, "e^100+42-e^100", .radians, "42"),
      (64, "log(1000)", .degrees, "3"),
      (65, "log(1000)-3", .degrees, "0"),
      (66, "log2(2^0.5)", .degrees, "0.5"),
      (67, "log2(8)-3", .degrees, "0"),
      (70, "sin(1)^2+cos(1)^2-1", .radians, "0"),
      (71, "(1+10^-20)^(10^20)", .degrees, "2.71828182845904523534669606221"),
      (72, "(sqrt(10^20+1)-10^10)*2*10^10", .degrees, "0.9999999999999999999975"),
      (73, "ln(1+10^-30)*10^30", .degrees, "0.9999999999999999999999999999995"),
      (74, "50+10%", .degrees, "55"),
      (75, "50-10%", .degrees, "45"),
      (76, "50*10%", .degrees, "5"),
      (77, "50/10%", .degrees, "500"),
      (78, "10%", .degrees, "0.1"),
      (79, "200+10%+5%", .degrees, "231"),
      (80, "72-20%+5%", .degrees, "60.48"),
      (81, "5%%", .degrees, "0.0005"),
      (82, "100+2*10%", .degrees, "100.2"),
      (83, "100+(10%)", .degrees, "100.1"),
      (84, "6/2*(1+2)", .degrees, "9"),
      (85, "2+3*4", .degrees, "14"),
    ] as [(Int, String, AngleUnit, String)])
  func `traps with a value have the right one`(
    number: Int, text: String, unit: AngleUnit, right: String
  ) throws {
    let digits = Self.digits[number] ?? 30
    #expect(try value(text, unit, digits: digits) == right)
  }

  @Test(
    arguments: [
      (24, "tan(90)", .degrees, .tangentPole),
      (25, "tan(270)", .degrees, .tangentPole),
      (26, "tan(pi/2)", .radians, .tangentPole),
      (31, "asin(2)", .degrees, .inverseOutOfRange(function: "asin")),
      (48, "0^0", .degrees, .zeroToTheZero),
      (49, "0/0", .degrees, .zeroByZero),
      (50, "1/0", .degrees, .divisionByZero),
      (53, "(-1)!", .degrees, .factorialOfNegative),
      (54, "0.5!", .degrees, .factorialOfFraction),
      (68, "ln(0)", .degrees, .logarithmOfZero),
      (69, "sqrt(-1)", .degrees, .evenRootOfNegative),
    ] as [(Int, String, AngleUnit, CalculationError.Kind)])
  func `traps without a value have the right error`(
    number: Int, text: String, unit: AngleUnit, kind: CalculationError.Kind
  ) {
    let error = #expect(throws: CalculationError.self) {
      try evaluate(text, settings: CalculatorSettings(angleUnit: unit))
    }
    #expect(error?.kind == kind)
  }
}
