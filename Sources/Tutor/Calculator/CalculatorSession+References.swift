import Basics
import Calculator
import Content

extension CalculatorSession {
  /// The results that an expression takes up.
  mutating func results(for expression: String) -> [Reference: Number] {
    var results: [Reference: Number] = [:]
    for found in references(in: expression, settings: settings) {
      results[found.reference] = value(of: found.reference)
    }
    return results
  }

  /// The value that a name stands for; one of an earlier run is worked out again.
  mutating func value(of reference: Reference) -> Number? {
    if case .variable(let name) = reference {
      var past = variables[name]
      return past?.exactResult(settings: settings)
    }
    guard reference != .memory else { return memory }
    guard let number = number(of: reference) else { return nil }
    return history[number - 1].exactResult(settings: settings)
  }

  /// The number of the history's entry that a name stands for, if there is one.
  private func number(of reference: Reference) -> Int? {
    switch reference {
    case .answer: history.isEmpty ? nil : history.count
    case .history(let number): history.indices.contains(number - 1) ? number : nil
    case .memory, .variable: nil
    }
  }

  /// The calculation that led to what a name stands for.
  private func source(of reference: Reference) -> String? {
    if case .variable(let name) = reference { return variables[name]?.calculation.expression }
    return number(of: reference).map { history[$0 - 1].calculation.expression }
  }

  /// As many characters may an expression have in which names are replaced.
  private static let longestReplaced = 1_000

  /// The expression with each result that it takes up as the calculation that led to it, so that
  /// it means the same on another day; as it was typed if that would be very long.
  func selfContained(_ expression: String) -> String {
    var text = ""
    var end = 0
    for found in references(in: expression, settings: settings) {
      guard let source = source(of: found.reference), !isBareArgument(found, of: expression) else {
        return expression
      }
      text += expression.dropFirst(end).prefix(found.range.lowerBound - end)
      text += "(\(source))"
      end = found.range.upperBound
      guard text.utf8.count <= Self.longestReplaced else { return expression }
    }
    return text + expression.dropFirst(end)
  }

  /// Whether parentheses around the result would end the argument of a function that goes on, as in
  /// sin x^2.
  private func isBareArgument(_ found: FoundReference, of expression: String) -> Bool {
    let before = expression.prefix(found.range.lowerBound).last { !$0.isWhitespace }
    let behind = expression.dropFirst(found.range.upperBound).first { !$0.isWhitespace }
    let isArgument = before.map { $0.isLetter || "√∛²³".contains($0) } ?? false
    return isArgument && behind.map { !"+-−×·÷/)=".contains($0) } ?? false
  }

  /// What is wrong; a result of an earlier run may be one that cannot be worked out again.
  func sentence(for kind: CalculationError.Kind) -> String {
    if case .nothingToRecall(let reference) = kind, number(of: reference) != nil {
      return texts.text(key: "error.nothingToRecall.earlier")
    }
    return texts.sentence(for: kind)
  }
}
