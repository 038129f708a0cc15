extension MathFunction {
  /// The error about too few or too many numbers.
  var wrongArgumentCount: CalculationError.Kind {
    .wrongArgumentCount(function: name, takes: counts, example: example)
  }

  /// The error about a longer calculation around the function.
  var notAlone: CalculationError.Kind { .mustStandAlone(function: name, example: example) }

  /// The error about a power behind the name.
  var misplacedPower: CalculationError.Kind { .powerOfFunction(name, inverse: inverse?.name) }
}
