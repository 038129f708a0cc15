extension CalculatorKey {
  /// What is written on the key; `clear` and `angleUnit` say what they do at the moment.
  package func label(in machine: CalculatorMachine) -> String {
    switch self {
    case .digit(let digit): String(digit)
    case .point: "."
    case .exponent: "EE"
    case .operation(let operation): operation.label
    case .equals: "="
    case .negate: "±"
    case .percent: "%"
    case .change(let change): change.label
    case .constant(let constant): constant.symbol
    case .answer: "Ans"
    case .openParenthesis: "("
    case .closeParenthesis: ")"
    case .clear: machine.canClearEntry ? "C" : "AC"
    case .allClear: "AC"
    case .backspace: "⌫"
    case .memoryClear: "mc"
    case .memoryAdd: "m+"
    case .memorySubtract: "m−"
    case .memoryRecall: "mr"
    case .second: "2nd"
    case .angleUnit: machine.angleUnit.label
    case .history: "Hist"
    }
  }
}

extension CalculatorOperation {
  /// What is written on the key.
  fileprivate var label: String {
    switch self {
    case .power: "xʸ"
    case .add, .subtract, .multiply, .divide: symbol
    }
  }
}

extension EntryChange {
  /// What is written on the key.
  fileprivate var label: String {
    switch self {
    case .square: "x²"
    case .cube: "x³"
    case .reciprocal: "1/x"
    case .factorial: "x!"
    case .powerOfE: "eˣ"
    case .powerOfTen: "10ˣ"
    case .powerOfTwo: "2ˣ"
    case .function(let function): function.label
    }
  }
}

extension AngleUnit {
  /// What is written on the key.
  fileprivate var label: String {
    switch self {
    case .degrees: "Deg"
    case .radians: "Rad"
    }
  }
}
