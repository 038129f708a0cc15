extension CalculatorKey {
  /// What is written on the key; `clear` and `angleUnit` say what they do at the moment.
  package func label(in machine: CalculatorMachine) -> String {
    switch self {
    case .digit(let digit): String(digit)
    case .operation(.power): "xʸ"
    case .operation(let operation): operation.symbol
    case .change(let change): change.label
    case .constant(.pi): "π"
    case .constant(.e): "e"
    case .clear: machine.canClearEntry ? "C" : "AC"
    case .angleUnit: machine.angleUnit == .degrees ? "Deg" : "Rad"
    default: fixedLabel
    }
  }

  private var fixedLabel: String {
    switch self {
    case .point: "."
    case .exponent: "EE"
    case .equals: "="
    case .negate: "±"
    case .percent: "%"
    case .answer: "Ans"
    case .openParenthesis: "("
    case .closeParenthesis: ")"
    case .allClear: "AC"
    case .backspace: "⌫"
    case .memoryClear: "mc"
    case .memoryAdd: "m+"
    case .memorySubtract: "m−"
    case .memoryRecall: "mr"
    case .second: "2nd"
    default: "Hist"
    }
  }
}

extension EntryChange {
  /// What is written on the key.
  var label: String {
    switch self {
    case .square: "x²"
    case .cube: "x³"
    case .reciprocal: "1/x"
    case .factorial: "x!"
    case .powerOfE: "eˣ"
    case .powerOfTen: "10ˣ"
    case .powerOfTwo: "2ˣ"
    case .function(.squareRoot): "√x"
    case .function(.cubeRoot): "∛x"
    case .function(.binaryLogarithm): "log₂"
    case .function(let function): function.name
    }
  }
}
