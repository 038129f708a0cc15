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

  @Test func `each digit has one key, where a calculator has it`() {
    let digits = CalculatorKeys.basic.map { row in
      row.compactMap { key in if case .digit(let digit) = key { digit } else { nil } }
    }
    #expect(digits == [[], [7, 8, 9], [4, 5, 6], [1, 2, 3], [0]])
    for second in [false, true] {
      #expect(
        CalculatorKeys.scientific(second: second).map { Array($0.suffix(4)) }
          == CalculatorKeys.basic)
    }
  }
}
