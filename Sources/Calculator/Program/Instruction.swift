/// One step of a program: puts a value on the stack or works on the values that lie on top.
enum Instruction: Equatable {
  case push(Rational)
  case negate
  case add, subtract, multiply, divide, power
  case factorial
  /// Divides by a hundred.
  case percent
  /// X and p become X + X·p, as in 50 + 10%.
  case addPercent
  /// X and p become X − X·p, as in 50 − 10%.
  case subtractPercent
}
