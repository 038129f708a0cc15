extension Parser {
  /// Ends an argument of a function that takes several.
  mutating func separateArguments() throws(CalculationError) {
    try reduce(to: 1)
    guard let open = pending.last, case .call(let function) = open.kind,
      open.kind.separatesArguments
    else { throw error(.misplacedComma) }
    let comma = ArgumentComma(token.range, before: lastEnd, in: tokenizer.source)
    if comma.isUnclear(for: function) {
      throw error(.ambiguousMultiplication(readings: comma.readings))
    }
    let style: ArgumentComma.Style? = comma.style ?? open.commaStyle
    guard open.commaStyle == nil || open.commaStyle == style else { throw error(.misplacedComma) }
    pending[pending.count - 1].commaStyle = style
    pending[pending.count - 1].argumentCount += 1
    try advance()
  }

  /// Refuses a function whose result has a form of its own within a longer calculation.
  func requireAlone() throws(CalculationError) {
    let inner = program.steps.dropLast().first { $0.function?.standsAlone == true }
    guard let inner, let function = inner.function else { return }
    throw CalculationError(function.notAlone, at: inner.range)
  }
}

extension Program.Step {
  /// The function that the step calls, if it calls one.
  fileprivate var function: MathFunction? {
    if case .compute(.call(let function, _)) = action { function } else { nil }
  }
}
