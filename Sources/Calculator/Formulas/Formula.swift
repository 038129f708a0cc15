/// An expression in unknowns as a list of steps, each of which refers to steps before it.
///
/// Equal steps are one step, so that a formula and its slopes share their parts, and nothing
/// recurses, however deep an expression is nested.
struct Formula: Sendable {
  /// What a number is made of.
  enum Step: Hashable, Sendable {
    case unknown(Int)
    case number(Rational)
    case pi
    case sum(Int, Int), difference(Int, Int), product(Int, Int), quotient(Int, Int)
    /// A power with a constant exponent that is not zero.
    case power(Int, Rational)
    case function(Elementary, Int)
  }

  private(set) var steps: [Step] = []
  /// Whether a step is the same for all values of the unknowns, for each step.
  private(set) var isConstant: [Bool] = []
  private var indices: [Step: Int] = [:]
  /// The slopes that were built, by their steps.
  var slopes: [Int: Int] = [:]
  /// The powers whose exponent is no fraction, which are steps only where their base is above zero.
  var openPowers: [OpenPower] = []

  /// The index of a step, which is added if it is new.
  mutating func index(of step: Step) -> Int {
    if let index = indices[step] { return index }
    indices[step] = steps.count
    isConstant.append(step.isConstant(isConstant))
    steps.append(step)
    return steps.count - 1
  }

  /// The step's number, if it is nothing else.
  func number(_ index: Int) -> Rational? {
    if case .number(let number) = steps[index] { number } else { nil }
  }

  /// The steps that a step is made of, itself among them, in order.
  func parts(of roots: [Int]) -> [Int] {
    var isNeeded = [Bool](repeating: false, count: steps.count)
    for root in roots { isNeeded[root] = true }
    for index in steps.indices.reversed() where isNeeded[index] {
      for operand in steps[index].operands { isNeeded[operand] = true }
    }
    return steps.indices.filter { isNeeded[$0] }
  }

  /// Those of the steps, which are in order, that are made of one that can jump.
  func jumping(among parts: [Int]) -> Set<Int> {
    var jumping: Set<Int> = []
    for index in parts {
      if steps[index].jumps || steps[index].operands.contains(where: jumping.contains) {
        jumping.insert(index)
      }
    }
    return jumping
  }
}

/// A power whose exponent is no fraction, and the step that is its value where its base is above
/// zero.
struct OpenPower: Equatable, Sendable {
  let index: Int
  let base: Int, exponent: Int
}

extension Formula.Step {
  /// The step with other steps in the place of those that it refers to.
  func map(_ other: (Int) -> Int) -> Formula.Step {
    switch self {
    case .unknown, .number, .pi: self
    case .sum(let a, let b): .sum(other(a), other(b))
    case .difference(let a, let b): .difference(other(a), other(b))
    case .product(let a, let b): .product(other(a), other(b))
    case .quotient(let a, let b): .quotient(other(a), other(b))
    case .power(let a, let exponent): .power(other(a), exponent)
    case .function(let function, let a): .function(function, other(a))
    }
  }

  /// The steps that this one refers to.
  var operands: [Int] {
    switch self {
    case .unknown, .number, .pi: []
    case .sum(let a, let b), .difference(let a, let b), .product(let a, let b),
      .quotient(let a, let b):
      [a, b]
    case .power(let a, _), .function(_, let a): [a]
    }
  }

  /// Whether the step can jump where its operand does not.
  fileprivate var jumps: Bool {
    switch self {
    case .function(.floor, _), .function(.sign, _): true
    case .function, .unknown, .number, .pi, .sum, .difference, .product, .quotient, .power: false
    }
  }

  /// Whether the step is constant where its operands are.
  fileprivate func isConstant(_ isConstant: [Bool]) -> Bool {
    if case .unknown = self { return false }
    return operands.allSatisfy { isConstant[$0] }
  }
}
