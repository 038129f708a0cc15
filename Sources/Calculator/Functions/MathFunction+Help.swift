extension MathFunction {
  /// An expression that shows how the function is called.
  package var example: String { help.example }

  /// What the example comes to, as it is shown.
  package var exampleResult: String { help.result }

  private typealias Help = (example: String, result: String)

  private var help: Help {
    switch self {
    case .sine: ("sin 30", "0.5")
    case .cosine: ("cos 60", "0.5")
    case .tangent: ("tan 45", "1")
    case .arcsine: ("asin 0.5", "30")
    case .arccosine: ("acos 0.5", "60")
    case .arctangent: ("atan 1", "45")
    case .hyperbolicSine: ("sinh(ln 2)", "0.75")
    case .hyperbolicCosine: ("cosh(ln 2)", "1.25")
    case .hyperbolicTangent: ("tanh(ln 2)", "0.6")
    case .inverseHyperbolicSine: ("asinh 0", "0")
    case .inverseHyperbolicCosine: ("acosh 1", "0")
    case .inverseHyperbolicTangent: ("atanh 0", "0")
    default: arithmeticHelp
    }
  }

  private var arithmeticHelp: Help {
    switch self {
    case .squareRoot: ("√9 + 16", "19")
    case .cubeRoot: ("cbrt(−8)", "-2")
    case .root: ("root(32, 5)", "2")
    case .exponential: ("exp 0", "1")
    case .naturalLogarithm: ("ln(e^50)", "50")
    case .decimalLogarithm: ("log 1000", "3")
    case .binaryLogarithm: ("log2 8", "3")
    case .absoluteValue: ("abs(3 − 5)", "2")
    case .floor: ("floor 2.7", "2")
    case .ceiling: ("ceil 2.3", "3")
    case .round: ("round 2.5", "3")
    case .remainder: ("mod(17, 5)", "2")
    case .greatestCommonDivisor:
      ("gcd(12, 18)", "6")
    default: ("lcm(4, 6)", "12")
    }
  }
}
