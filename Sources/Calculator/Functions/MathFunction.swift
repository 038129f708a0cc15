/// A function that expressions can call.
package enum MathFunction: String, CaseIterable, Sendable {
  case sine = "sin"
  case cosine = "cos"
  case tangent = "tan"
  case arcsine = "asin"
  case arccosine = "acos"
  case arctangent = "atan"
  case hyperbolicSine = "sinh"
  case hyperbolicCosine = "cosh"
  case hyperbolicTangent = "tanh"
  case inverseHyperbolicSine = "asinh"
  case inverseHyperbolicCosine = "acosh"
  case inverseHyperbolicTangent = "atanh"
  case squareRoot = "sqrt"
  case cubeRoot = "cbrt"
  case root = "root"
  case exponential = "exp"
  case naturalLogarithm = "ln"
  case decimalLogarithm = "log"
  case binaryLogarithm = "log2"
  case absoluteValue = "abs"
  case floor = "floor"
  case ceiling = "ceil"
  case round = "round"
  case remainder = "mod"
  case greatestCommonDivisor = "gcd"
  case leastCommonMultiple = "lcm"
}

extension MathFunction {
  /// The name that expressions use.
  package var name: String { rawValue }

  /// How many numbers the function takes.
  package var arity: Int {
    switch self {
    case .root, .remainder, .greatestCommonDivisor, .leastCommonMultiple: 2
    default: 1
    }
  }

  /// Other names of the function.
  package var aliases: [String] {
    switch self {
    case .arcsine: ["arcsin", "sin⁻¹"]
    case .arccosine: ["arccos", "cos⁻¹"]
    case .arctangent: ["arctan", "tan⁻¹"]
    case .inverseHyperbolicSine: ["arsinh", "sinh⁻¹"]
    case .inverseHyperbolicCosine: ["arcosh", "cosh⁻¹"]
    case .inverseHyperbolicTangent: ["artanh", "tanh⁻¹"]
    case .squareRoot: ["√"]
    case .cubeRoot: ["∛"]
    case .decimalLogarithm: ["log10"]
    default: []
    }
  }
}
