/// Which keys lie where.
package enum CalculatorKeys {
  /// The four columns of the narrow calculator.
  package static let basic: [[CalculatorKey]] = [
    [.clear, .negate, .percent, .operation(.divide)],
    [.digit(7), .digit(8), .digit(9), .operation(.multiply)],
    [.digit(4), .digit(5), .digit(6), .operation(.subtract)],
    [.digit(1), .digit(2), .digit(3), .operation(.add)],
    [.digit(0), .point, .backspace, .equals],
  ]

  /// The ten columns of the wide calculator; some keys change with `second`.
  package static func scientific(second: Bool) -> [[CalculatorKey]] {
    zip(second ? secondFunctions : functions, basic).map { $0 + $1 }
  }

  private static let functions: [[CalculatorKey]] = [
    [
      .openParenthesis, .closeParenthesis, .memoryClear, .memoryAdd, .memorySubtract,
      .memoryRecall,
    ],
    [
      .second, .change(.square), .change(.cube), .operation(.power), .change(.powerOfE),
      .change(.powerOfTen),
    ],
    [
      .change(.reciprocal), function(.squareRoot), function(.cubeRoot),
      function(.naturalLogarithm), function(.decimalLogarithm), function(.binaryLogarithm),
    ],
    [
      .change(.factorial), function(.sine), function(.cosine), function(.tangent), .constant(.e),
      .constant(.pi),
    ],
    [
      .angleUnit, function(.arcsine), function(.arccosine), function(.arctangent), .answer,
      .history,
    ],
  ]

  private static let secondFunctions = functions.map { row in
    row.map { seconds[$0] ?? $0 }
  }

  /// What keys mean after `second`.
  private static let seconds: [CalculatorKey: CalculatorKey] = [
    .change(.powerOfE): .change(.powerOfTwo),
    .change(.reciprocal): function(.absoluteValue),
    .constant(.e): .exponent,
    function(.sine): function(.hyperbolicSine),
    function(.cosine): function(.hyperbolicCosine),
    function(.tangent): function(.hyperbolicTangent),
    function(.arcsine): function(.inverseHyperbolicSine),
    function(.arccosine): function(.inverseHyperbolicCosine),
    function(.arctangent): function(.inverseHyperbolicTangent),
  ]

  private static func function(_ function: MathFunction) -> CalculatorKey {
    .change(.function(function))
  }
}
