import Testing

@testable import Calculator

/// Expects that the marked expression fails for this reason at the marked range, within a second
/// of this thread's time.
func expectError(
  _ kind: CalculationError.Kind, in marked: String, unit: AngleUnit = .degrees,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let source = MarkedSource(marked)
  let clock = ThreadClock()
  let error = #expect(throws: CalculationError.self, sourceLocation: sourceLocation) {
    try evaluate(source.text, settings: CalculatorSettings(angleUnit: unit))
  }
  #expect(error == CalculationError(kind, at: source.range), sourceLocation: sourceLocation)
  #expect(clock.seconds < 1, sourceLocation: sourceLocation)
}

/// The text of a value for programs, with 30 digits.
func value(_ text: String, _ unit: AngleUnit = .degrees, digits: Int = 30) throws -> String {
  try evaluate(text, settings: CalculatorSettings(angleUnit: unit))
    .formatted(NumberFormat(.significant(digits), isForPeople: false)).text
}

/// The text of a value as a person sees it.
func shown(_ text: String, _ unit: AngleUnit = .degrees) throws -> String {
  try evaluate(text, settings: CalculatorSettings(angleUnit: unit)).formatted().text
}

/// Whether both have no value, or the same one.
func isSame(_ first: Number?, _ second: Number?) -> Bool {
  guard let first, let second else { return first == nil && second == nil }
  return first.isKnown(toEqual: second)
}
