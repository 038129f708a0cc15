extension MathFunction {
  /// Why a function has no value.
  typealias Failure = CalculationError.Kind
  /// The value of a function of one number.
  typealias Unary = @Sendable (inout Algebra, Value) throws(Failure) -> Value
  /// The value of a function of two numbers.
  typealias Binary = @Sendable (inout Algebra, Value, Value) throws(Failure) -> Value

  /// The value of a function of several numbers.
  typealias Variadic = @Sendable (inout Algebra, [Value]) throws(Failure) -> Value

  /// What a function takes, what it gives, and how it is computed; angles are in radians here,
  /// whatever the settings measure them in.
  enum Rule: Sendable {
    case ofNumber(Unary)
    case ofAngle(Unary)
    case givingAngle(Unary)
    case ofTwoNumbers(Binary)
    /// The second number may be left out.
    case ofOneOrTwo(Unary, Binary)
    /// Two numbers or more.
    case ofNumbers(Variadic)
  }

  /// How a function is written between its two numbers, as in 17 mod 5.
  enum Infix: Sendable {
    /// From left to right with × and ÷.
    case likeTimes
    /// Before × and ÷.
    case beforeTimes
  }
}
