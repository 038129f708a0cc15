@testable import Calculator

extension CalculatorMachine {
  /// Presses keys that are written as on the calculator: `100 + 10 % =`.
  mutating func press(_ sequence: String) {
    for word in sequence.split(separator: " ") {
      if let key = Self.namedKeys[String(word)] {
        press(key)
      } else {
        for character in word {
          guard let key = CalculatorKey(typed: character) else {
            preconditionFailure("no key \(character)")
          }
          press(key)
        }
      }
    }
  }

  private static let namedKeys: [String: CalculatorKey] = [
    "C": .clear, "AC": .allClear, "⌫": .backspace, "±": .negate, "EE": .exponent, "Ans": .answer,
    "x²": .change(.square), "x³": .change(.cube), "1/x": .change(.reciprocal),
    "x!": .change(.factorial), "eˣ": .change(.powerOfE), "10ˣ": .change(.powerOfTen),
    "2ˣ": .change(.powerOfTwo), "√": .change(.function(.squareRoot)),
    "∛": .change(.function(.cubeRoot)), "sin": .change(.function(.sine)),
    "cos": .change(.function(.cosine)), "tan": .change(.function(.tangent)),
    "asin": .change(.function(.arcsine)), "ln": .change(.function(.naturalLogarithm)),
    "log": .change(.function(.decimalLogarithm)), "mc": .memoryClear, "m+": .memoryAdd,
    "m−": .memorySubtract, "mr": .memoryRecall, "2nd": .second, "Deg": .angleUnit, "Hist": .history,
  ]
}
