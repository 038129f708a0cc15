/// A step that works on values: puts one on the stack, or takes those that lie on top.
enum Instruction: Equatable {
  case push(Rational)
  case constant(Constant)
  case recall(Reference)
  case negate
  case factorial
  /// Divides by a hundred.
  case percent
  /// Reads a number of degrees as an angle.
  case degree
  case combine(BinaryOperator)
  /// Calls a function with so many numbers.
  case call(MathFunction, count: Int)
}

extension Instruction {
  /// Whether the step is an operand by itself.
  var isOperand: Bool {
    switch self {
    case .push, .constant, .recall: true
    case .negate, .factorial, .percent, .degree, .combine, .call: false
    }
  }

  /// How many values the step takes from the stack.
  var operandCount: Int {
    switch self {
    case .push, .constant, .recall: 0
    case .negate, .factorial, .percent, .degree: 1
    case .combine: 2
    case .call(_, let count): count
    }
  }

  /// Whether the step is a function of an angle.
  var takesAngle: Bool {
    if case .call(let function, _) = self { function.takesAngle } else { false }
  }
}
