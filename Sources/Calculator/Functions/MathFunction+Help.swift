extension MathFunction {
  /// What the function does, in one sentence.
  package var summary: String { help.summary }

  /// An expression that shows how the function is called.
  package var example: String { help.example }

  /// What the example comes to, as it is shown.
  package var exampleResult: String { help.result }

  private typealias Help = (summary: String, example: String, result: String)

  private var help: Help {
    switch self {
    case .sine: ("The sine of an angle.", "sin 30", "0.5")
    case .cosine: ("The cosine of an angle.", "cos 60", "0.5")
    case .tangent: ("The tangent of an angle.", "tan 45", "1")
    case .arcsine: ("The angle with this sine.", "asin 0.5", "30")
    case .arccosine: ("The angle with this cosine.", "acos 0.5", "60")
    case .arctangent: ("The angle with this tangent.", "atan 1", "45")
    case .hyperbolicSine: ("The hyperbolic sine.", "sinh(ln 2)", "0.75")
    case .hyperbolicCosine: ("The hyperbolic cosine.", "cosh(ln 2)", "1.25")
    case .hyperbolicTangent: ("The hyperbolic tangent.", "tanh(ln 2)", "0.6")
    case .inverseHyperbolicSine: ("The number with this hyperbolic sine.", "asinh 0", "0")
    case .inverseHyperbolicCosine: ("The number with this hyperbolic cosine.", "acosh 1", "0")
    case .inverseHyperbolicTangent: ("The number with this hyperbolic tangent.", "atanh 0", "0")
    default: arithmeticHelp
    }
  }

  private var arithmeticHelp: Help {
    switch self {
    case .squareRoot: ("The number whose square this is.", "√9 + 16", "19")
    case .cubeRoot: ("The number whose cube this is.", "cbrt(−8)", "-2")
    case .root: ("The root of the first number, to the degree of the second.", "root(32, 5)", "2")
    case .exponential: ("The number e to a power.", "exp 0", "1")
    case .naturalLogarithm: ("The logarithm to the base e.", "ln(e^50)", "50")
    case .decimalLogarithm: ("The logarithm to the base 10.", "log 1000", "3")
    case .binaryLogarithm: ("The logarithm to the base 2.", "log2 8", "3")
    case .absoluteValue: ("The distance from zero.", "abs(3 − 5)", "2")
    case .floor: ("The whole number just below, or the number itself.", "floor 2.7", "2")
    case .ceiling: ("The whole number just above, or the number itself.", "ceil 2.3", "3")
    case .round: ("The nearest whole number; halves go away from zero.", "round 2.5", "3")
    case .remainder: ("What is left after dividing.", "mod(17, 5)", "2")
    case .greatestCommonDivisor:
      ("The greatest whole number that divides both.", "gcd(12, 18)", "6")
    default: ("The least whole number that both divide.", "lcm(4, 6)", "12")
    }
  }
}
