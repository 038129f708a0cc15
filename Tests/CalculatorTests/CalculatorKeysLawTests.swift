import Basics
import Testing

@testable import Calculator

/// What the expression line says of a result, over many random keys.
@Suite struct CalculatorKeysLawTests {
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
      for calculation in machine.history {
        // Rounded digits are marked, and cannot be read.
        guard let value = calculation.value, !calculation.expression.contains("…") else { continue }
        let again = try evaluate(calculation.expression)
        #expect(again == value, "\(sequence.joined(separator: " ")): \(calculation.expression)")
        compared += 1
      }
    }
    #expect(compared > 500)
  }
}
