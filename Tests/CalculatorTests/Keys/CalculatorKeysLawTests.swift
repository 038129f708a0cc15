import Basics
import Testing

@testable import Calculator

/// What the expression line says of a result, over many random keys.
struct CalculatorKeysLawTests {
  @Test func `the expression line reads as the result`() throws {
    var generator = SeededGenerator(seed: 13)
    let words = [
      "1", "2", "3", "12", "0.5", "+", "-", "×", "÷", "^", "(", ")", "%", "±", "x²", "1/x", "√",
      "=", "+", "×", "5",
    ]
    var compared = 0
    for _ in 0..<3_000 {
      var machine = CalculatorMachine()
      var sequence: [String] = []
      for _ in 0..<Int.random(in: 3...14, using: &generator) {
        sequence.append(words.randomElement(using: &generator) ?? "1")
        machine.press(sequence[sequence.count - 1])
      }
      for past in machine.history {
        let expression = past.calculation.expression
        // Rounded digits are marked, and cannot be read.
        guard let value = past.value, !expression.contains("…") else { continue }
        let again = try evaluate(expression)
        #expect(
          again.isKnown(toEqual: value), "\(sequence.joined(separator: " ")): \(expression)")
        compared += 1
      }
    }
    #expect(compared > 500)
  }
}
