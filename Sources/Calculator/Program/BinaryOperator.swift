/// What makes one value of two.
enum BinaryOperator: Equatable {
  case add, subtract, multiply, divide, power
  /// X and p become X + X·p, as in 50 + 10%.
  case addPercent
  /// X and p become X − X·p, as in 50 − 10%.
  case subtractPercent
}
