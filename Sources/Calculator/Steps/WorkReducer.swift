/// Carries out one operation of a tree, as it is done at school; the engine computes each value.
struct WorkReducer {
  /// What takes the place of an operation, and the rule that says why.
  struct Reduction {
    let node: WorkNode
    let rule: WorkRule

    init(_ node: WorkNode, _ rule: WorkRule) {
      self.node = node
      self.rule = rule
    }

    init(_ number: WorkNumber, _ rule: WorkRule) {
      self.init(WorkNode(number), rule)
    }
  }

  /// A longer number is no line to read.
  static let longestNumber = 40
  /// Beyond these places a quotient is written as a fraction.
  static let mostPlaces = 6

  var evaluator: Evaluator

  /// What the operation becomes, all of its operands being numbers; nil if no step is known.
  mutating func reduce(_ node: WorkNode) throws(CalculationError.Kind) -> Reduction? {
    guard let instruction = node.instruction else { return node.number.map(simplified) }
    if let improper = withoutMixedNumbers(node) { return improper }
    switch instruction {
    case .push, .constant: return nil
    case .recall:
      return try number(instruction, []).map { Reduction($0, WorkRule(.function, "ans")) }
    case .negate: return opposite(node)
    case .degree:
      return try number(instruction, node).map { Reduction($0, WorkRule(.degrees)) }
    case .percent: return try percent(node)
    case .factorial: return try factorial(node)
    case .call(let function, _): return try call(function, node)
    case .combine(let operation): return try combine(operation, node)
    }
  }

  private mutating func combine(
    _ operation: BinaryOperator, _ node: WorkNode
  ) throws(CalculationError.Kind) -> Reduction? {
    switch operation {
    case .addPercent, .subtractPercent: return try percentage(node, adds: operation == .addPercent)
    case .add, .subtract, .multiply, .divide, .power: break
    }
    guard let numbers = node.numbers else { return nil }
    let (left, right) = (numbers[0], numbers[1])
    // What has no value is said before anything is done.
    let result = try number(.combine(operation), node)
    if operation == .power { return power(left, right, result) }
    if let ordered = orderedSigns(operation, left, right) { return ordered }
    if left.isFraction || right.isFraction { return fractions(operation, left, right) }
    switch operation {
    case .divide: return quotient(left, right, result)
    case .multiply:
      return result.map { Reduction($0, rule(ofProduct: left, right)) }
    case .add, .subtract, .addPercent, .subtractPercent, .power:
      let hasRoots = left.rational == nil || right.rational == nil
      let adds = operation == .add
      let name: WorkRule.Name =
        hasRoots ? (adds ? .addLikeRoots : .subtractLikeRoots) : adds ? .add : .subtract
      return result.map { Reduction($0, WorkRule(name)) }
    }
  }

  /// The number that an operation on numbers comes to; nil if it is none that schools write.
  mutating func number(
    _ instruction: Instruction, _ node: WorkNode
  ) throws(CalculationError.Kind) -> WorkNumber? {
    try number(instruction, (node.numbers ?? []).map(\.value))
  }

  mutating func number(
    _ instruction: Instruction, _ operands: [Value]
  ) throws(CalculationError.Kind) -> WorkNumber? {
    evaluator.stack = operands
    try evaluator.perform(instruction)
    return number(evaluator.stack.removeLast())
  }

  /// The value as a number; nil if it is none that schools write.
  func number(_ value: Value) -> WorkNumber? {
    let isWritten = value.rational != nil
    let number = WorkNumber(
      value, atoms: evaluator.algebra.atoms, as: isWritten ? .decimal : .fraction)
    guard let number, number.written.text.count <= Self.longestNumber else { return nil }
    return number
  }

  private func opposite(_ node: WorkNode) -> Reduction? {
    node.numbers.map { Reduction($0[0].negated, WorkRule(.opposite)) }
  }

  /// A rule that a power of ten only moves the digits, where one is a factor.
  private func rule(ofProduct left: WorkNumber, _ right: WorkNumber) -> WorkRule {
    let count = right.rational?.tenfolds ?? left.rational?.tenfolds
    return count.map { WorkRule(.moveUp, String($0)) } ?? WorkRule(.multiply)
  }

  private mutating func quotient(
    _ left: WorkNumber, _ right: WorkNumber, _ result: WorkNumber?
  ) -> Reduction? {
    guard let a = left.rational, let b = right.rational else {
      return rootQuotient(left, right, result)
    }
    let value = a / b
    if value.decimalPlaces(limit: Self.mostPlaces) != nil {
      let move = b.tenfolds.map { WorkRule(.moveDown, String($0)) }
      return Reduction(WorkNumber(value), move ?? WorkRule(.divide))
    }
    let sign = Rational(b.sign)
    let number =
      a.isWhole && b.isWhole
      ? WorkNumber(top: a * sign, over: b.magnitude) : WorkNumber(value, as: .fraction)
    return Reduction(number, WorkRule(.endlessDecimal))
  }
}

extension Rational {
  /// How many zeros a power of ten above 1 has; nil for another number.
  var tenfolds: Int? {
    (1...WorkNumber.mostPlaces).first { self == .powerOfTen($0) }
  }
}
