/// The value of a calculation that was made before, worked out again.
///
/// What was kept shows some digits of the result and not the unit of angles, so a value counts
/// only if it is shown as the result was, and only if no other unit of angles gives another such
/// value.
///
/// - Parameters:
///   - expression: What was calculated.
///   - result: The result as it was shown to people.
///   - settings: How expressions are read; both units of angles are tried.
///   - patience: The work that each of the steps may cost.
/// - Returns: The value; nil if it is not certain.
package func recalculate(
  _ expression: String, showing result: String, settings: CalculatorSettings,
  patience: Duration = .milliseconds(200)
) -> Number? {
  let numbers = AngleUnit.allCases.compactMap { unit -> Number? in
    let settings = CalculatorSettings(angleUnit: unit, currencies: settings.currencies)
    let number = try? evaluate(expression, settings: settings, patience: patience)
    return number.flatMap { $0.isShown(as: result, patience: patience) ? $0 : nil }
  }
  guard let number = numbers.first else { return nil }
  return numbers.allSatisfy { $0.isKnown(toEqual: number, patience: patience) } ? number : nil
}

extension Number {
  /// Whether people see the number as this text, in any of the ways to write as many digits.
  fileprivate func isShown(as text: String, patience: Duration) -> Bool {
    let digits = text.prefix { $0 != "×" }.filter(\.isNumber).count
    let places = text.drop { $0 != "." }.dropFirst().prefix(while: \.isNumber).count
    let ways: [NumberFormat.Digits] = [
      .automatic(places: places), .fraction, .mixed, .places(places), .significant(max(1, digits)),
    ]
    return ways.contains { way in
      (try? formatted(NumberFormat(way), patience: patience).text) == text
    }
  }
}
