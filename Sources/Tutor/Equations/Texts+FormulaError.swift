package import Calculator
package import Content

extension Texts {
  /// What is wrong with an expression with unknowns, in one sentence.
  package func sentence(about kind: FormulaError.Kind) -> String {
    switch kind {
    case .calculation(.unexpectedCharacter(let sign)) where "<>≤≥≠".contains(sign):
      self(.solveErrorCompare)
    case .calculation(.misplacedComma): self(.solveErrorComma)
    case .calculation(let kind): sentenceOfLoneLine(for: kind)
    case .functionOfUnknown(let name): self(.solveErrorFunction, ["function": name])
    case .unit: self(.solveErrorUnit)
    case .noUnknown: self(.solveErrorNoUnknown)
    case .unknowns: self(.solveErrorUnknowns)
    case .severalEquals: self(.solveErrorEquals)
    case .notLinear: self(.solveErrorLinear)
    case .noCurve: self(.plotErrorCurve)
    case .tooLong: self(.solveErrorLong)
    }
  }
}
