/// Random expressions of fractions alone, above all of those that only just fit 64 bits.
enum FractionText {
  private static let numbers = [
    "0", "1", "2", "3", "7", "10", "12.5", "0.1", ".25", "1,234", "½", "1e3", "1e-9", "1e18",
    "1e19", "9223372036854775807", "9223372036854775808", "4294967296", "3037000500", "ans", "π",
  ]
  private static let signs = ["+", "-", "*", "/", "×", "÷", "−", "^"]

  /// An expression that nests so many operations in each other.
  static func random(depth: Int, using generator: inout some RandomNumberGenerator) -> String {
    guard depth > 0 else { return element(of: numbers, using: &generator) }
    let left = random(depth: depth - 1, using: &generator)
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: return "-(\(left))"
    case 1: return "(\(left))%"
    case 2: return "(\(left))²"
    case 3: return left
    default:
      let sign = element(of: signs, using: &generator)
      return "(\(left))\(sign)(\(random(depth: depth - 1, using: &generator)))"
    }
  }

  private static func element(
    of texts: [String], using generator: inout some RandomNumberGenerator
  ) -> String {
    texts[Int.random(in: texts.indices, using: &generator)]
  }
}
