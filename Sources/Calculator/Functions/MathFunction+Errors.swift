extension MathFunction {
  /// The error about too few or too many numbers.
  var wrongArgumentCount: CalculationError.Kind {
    .wrongArgumentCount(function: name, takes: arity, example: example)
  }

  /// The error about a power behind the name.
  var misplacedPower: CalculationError.Kind { .powerOfFunction(name, inverse: inverse?.name) }
}
