extension Evaluator {
  /// Puts the value of a function in place of its arguments on the stack.
  mutating func call(_ function: MathFunction, _ count: Int) throws(CalculationError.Kind) {
    let arguments = Array(stack.suffix(count))
    stack.removeLast(count)
    let value = try value(of: function, arguments)
    stack.append(value)
    guard function.standsAlone else { return }
    presentation = try presentation(of: value, by: function, arguments)
  }

  private mutating func value(
    of function: MathFunction, _ arguments: [Value]
  ) throws(CalculationError.Kind) -> Value {
    let last = arguments[arguments.count - 1]
    switch function.rule {
    case .ofNumber(let compute): return try compute(&algebra, last)
    case .ofAngle(let compute): return try compute(&algebra, radians(last))
    case .givingAngle(let compute): return try angle(ofRadians: compute(&algebra, last))
    case .ofTwoNumbers(let compute): return try compute(&algebra, arguments[0], last)
    case .ofOneOrTwo(let single, let double):
      return arguments.count == 1
        ? try single(&algebra, last) : try double(&algebra, arguments[0], last)
    case .ofNumbers(let compute): return try compute(&algebra, arguments)
    }
  }

  /// The form in which the function's result is shown.
  private mutating func presentation(
    of value: Value, by function: MathFunction, _ arguments: [Value]
  ) throws(CalculationError.Kind) -> Number.Presentation {
    if function == .factors, let whole = value.rational {
      return .factors(try algebra.primeFactors(of: whole))
    }
    return arguments.last?.rational.map { .remainder(divisor: $0) } ?? .plain
  }

  /// Shows a division of whole numbers with its remainder.
  mutating func presentRemainder(of dividend: Value?, _ divisor: Value?) {
    guard settings.showsRemainder, let a = dividend?.rational, let b = divisor?.rational,
      a.isWhole, b.isWhole
    else { return }
    presentation = .remainder(divisor: b)
  }
}
