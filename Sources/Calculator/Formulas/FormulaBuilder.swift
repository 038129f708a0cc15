/// Makes a formula of a program whose variables are unknowns.
struct FormulaBuilder {
  /// As many steps a program may have.
  private static let mostSteps = 1_000

  var formula: Formula
  private let program: Program
  private let unknowns: [String]
  private let settings: CalculatorSettings
  private let shouldStop: @Sendable () -> Bool
  /// The values so far, each with where its steps begin in the program.
  private var stack: [(index: Int, start: Int)] = []

  /// Adds the program to a formula and gives the step with its value.
  static func add(
    _ program: Program, to formula: inout Formula, unknowns: [String],
    settings: CalculatorSettings, shouldStop: @escaping @Sendable () -> Bool
  ) throws(FormulaError) -> Int {
    var builder = FormulaBuilder(
      formula: formula, program: program, unknowns: unknowns, settings: settings,
      shouldStop: shouldStop)
    let root = try builder.run()
    formula = builder.formula
    return root
  }

  private init(
    formula: Formula, program: Program, unknowns: [String], settings: CalculatorSettings,
    shouldStop: @escaping @Sendable () -> Bool
  ) {
    self.formula = formula
    self.program = program
    self.unknowns = unknowns
    self.settings = settings
    self.shouldStop = shouldStop
  }

  private mutating func run() throws(FormulaError) -> Int {
    let start = program.steps.map(\.range.lowerBound).min() ?? 0
    let whole = start..<(program.steps.map(\.range.upperBound).max() ?? start)
    guard program.steps.count <= Self.mostSteps else { throw FormulaError(.tooLong, at: whole) }
    for (position, step) in program.steps.enumerated() {
      guard case .compute(let instruction) = step.action else {
        throw FormulaError(.unit, at: step.range)
      }
      try perform(instruction, at: position)
    }
    guard let last = stack.last else { throw FormulaError(.noUnknown, at: whole) }
    return last.index
  }

  private mutating func perform(
    _ instruction: Instruction, at position: Int
  ) throws(FormulaError) {
    let count = instruction.operandCount
    let operands = stack.suffix(count).map(\.index)
    let start = count == 0 ? position : stack[stack.count - count].start
    stack.removeLast(count)
    var isConstant = operands.allSatisfy { formula.isConstant[$0] }
    if case .recall = instruction { isConstant = false }
    if isConstant, let value = try value(of: start...position) {
      stack.append((formula.number(value), start))
      return
    }
    if instruction.divides, formula.number(operands[1]) == .zero {
      throw FormulaError(.calculation(.divisionByZero), at: program.steps[position].range)
    }
    guard let index = step(instruction, operands) else {
      throw FormulaError(
        .functionOfUnknown(instruction.name), at: program.steps[position].range)
    }
    stack.append((index, start))
  }

  /// The value of a part of the program without unknowns, if it is a fraction.
  private func value(of steps: ClosedRange<Int>) throws(FormulaError) -> Rational? {
    var part = Program()
    part.steps = Array(program.steps[steps])
    if let value = FractionStack.value(of: part) { return value }
    var evaluator = Evaluator(
      settings: settings, results: [:],
      budget: Budget(patience: .milliseconds(200), shouldStop: shouldStop))
    do throws(CalculationError) {
      return try evaluator.run(part).rational
    } catch {
      throw FormulaError(.calculation(error.kind), at: error.range)
    }
  }
}

extension FormulaBuilder {
  /// The step of an instruction; nil if no formula has it.
  private mutating func step(_ instruction: Instruction, _ operands: [Int]) -> Int? {
    switch instruction {
    case .push(let value): formula.number(value)
    case .constant(.pi): formula.index(of: .pi)
    case .constant(.e): formula.call(.exponential, formula.number(.one))
    case .recall(.variable(let name)):
      unknowns.firstIndex(of: name).map { formula.index(of: .unknown($0)) }
    case .recall, .factorial: nil
    case .negate: formula.negated(operands[0])
    case .percent: formula.product(formula.number(Rational(1, 100)), operands[0])
    case .degree:
      settings.angleUnit == .degrees ? operands[0] : formula.radians(ofDegrees: operands[0])
    case .combine(let operation): formula.combine(operands[0], operands[1], by: operation)
    case .call(let function, _): formula.call(function, operands, settings.angleUnit)
    }
  }
}

extension Instruction {
  /// Whether the second number must not be zero.
  fileprivate var divides: Bool {
    self == .combine(.divide) || self == .call(.remainder, count: 2)
  }

  /// What the step is called in an error.
  fileprivate var name: String {
    switch self {
    case .call(let function, _): function.name
    case .factorial: "!"
    case .push, .constant, .recall, .negate, .percent, .degree, .combine: ""
    }
  }
}
