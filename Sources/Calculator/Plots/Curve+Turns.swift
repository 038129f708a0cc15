extension Curve {
  /// Whether the unknown stands in sines, cosines and tangents alone, as in sin 2x.
  package var isOfTurns: Bool {
    var isNeeded = Set([root])
    var hasTurn = false
    for index in formula.steps.indices.reversed() where isNeeded.contains(index) {
      switch formula.steps[index] {
      case .unknown: return false
      case .function(.sine, let angle), .function(.cosine, let angle):
        guard isStraight(angle) else { return false }
        hasTurn = hasTurn || !formula.isConstant[angle]
      case let step: isNeeded.formUnion(step.operands)
      }
    }
    return hasTurn
  }

  /// Whether the unknown stands in a sine, cosine or tangent among other things, as in x + sin 2x.
  package var hasTurn: Bool {
    formula.parts(of: [root]).contains { index in
      switch formula.steps[index] {
      case .function(.sine, let angle), .function(.cosine, let angle):
        !formula.isConstant[angle] && isStraight(angle)
      case .unknown, .number, .pi, .sum, .difference, .product, .quotient, .power, .function:
        false
      }
    }
  }

  /// Whether a step grows evenly with the unknown.
  private func isStraight(_ index: Int) -> Bool {
    if formula.isConstant[index] { return true }
    return switch formula.steps[index] {
    case .unknown, .number, .pi: true
    case .sum(let first, let second), .difference(let first, let second):
      isStraight(first) && isStraight(second)
    case .product(let first, let second):
      formula.isConstant[first] && isStraight(second)
        || formula.isConstant[second] && isStraight(first)
    case .quotient(let first, let second): formula.isConstant[second] && isStraight(first)
    case .power, .function: false
    }
  }
}
