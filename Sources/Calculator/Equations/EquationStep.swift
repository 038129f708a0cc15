/// A line on the way to the solutions, and what was done to come to it.
package struct EquationStep: Equatable, Sendable {
  /// What is done.
  package enum Action: Equatable, Sendable {
    /// The equation with its terms collected.
    case collect
    /// Takes a term away on both sides.
    case take(String)
    /// Adds a term on both sides.
    case add(String)
    case divide(String)
    /// Brings everything to the left.
    case bringToOneSide
    /// Works out b² − 4ac.
    case workOutDiscriminant
    /// Puts the numbers into the formula for squares.
    case insert
    /// There is no root of b² − 4ac.
    case findNoRoot
  }

  package let action: Action
  /// The equation as it is then.
  package let line: String
}

extension Equation {
  /// The way to the solutions of a linear or a quadratic equation, as it is written at school.
  ///
  /// Each line is read again by the calculator, and has the same solutions. Other equations have
  /// no steps.
  package func steps() -> [EquationStep] {
    guard let left = side(sides.left), let right = side(sides.right) else { return [] }
    let difference = left - right
    if difference.degree < 1, max(left.degree, right.degree) == 1 {
      return stepsWithoutUnknown(left, right)
    }
    let steps =
      switch difference.degree {
      case 1: linearSteps(left, right)
      case 2: quadraticSteps(left, right)
      default: [EquationStep]()
      }
    let isSound = steps.allSatisfy { !$0.action.isOfEquation || isSame($0.line, as: difference) }
    return isSound ? steps : []
  }

  /// A side as a polynomial.
  private func side(_ index: Int) -> Polynomial? {
    guard let value = RationalFormula(formula, index)?.value, value.below == .one else {
      return nil
    }
    return value.above
  }

  private func text(_ left: Polynomial, _ right: Polynomial) -> String {
    "\(left.text(of: unknown)) = \(right.text(of: unknown))"
  }

  private func linearSteps(_ left: Polynomial, _ right: Polynomial) -> [EquationStep] {
    guard max(left.degree, right.degree) == 1 else { return [] }
    var steps = [EquationStep(action: .collect, line: text(left, right))]
    var (left, right) = (left, right)
    for term in [Polynomial([.zero, right[1]]), Polynomial([left[0]])] where !term.isZero {
      (left, right) = (left - term, right - term)
      let isTaken = term.lead.sign > 0
      let name = (isTaken ? term : .zero - term).text(of: unknown)
      steps.append(
        EquationStep(action: isTaken ? .take(name) : .add(name), line: text(left, right)))
    }
    let factor = left.lead
    guard factor != .one else { return steps }
    let divisor = Polynomial([factor]).text(of: unknown)
    steps.append(
      EquationStep(
        action: .divide(divisor), line: text(left.monic, Polynomial([right[0] / factor]))))
    return steps
  }

  /// The way to two numbers, which are the same always or never.
  private func stepsWithoutUnknown(_ left: Polynomial, _ right: Polynomial) -> [EquationStep] {
    let term = Polynomial([.zero, left[1]])
    let isTaken = term.lead.sign > 0
    let name = (isTaken ? term : .zero - term).text(of: unknown)
    return [
      EquationStep(action: .collect, line: text(left, right)),
      EquationStep(
        action: isTaken ? .take(name) : .add(name), line: text(left - term, right - term)),
    ]
  }

  private func quadraticSteps(_ left: Polynomial, _ right: Polynomial) -> [EquationStep] {
    guard max(left.degree, right.degree) == 2 else { return [] }
    var steps = [EquationStep(action: .collect, line: text(left, right))]
    let whole = (left - right).primitive
    let line = text(whole, .zero)
    if !right.isZero { steps.append(EquationStep(action: .bringToOneSide, line: line)) }
    return steps + formulaSteps(whole)
  }

  /// How the formula for squares is used on a polynomial that is zero.
  private func formulaSteps(_ polynomial: Polynomial) -> [EquationStep] {
    let (a, b, c) = (polynomial[2], polynomial[1], polynomial[0])
    let value = b * b - Rational(4) * a * c
    let discriminant = "\(b.asFactor)² − 4 × \(a.asFactor) × \(c.asFactor) = \(value.signed)"
    let first = EquationStep(action: .workOutDiscriminant, line: discriminant)
    guard value.sign >= 0 else {
      return [first, EquationStep(action: .findNoRoot, line: "√(\(value.signed))")]
    }
    let line = "\(unknown) = (\((-b).signed) ± √\(value)) / \((Rational(2) * a).asFactor)"
    return [first, EquationStep(action: .insert, line: line)]
  }

  /// Whether the line, read by the calculator, has the same solutions as a polynomial.
  private func isSame(_ line: String, as polynomial: Polynomial) -> Bool {
    guard case .one(let equation)? = try? EquationProblem(line, settings: settings),
      let value = RationalFormula(equation.formula, equation.root)?.value
    else { return false }
    return value.below == .one && value.above.monic == polynomial.monic
  }
}

extension EquationStep.Action {
  /// Whether the line is the equation in another form.
  package var isOfEquation: Bool {
    switch self {
    case .collect, .take, .add, .divide, .bringToOneSide: true
    case .workOutDiscriminant, .insert, .findNoRoot: false
    }
  }
}

extension Rational {
  /// With the minus sign that people write.
  fileprivate var signed: String { sign < 0 ? "−\(magnitude)" : description }
  /// In parentheses, where it has a sign.
  fileprivate var asFactor: String { sign < 0 ? "(\(signed))" : description }
}

extension Polynomial {
  /// The polynomial as people write it: 2x² − 3x + 1.
  func text(of unknown: String) -> String {
    guard !isZero else { return "0" }
    var text = ""
    for (power, coefficient) in coefficients.enumerated().reversed() where !coefficient.isZero {
      let isFirst = text.isEmpty
      let sign = coefficient.sign < 0 ? "−" : "+"
      text += isFirst ? (coefficient.sign < 0 ? "−" : "") : " \(sign) "
      text += Self.term(coefficient.magnitude, power, unknown)
    }
    return text
  }

  private static func term(_ size: Rational, _ power: Int, _ unknown: String) -> String {
    let powers = ["", unknown, unknown + "²", unknown + "³"]
    let name = powers.indices.contains(power) ? powers[power] : "\(unknown)^\(power)"
    if power == 0 { return size.description }
    if size == .one { return name }
    return (size.isWhole ? size.description : "(\(size))") + name
  }
}
