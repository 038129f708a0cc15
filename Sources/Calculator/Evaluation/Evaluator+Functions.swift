extension Evaluator {
  /// Puts the value of a function in place of its arguments on the stack.
  mutating func call(_ function: MathFunction) throws(CalculationError.Kind) {
    let last = stack.removeLast()
    stack.append(try value(of: function, last))
  }

  private mutating func value(
    of function: MathFunction, _ last: Value
  ) throws(CalculationError.Kind) -> Value {
    switch function.rule {
    case .ofNumber(let compute): try compute(&algebra, last)
    case .ofAngle(let compute): try compute(&algebra, radians(last))
    case .givingAngle(let compute): try angle(ofRadians: compute(&algebra, last))
    case .ofTwoNumbers(let compute): try compute(&algebra, stack.removeLast(), last)
    }
  }
}
