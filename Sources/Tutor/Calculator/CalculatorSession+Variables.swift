import Basics
import Calculator
import Content

extension CalculatorSession {
  /// Gives a name the value of an expression, which is a calculation of the history too.
  mutating func perform(_ assignment: CalculatorAssignment) -> Response {
    let name = assignment.name
    guard !assignment.isReserved else {
      return Response(lines: [texts(.calculatorVariableReserved, ["name": name])], isFailure: true)
    }
    var response = calculate(assignment.expression)
    guard !response.isFailure, let past = history.last else { return unpointed(response) }
    variables[name] = past
    response.lines[0] = line(name, past)
    if CalculatorSettings.standard.unit(named: name) != nil {
      response.lines.append(texts(.calculatorVariableUnit, ["name": name]))
    }
    return response
  }

  /// The sentence of a failure alone: its carets would stand below the wrong part of the line.
  private func unpointed(_ response: Response) -> Response {
    Response(lines: response.lines.suffix(1), isFailure: true)
  }

  /// The values with names, in the order of these.
  var variableLines: [String] {
    let lines = variables.sorted { $0.key < $1.key }.map { line($0.key, $0.value) }
    return lines.isEmpty ? [texts(.calculatorVariableNone)] : lines
  }

  private func line(_ name: String, _ past: PastCalculation) -> String {
    "\(name) = \(past.calculation.result)"
  }

  /// Takes a name's value away, or those of all names.
  mutating func forget(_ name: String?) -> Response {
    guard let name else {
      variables = [:]
      return Response(lines: [texts(.calculatorVariableNone)])
    }
    guard variables.removeValue(forKey: name) != nil else {
      return Response(
        lines: [texts(.calculatorVariableUnknown, ["name": name.shown])], isFailure: true)
    }
    return Response(lines: [texts(.calculatorVariableForgotten, ["name": name])])
  }
}
