import Content

/// A line of the full-screen calculator's help.
enum CalculatorKeyHelp: CaseIterable {
  case precedence, equals, percent, power, negate, square, root, functions, second, clear
  case memory, answer, angle

  /// The keys on the screen, and behind them those of the keyboard that are not the same.
  var keys: String {
    switch self {
    case .precedence: "+ − × ÷   (+ - * /)"
    case .equals: "=   (Enter)"
    case .percent: "%"
    case .power: "xʸ   (^)"
    case .negate: "±   (n)"
    case .square: "x² x³ 1/x x!   (² ³ !)"
    case .root: "√x ∛x   (r)"
    case .functions: "sin cos tan ln log   (s o t l g)"
    case .second: "2nd"
    case .clear: "AC C ⌫   (Esc c Backspace)"
    case .memory: "m+ m− mr mc"
    case .answer: "Ans   (a)"
    case .angle: "Deg Rad   (d)"
    }
  }

  /// What they do.
  var phrase: Phrase {
    switch self {
    case .precedence: .calculatorKeysHelpPrecedence
    case .equals: .calculatorKeysHelpEquals
    case .percent: .calculatorKeysHelpPercent
    case .power: .calculatorKeysHelpPower
    case .negate: .calculatorKeysHelpNegate
    case .square: .calculatorKeysHelpSquare
    case .root: .calculatorKeysHelpRoot
    case .functions: .calculatorKeysHelpFunctions
    case .second: .calculatorKeysHelpSecond
    case .clear: .calculatorKeysHelpClear
    case .memory: .calculatorKeysHelpMemory
    case .answer: .calculatorKeysHelpAnswer
    case .angle: .calculatorKeysHelpAngle
    }
  }

  /// Keys to press, and what is shown then.
  var example: String {
    switch self {
    case .precedence: "2 + 3 × 4 = → 14"
    case .equals: "5 + 3 = = → 11"
    case .percent: "100 + 10 % = → 110"
    case .power: "2 xʸ 10 = → 1,024"
    case .negate: "5 ± + 8 = → 3"
    case .square: "5 x² → 25"
    case .root: "9 √x → 3"
    case .functions: "30 sin → 0.5"
    case .second: "2nd 3 2ˣ → 8"
    case .clear: "5 + 3 C 4 = → 9"
    case .memory: "5 m+ AC 2 × mr = → 10"
    case .answer: "5 + 3 = AC Ans × 2 = → 16"
    case .angle: "Rad π sin → 0"
    }
  }
}
