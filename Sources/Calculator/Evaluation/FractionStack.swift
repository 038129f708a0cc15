/// Carries out programs in which only small fractions are added, subtracted, multiplied and
/// divided: most of what is typed.
struct FractionStack {
  private var stack: [Rational] = []

  /// The value of the program; nil if it needs more than this, or has no value.
  static func value(of program: Program) -> Rational? {
    var fractions = FractionStack()
    for step in program.steps {
      guard case .compute(let instruction) = step.action, fractions.perform(instruction) else {
        return nil
      }
    }
    return fractions.stack.last
  }

  /// Carries out a step; false if it is for others.
  private mutating func perform(_ instruction: Instruction) -> Bool {
    switch instruction {
    case .push(let value): return push(value)
    case .negate: return push(-stack.removeLast())
    case .percent: return push(stack.removeLast() / Rational(100))
    case .combine(let operation):
      let right = stack.removeLast()
      return combine(stack.removeLast(), right, by: operation)
    case .constant, .recall, .factorial, .degree, .call: return false
    }
  }

  private mutating func combine(
    _ left: Rational, _ right: Rational, by operation: BinaryOperator
  ) -> Bool {
    switch operation {
    case .add: push(left + right)
    case .subtract: push(left - right)
    case .multiply: push(left * right)
    case .divide: !right.isZero && push(left / right)
    case .power, .addPercent, .subtractPercent: false
    }
  }

  /// Keeps a small fraction; a big one must be paid for.
  private mutating func push(_ value: Rational) -> Bool {
    stack.append(value)
    return if case .small = value.storage { true } else { false }
  }
}
