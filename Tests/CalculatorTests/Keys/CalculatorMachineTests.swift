import Basics
import Testing

@testable import Calculator

/// The calculator by what it shows after keys.
struct CalculatorMachineTests {
  private func machine(after keys: String) -> CalculatorMachine {
    var machine = CalculatorMachine()
    machine.press(keys)
    return machine
  }

  @Test(arguments: [("√2", 8), ("−π", 6), ("10√2", 10)])
  func `a number that never ends has fewer places where they have no room`(
    expression: String, width: Int
  ) throws {
    let number = try evaluate(expression)
    let format = OperandFormat(places: 12)
    #expect(format.text(of: number).count > width)
    #expect((width - 1...width).contains(format.text(of: number, width: width).count))
  }

  @Test(arguments: [
    // Digits.
    ("", "0"), ("5", "5"), ("0 0 7", "7"), ("1 . 5 . 5", "1.55"), (". 5", "0.5"), ("5 .", "5."),
    ("1234567", "1,234,567"), ("1234.5678", "1,234.5678"), ("12 ⌫", "1"), ("1 ⌫", "0"),
    ("1 ⌫ ⌫ 2", "2"), ("5 ± 3", "−53"), ("± 5", "−5"), ("5 ± ⌫", "0"), ("2 EE 3 =", "2,000"),
    ("2 EE 3 ± =", "0.002"), ("2 . 5 EE 2 + 1 =", "251"), ("5 EE =", "5"),
    ("5 + 3 = EE 2", "8e2"), ("2 √ EE", "1.4142…"), ("EE 3", "3"),
    ("5 - 8 = EE 2 + 1 =", "−299"),
    ("111111111111111111111111111111111", "111,111,111,111,111,111,111,111,111,111"),
    // Two operations: the rules of arithmetic.
    ("5 + 3 =", "8"), ("2 + 3 × 4 =", "14"), ("2 × 3 + 4 =", "10"), ("2 + 3 ^ 2 =", "11"),
    ("2 ^ 3 ^ 2 =", "512"), ("10 - 4 - 3 =", "3"), ("24 ÷ 4 ÷ 2 =", "3"), ("1 ÷ 3 × 3 =", "1"),
    ("0.1 + 0.2 - 0.3 =", "0"), ("2 ^ 0.5 ^ 2 =", "1.1892…"),
    // A second sign replaces the first.
    ("5 + × 3 =", "15"), ("5 − + 3 =", "8"), ("5 × - 3 =", "2"), ("5 + - × ÷ 2 =", "2.5"),
    ("2 + 3 + × 4 =", "14"), ("+ 5 =", "5"), ("× 5 =", "0"),
    // The result so far.
    ("5 +", "5"), ("2 + 3 +", "5"), ("2 + 3 ×", "3"), ("2 + 3 × 4 +", "14"), ("2 × 3 ×", "6"),
    ("2 × 3 ^", "3"), ("( 2 + 3 )", "5"), ("2 × ( 3 + 4 ) +", "14"), ("( 2 + 3 +", "5"),
    // After `=`.
    ("5 + 3 = 7", "7"), ("5 + 3 = 7 =", "10"), ("5 + 3 = + 2 =", "10"), ("5 + 3 = = =", "14"),
    ("5 + =", "10"), ("5 × =", "25"), ("5 + 3 = ⌫", "8"), ("5 + 3 = x²", "64"), ("5 + 3 = ±", "−8"),
    ("5 + 3 = . 5", "0.5"), ("2 + 3 × 4 = =", "56"), ("5 - 3 = = =", "−4"), ("2 × 3 + 4 = =", "14"),
    ("5 =", "5"), ("5 = =", "5"), ("=", "0"), ("2 + 3 + =", "10"), ("2 + 3 × =", "11"),
    ("5 + 3 = AC =", "0"), ("5 + ( 2 × 3 ) = =", "17"), ("2 ^ 10 = + 1 =", "1,025"),
    // Keys that act on the entry.
    ("5 + 3 ± =", "2"), ("5 + ±", "−0"), ("5 + ± =", "5"), ("2 × ± 3 =", "−6"),
    ("2 ^ ± 3 =", "0.125"),
    ("( ± 3 ) x²", "9"), ("5 - ± ± 3 =", "2"), ("2 + 3 ) ± =", "−1"), ("5 + 9 √ =", "8"),
    ("9 √", "3"),
    ("5 + √ =", "7.2360…"), ("3 x² + 4 x² = √", "5"), ("2 x³", "8"), ("4 1/x", "0.25"),
    ("5 x!", "120"),
    ("3 ± ^ 2 =", "9"), ("3 ± x²", "9"), ("2 ± x³", "−8"), ("3 10ˣ", "1,000"), ("3 2ˣ", "8"),
    ("1 eˣ", "2.7182…"), ("1 eˣ ln", "1"), ("30 sin", "0.5"), ("30 sin + 1 =", "1.5"),
    ("Deg π ÷ 6 = sin", "0.5"), ("0.5 asin", "30"), ("100 log", "2"), ("8 ∛", "2"),
    ("( 5 + 3 ) x²", "64"), ("2 × ( 5 + 3 ) √ =", "5.6568…"), ("( 2 + 3 ) ± + 1 =", "−4"),
    // Percentages.
    ("100 + 10 %", "10"), ("100 + 10 % =", "110"), ("100 + 10 % + 10 % =", "121"),
    ("100 - 10 % =", "90"), ("100 × 10 % + 5 =", "15"), ("100 + 10 % 5 =", "105"),
    ("100 + % =", "200"), ("50 %", "0.5"), ("10 % %", "0.001"), ("2 + 3 × 10 % =", "2.3"),
    ("2 × 50 + 10 % =", "110"), ("100 + ( 10 % ) =", "100.1"), ("100 + 10 % × 5 =", "150"),
    ("100 + 10 % ^ 2 =", "200"), ("100 + 10 % x² =", "200"), ("5 % + 1 =", "1.05"),
    // Clearing.
    ("5 + 3 C 4 =", "9"), ("5 + 3 AC 4 =", "4"), ("5 + 3 C C 4 =", "4"), ("5 C", "0"),
    ("5 + C 4 =", "4"),
    ("5 + 3 = C", "0"), ("5 + 9 √ C 2 =", "7"), ("5 + 3 C =", "5"),
    // Parentheses.
    ("( 5 + 3 =", "8"), ("5 + 3 ) =", "8"), ("( ( 2 + 3 ) × 4 =", "20"), ("2 ( 3 + 4 ) =", "14"),
    ("( 2 ) ( 3 ) =", "6"), ("( 5 + 3 ) 4 =", "32"), ("( =", "0"), ("( ) 5 =", "5"),
    ("5 + ( =", "10"), ("( 2 + ) 3 =", "5"), ("( × 5 =", "5"), ("5 + 3 = ( 2 =", "2"),
    // Constants, memory, the answer.
    ("2 π =", "6.2831…"), ("π", "3.1415…"), ("2 × π =", "6.2831…"), ("e ln", "1"),
    ("π π =", "3.1415…"),
    ("5 + 3 = π", "3.1415…"), ("( 1 + 1 ) π =", "6.2831…"),
    ("5 m+ AC mr", "5"), ("5 m+ 3 m+ mr", "8"), ("5 m+ 3 m− mr", "2"), ("5 m+ mc mr", "0"),
    ("mr", "0"),
    ("5 + 3 m+ = mr", "3"), ("5 m+ 7", "7"), ("5 m+ AC 2 × mr =", "10"),
    ("2 + 3 = m+ AC 1 + mr =", "6"),
    ("5 + 3 = AC Ans × 2 =", "16"), ("Ans", "0"), ("2 √ = AC Ans x² =", "2"),
    ("2 √ = × 2 √ =", "2"),
  ])
  func `the entry line after keys`(keys: String, shown: String) {
    #expect(machine(after: keys).display.entry == shown)
  }

  @Test(arguments: [
    ("5", ""), ("5 +", "5 + "), ("5 + 3", "5 + "), ("5 + 3 =", "5 + 3 ="), ("5 + 3 = 7", ""),
    ("5 + 3 = +", "8 + "), ("9 √", "sqrt(9)"), ("5 + 9 √", "5 + sqrt(9)"),
    ("( 3 x² + 4 x² ) √", "sqrt(3² + 4²)"),
    ("100 + 10 %", "100 + 10%"),
    ("100 + 10 % ×", "100 + ((100) × 10%) × "), ("2 × ( 3 + 4", "2 × (3 + "),
    ("2 × ( 3 + 4 )", "2 × (3 + 4)"),
    ("3 ± ^", "(−3) ^ "), ("3 ± +", "−3 + "), ("5 x! x²", "5!²"), ("4 1/x", "(1 ÷ 4)"),
    ("3 x² + 4 x² = √", "sqrt(25)"), ("2 π", "2 × π"), ("2 √ = ×", "sqrt(2) × "),
    ("2 √ = x²", "sqrt(2)²"), ("2 √ + 1 = ×", "(sqrt(2) + 1) × "),
    ("π = ×", "π × "), ("2 √ + 3 √ + 5 √ + 6 √ = ×", "7.8318… × "),
    ("7 ÷ 123456789123 = +", "(7 ÷ 123456789123) + "), ("2 √ m+ AC mr ×", "sqrt(2) × "),
    ("2 √ m+ m+ m− AC mr ×", "((sqrt(2) + sqrt(2)) − sqrt(2)) × "),
    ("9 ^ 999 = ×", "(9 ^ 999) × "),
    ("1 ÷ 3 = ×", "(1/3) × "), ("1234 +", "1234 + "),
    ("( 5 + 3 ) x²", "(5 + 3)²"), ("5 = =", "5 ="),
  ])
  func `the expression line after keys`(keys: String, shown: String) {
    #expect(machine(after: keys).display.expression == shown)
  }

  @Test(arguments: [
    ("5 + 3", "8"), ("2 + 3 × 4", "14"), ("2 × ( 3 + 4", "14"), ("5 +", nil), ("5", nil),
    ("5 + 3 =", nil),
    ("5 ÷ 0", nil), ("100 + 10 %", "110"),
  ])
  func `the result if nothing more is entered`(keys: String, shown: String?) {
    #expect(machine(after: keys).display.preview == shown)
  }

  @Test(
    arguments: [
      ("5 ÷ 0 =", .divisionByZero, "5 ÷ 0"), ("0 ÷ 0 =", .zeroByZero, "0 ÷ 0"),
      ("1 ± √", .evenRootOfNegative, "sqrt(−1)"), ("0 ln", .logarithmOfZero, "ln(0)"),
      ("2 asin", .inverseOutOfRange(function: "asin"), "asin(2)"),
      ("90 tan", .tangentPole, "tan(90)"),
      ("0.5 x!", .factorialOfFraction, "0.5!"), ("9 ^ 9 ^ 9 =", .tooLarge, "9 ^ 9 ^ 9"),
      ("2 + ( 1 ÷ 0 ) x²", .divisionByZero, "2 + (1 ÷ 0)"), ("0 ^ 0 =", .zeroToTheZero, "0 ^ 0"),
      ("0 ^ 0 +", .zeroToTheZero, "0 ^ 0"), ("2 + 1 ÷ 0 ×", .divisionByZero, "1 ÷ 0"),
    ] as [(String, CalculationError.Kind, String)])
  func `errors stay until they are cleared`(
    keys: String, kind: CalculationError.Kind, expression: String
  ) {
    var machine = machine(after: keys)
    #expect(machine.error == kind)
    #expect(machine.display == .init(expression: expression, entry: "", preview: nil))
    let before = machine
    machine.press("7 + = √ ( ) ⌫ ± % mr π . EE Ans m+")
    #expect(machine == before)
    machine.press("C")
    #expect(machine.error == nil)
    #expect(machine.display == .init(expression: "", entry: "0", preview: nil))
    machine.press("5 + 3 =")
    #expect(machine.display.entry == "8")
  }

  @Test func `the clear key says what it clears`() {
    #expect(CalculatorKey.clear.label(in: machine(after: "")) == "AC")
    #expect(CalculatorKey.clear.label(in: machine(after: "5")) == "C")
    #expect(CalculatorKey.clear.label(in: machine(after: "5 + 3 C")) == "AC")
    #expect(CalculatorKey.clear.label(in: machine(after: "5 ÷ 0 =")) == "AC")
    #expect(CalculatorKey.angleUnit.label(in: machine(after: "")) == "Deg")
    #expect(CalculatorKey.angleUnit.label(in: machine(after: "Deg")) == "Rad")
  }

  @Test func `what was calculated is kept`() {
    var machine = CalculatorMachine()
    machine.press("5 + 3")
    let effect = machine.press(.equals)
    let calculation = Calculation(expression: "5 + 3", result: "8")
    #expect(effect == .remember(calculation))
    #expect(machine.history == [PastCalculation(calculation, value: Number(8))])
    machine.press("7 = 2 √ = 5 ÷ 0 =")
    #expect(machine.history.map(\.calculation.expression) == ["5 + 3", "7 + 3", "sqrt(2) + 3"])
    #expect(machine.history.map(\.calculation.result) == ["8", "10", "4.4142…"])
    machine.clearHistory()
    #expect(machine.history.isEmpty)
  }

  @Test func `a plain number is no calculation`() {
    #expect(machine(after: "7 = 8 ± =").history.isEmpty)
    #expect(machine(after: "9 √ =").history.map(\.calculation.expression) == ["sqrt(9)"])
  }

  @Test func `an entry of the history can be used again`() {
    var machine = CalculatorMachine(history: [
      Calculation(expression: "1 ÷ 3 × 3000", result: "1,000")
    ])
    machine.press("Hist")
    #expect(machine.isHistoryShown)
    let taken = machine.reuse(machine.history[0])
    #expect(taken)
    #expect(!machine.isHistoryShown)
    machine.press("+ 1 =")
    #expect(machine.display.entry == "1,001")
    machine.press("AC 2 √ = AC 3 +")
    let takenAgain = machine.reuse(machine.history[2])
    #expect(takenAgain)
    machine.press("x² =")
    #expect(machine.display.entry == "5")
  }

  @Test(arguments: [
    ("1 ÷ 3", "0.(3)", "x² =", "0.(1)"), ("sqrt(2)", "1.4142…", "x² =", "2"),
    ("sqrt(2)", "1.41…", "x² =", "2"), ("sin(30)", "0.5", "+ 1 =", "1.5"),
    ("sin(π ÷ 6)", "0.5", "+ 1 =", "1.5"), ("2/3", "2/3", "× 3 =", "2"),
  ])
  func `an entry of an earlier run is exact again`(
    expression: String, result: String, keys: String, shown: String
  ) {
    var machine = CalculatorMachine(
      history: [Calculation(expression: expression, result: result)])
    let taken = machine.reuse(machine.history[0])
    #expect(taken)
    machine.press(keys)
    #expect(machine.display.entry == shown)
  }

  @Test(arguments: [
    ("$1 + 1", "3"), ("ans × 2", "0.(6)"), ("mr × 2", "6"), ("2.8284… × 2", "5.6568…"),
    ("1 + 1", "3"), ("1 + sin(0.0000001)", "1.0000…"), ("", "0"),
    ("100 USD in TWD", "3,280.00 TWD"),
  ])
  func `an entry whose exact result is not known is not taken`(expression: String, result: String) {
    let history = [Calculation(expression: expression, result: result)]
    var machine = CalculatorMachine(history: history)
    machine.press("5 +")
    let before = machine
    let taken = machine.reuse(machine.history[0])
    #expect(!taken)
    #expect(machine == before)
  }

  @Test func `an entry with all digits has no room for another`() {
    #expect(!machine(after: "12345678901234567890123456789").isEntryFull)
    #expect(machine(after: "123456789012345678901234567890").isEntryFull)
    #expect(machine(after: "1 EE 12345").isEntryFull)
    #expect(!machine(after: "123456789012345678901234567890 +").isEntryFull)
  }

  @Test func `no key takes long, whatever was entered`() {
    let clock = ThreadClock()
    var machine = CalculatorMachine()
    for number in 2..<400 {
      machine.press(number == 2 ? "(" : "× (")
      machine.press("1 + \(number) √ sin )")
    }
    machine.press("=")
    _ = machine.display
    #expect(machine.error == .tooLong)
    #expect(clock.seconds < 60, "each key takes a part of a second")
  }

  @Test func `the second key changes what keys mean`() {
    var machine = CalculatorMachine()
    machine.press(.second)
    #expect(machine.isSecond)
    let keys = CalculatorKeys.scientific(second: true).joined()
    #expect(keys.contains(.change(.function(.hyperbolicSine))))
    #expect(!keys.contains(.change(.function(.sine))))
    machine.press(.second)
    #expect(!machine.isSecond)
  }

  @Test func `the layouts are full rectangles without a key twice`() {
    #expect(CalculatorKeys.basic.allSatisfy { $0.count == 4 })
    for second in [false, true] {
      let rows = CalculatorKeys.scientific(second: second)
      #expect(rows.count == 5 && rows.allSatisfy { $0.count == 10 })
      #expect(Set(rows.joined()).count == 50)
      let labels = rows.joined().map { $0.label(in: CalculatorMachine()) }
      #expect(Set(labels).count == 50 && labels.allSatisfy { (1...5).contains($0.count) })
    }
  }

  @Test func `typed characters press keys in all their forms`() {
    #expect(CalculatorKey(typed: "７") == .digit(7))
    #expect(CalculatorKey(typed: "×") == .operation(.multiply))
    #expect(CalculatorKey(typed: "－") == .operation(.subtract))
    #expect(CalculatorKey(typed: "\r") == .equals)
    #expect(CalculatorKey(typed: "π") == .constant(.pi))
    #expect(CalculatorKey(typed: "🙂") == nil)
  }

  @Test func `any keys in any order leave a machine that works`() throws {
    var generator = SeededGenerator(seed: 12)
    let keys =
      Array(CalculatorKeys.scientific(second: false).joined())
      + Array(CalculatorKeys.scientific(second: true).joined())
    for _ in 0..<300 {
      var machine = CalculatorMachine()
      for _ in 0..<Int.random(in: 1...25, using: &generator) {
        let key = keys.randomElement(using: &generator) ?? .equals
        machine.press(key)
        #expect(machine.error != nil || !machine.display.entry.isEmpty)
      }
      machine.press("AC 5 + 3 =")
      #expect(machine.display.entry == "8")
    }
  }
}
