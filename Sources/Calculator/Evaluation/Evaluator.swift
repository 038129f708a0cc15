/// Carries out the steps of a program on a stack of values.
struct Evaluator {
  var algebra: Algebra
  let settings: CalculatorSettings
  /// The results that the expression can take up.
  let results: [Reference: Number]
  var stack: [Value] = []
  /// The units of the values on the stack, if units occur in the expression at all.
  var units: [Unit?] = []
  /// How the result is shown.
  var presentation = Number.Presentation.plain

  init(settings: CalculatorSettings, results: [Reference: Number], budget: Budget) {
    self.settings = settings
    self.results = results
    algebra = Algebra(budget: budget)
  }

  /// The value of the program, which leaves exactly one.
  mutating func run(_ program: Program) throws(CalculationError) -> Number {
    let hasUnits = program.hasUnits || results.values.contains { $0.unit != nil }
    var range = 0..<0
    do throws(CalculationError.Kind) {
      for step in program.steps {
        range = step.range
        presentation = .plain
        switch step.action {
        case .compute(let instruction):
          let scale = hasUnits ? try combineUnits(for: instruction) : .one
          try perform(instruction)
          if scale != .one {
            stack.append(try algebra.multiply(stack.removeLast(), .rational(scale)))
          }
        case .unit(let instruction): try perform(instruction, of: program)
        }
      }
      return try result()
    } catch {
      throw CalculationError(error, at: range)
    }
  }

  /// The only value that is left, if it can be written out.
  private mutating func result() throws(CalculationError.Kind) -> Number {
    let unit = units.popLast() ?? nil
    let value = try algebra.settled(value(stack.removeLast(), in: unit))
    return Number(
      try algebra.checked(value), of: algebra.table, unit: unit, presentation: presentation)
  }

  mutating func perform(_ instruction: Instruction) throws(CalculationError.Kind) {
    switch instruction {
    case .push(let value): stack.append(.rational(value))
    case .constant(let constant): stack.append(try value(of: constant))
    case .recall(let reference): stack.append(try recall(reference))
    case .negate: stack.append(-stack.removeLast())
    case .factorial: stack.append(try factorial(of: stack.removeLast()))
    case .percent: stack.append(try percent(stack.removeLast()))
    case .degree: stack.append(try angle(ofDegrees: stack.removeLast()))
    case .combine(let operation):
      let right = stack.removeLast()
      if operation == .divide { presentRemainder(of: stack.last, right) }
      stack.append(try combine(stack.removeLast(), right, by: operation))
    case .call(let function, let count): try call(function, count)
    }
  }

  private mutating func combine(
    _ left: Value, _ right: Value, by operation: BinaryOperator
  ) throws(CalculationError.Kind) -> Value {
    switch operation {
    case .add: try algebra.add(left, right)
    case .subtract: try algebra.subtract(left, right)
    case .multiply: try algebra.multiply(left, right)
    case .divide: try algebra.divide(left, right)
    case .power: try algebra.power(left, right)
    case .addPercent: try algebra.add(left, algebra.multiply(left, right))
    case .subtractPercent: try algebra.subtract(left, algebra.multiply(left, right))
    }
  }
}
