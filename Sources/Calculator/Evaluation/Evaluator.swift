/// Carries out the steps of a program on a stack of values.
struct Evaluator {
  private var stack: [Rational] = []

  /// The value of the program, which leaves exactly one.
  mutating func run(_ program: Program) throws(CalculationError) -> Rational {
    for step in program.steps {
      do throws(CalculationError.Kind) {
        try perform(step.instruction)
      } catch {
        throw CalculationError(error, at: step.place)
      }
    }
    return stack.removeLast()
  }

  private mutating func perform(
    _ instruction: Instruction
  ) throws(CalculationError.Kind) {
    switch instruction {
    case .push(let value): stack.append(value)
    case .negate: stack.append(-stack.removeLast())
    case .factorial: stack.append(try Self.factorial(of: stack.removeLast()))
    case .percent: stack.append(stack.removeLast() / Rational(100))
    default:
      let right = stack.removeLast()
      stack.append(try Self.combine(stack.removeLast(), right, by: instruction))
    }
  }

  private static func combine(
    _ left: Rational, _ right: Rational, by instruction: Instruction
  ) throws(CalculationError.Kind) -> Rational {
    switch instruction {
    case .add: left + right
    case .subtract: left - right
    case .multiply: left * right
    case .addPercent: left + left * right
    case .subtractPercent: left - left * right
    case .divide: try quotient(left, right)
    default: try power(left, right)
    }
  }
}
