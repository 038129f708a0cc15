/// Random calculations as schools have them: decimals, or fractions, roots, powers and percent.
struct SchoolExpression<Source: RandomNumberGenerator> {
  var source: Source

  mutating func next() -> String {
    let hasFractions = number(0, 9) < 4
    return expression([1, 2, 3, 3][number(0, 3)], hasFractions)
  }

  private mutating func number(_ low: Int, _ high: Int) -> Int {
    Int.random(in: low...high, using: &source)
  }

  private mutating func one(of texts: [String]) -> String {
    texts.randomElement(using: &source) ?? ""
  }

  private mutating func atom(_ hasFractions: Bool) -> String {
    switch (hasFractions, number(0, 99)) {
    case (true, ..<8):
      let bottom = number(2, 9)
      return "\(number(1, 9)) \(number(1, bottom - 1))/\(bottom)"
    case (true, ..<45): return "\(number(1, 12))/\(number(2, 12))"
    case (false, ..<25): return "\(number(0, 99)).\(number(1, 99))"
    case (_, ..<80): return "\(number(0, 20))"
    default: return "\(number(0, 999))"
    }
  }

  private mutating func expression(_ depth: Int, _ hasFractions: Bool) -> String {
    guard depth > 0 else { return atom(hasFractions) }
    switch number(0, 99) {
    case ..<12: return atom(hasFractions)
    case ..<62:
      return expression(depth - 1, hasFractions)
        + one(of: [" + ", " − ", " × ", " ÷ ", " + ", " - ", "*", "/"])
        + expression(depth - 1, hasFractions)
    case ..<74: return "(" + expression(depth - 1, hasFractions) + ")"
    case ..<76: return "-" + expression(depth - 1, hasFractions)
    case ..<82:
      return expression(depth - 1, hasFractions) + one(of: [" + ", " − "]) + "\(number(1, 60))%"
    case ..<87:
      return one(of: ["2", "3", "(−2)", "(−3)", "10", "0.5", "(2/3)", "√3"]) + "^"
        + one(of: ["0", "1", "2", "3", "−1", "−2", "(1/2)", "(2/3)"])
    case ..<92:
      return number(0, 9) < 3
        ? "√(" + expression(depth - 1, hasFractions) + ")"
        : "√\(one(of: ["4", "8", "9", "12", "16", "18", "27", "50", "72", "2", "3", "0.25"]))"
    case ..<95: return "\(number(0, 6))!"
    case ..<97: return "\(number(1, 99))% of \(number(1, 400))"
    case 97: return "\(number(1, 99)) mod \(number(1, 20))"
    case 98: return "|\(expression(depth - 1, hasFractions))|"
    default: return one(of: ["sin", "cos", "tan"]) + "(\(number(0, 12) * 15))"
    }
  }
}
