/// How a calculation is worked out, one operation a line.
package struct Working: Equatable, Sendable {
  /// The calculation as it stands, and what is done with it next.
  package struct Line: Equatable, Sendable {
    package let text: String
    /// The characters that are worked on; nil in the last line.
    package let mark: Range<Int>?
    package let rule: WorkRule?
    /// What takes the place of the marked part.
    package let result: String?
    /// The operation in columns, where that helps.
    package let columns: ColumnWork?
  }

  /// Why there are no steps.
  package enum Obstacle: String, CaseIterable, Sendable {
    /// It is a number already.
    case plainNumber
    /// No step of school leads on.
    case noMethod
    case units
    case tooLong
  }

  /// What was typed.
  package let expression: String
  /// The lines, the last one being the result unless there is a problem or an obstacle.
  package let lines: [Line]
  /// The result; nil if there is none.
  package let number: Number?
  /// Why there is no result.
  package let problem: CalculationError?
  package let obstacle: Obstacle?
}

extension Working {
  /// The one operation that was asked for, in columns; nil where there were several, or lines do.
  package var writtenMethod: ColumnWork? {
    let worked = lines.filter { $0.columns != nil }
    guard worked.count == 1 else { return nil }
    let others = lines.filter { $0.columns == nil && $0.rule != nil }
    return others.allSatisfy { $0.rule?.name.isAboutSigns == true } ? worked[0].columns : nil
  }
}

extension WorkRule.Name {
  /// Whether the rule only brings minus signs out of the way.
  fileprivate var isAboutSigns: Bool {
    switch self {
    case .addNegative, .subtractNegative, .bothNegative, .otherOrder, .swapped, .signsDiffer,
      .signsAlike, .opposite:
      true
    case .add, .subtract, .multiply, .divide, .addLikeRoots, .subtractLikeRoots, .moveUp,
      .moveDown, .improper, .decimalAsFraction, .commonDenominator, .addTops, .subtractTops,
      .multiplyFractions, .reciprocal, .endlessDecimal, .simplify, .percentOf, .percent,
      .powerAsProduct, .power, .zeroPower, .negativePower, .negativePowerOfFraction, .rootPower,
      .factorial, .factorialOfZero, .longFactorial, .squareRoot, .rootFactor, .rootOfFraction,
      .rationalise, .knownAngle, .absolute, .degrees, .function, .remainder, .average,
      .primeFactor, .prime, .equalFactors, .commonFactors, .nothingCommon, .allFactors:
      false
    }
  }
}
