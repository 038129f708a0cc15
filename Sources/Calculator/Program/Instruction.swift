/// One step of a program: puts a value on the stack or works on the values that lie on top.
enum Instruction: Equatable {
  case push(Rational)
  case constant(Constant)
  case recall(Reference)
  case negate
  case add, subtract, multiply, divide, power
  case factorial
  /// Divides by a hundred.
  case percent
  /// Reads a number of degrees as an angle.
  case degree
  /// X and p become X + X·p, as in 50 + 10%.
  case addPercent
  /// X and p become X − X·p, as in 50 − 10%.
  case subtractPercent
  case call(MathFunction)
  /// Gives a number the unit at a place in the program's list.
  case unit(Int)
  /// Shows a number in the unit at a place in the program's list.
  case convert(Int)
  /// Asks for a unit that is not known, by the place of its name in the program's list.
  case convertToUnknown(Int)
}

extension Instruction {
  /// Whether the step is an operand by itself.
  var isOperand: Bool {
    switch self {
    case .push, .constant, .recall: true
    default: false
    }
  }
}
