extension CalculatorKey {
  /// The key for a character that is typed; nil if no key has it.
  package init?(typed character: Character) {
    let symbol = character.symbol
    if character.isNewline {
      self = .equals
    } else if let digit = symbol.digitValue {
      self = .digit(digit)
    } else if let key = Self.keys[symbol] {
      self = key
    } else {
      return nil
    }
  }

  /// The keys by the symbols that press them, signs and the first letters of names.
  private static let keys: [Unicode.Scalar: CalculatorKey] = [
    ".": .point, ",": .point, "+": .operation(.add), "-": .operation(.subtract),
    "*": .operation(.multiply), "x": .operation(.multiply), "/": .operation(.divide),
    "÷": .operation(.divide),
    ":": .operation(.divide), "^": .operation(.power), "=": .equals, "%": .percent,
    "!": .change(.factorial), "(": .openParenthesis,
    ")": .closeParenthesis, "²": .change(.square), "³": .change(.cube),
    "√": .change(.function(.squareRoot)), "r": .change(.function(.squareRoot)),
    "s": .change(.function(.sine)), "o": .change(.function(.cosine)),
    "t": .change(.function(.tangent)), "l": .change(.function(.naturalLogarithm)),
    "g": .change(.function(.decimalLogarithm)), "π": .constant(.pi), "p": .constant(.pi),
    "e": .constant(.e), "a": .answer, "n": .negate, "d": .angleUnit, "c": .clear,
    "\u{1B}": .allClear, "\u{7F}": .backspace, "\u{8}": .backspace, "h": .history,
  ]
}
