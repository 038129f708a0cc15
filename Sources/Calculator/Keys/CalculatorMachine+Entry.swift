extension CalculatorMachine {
  /// The number in the entry line, whether it was entered or is the result so far.
  var shownOperand: CalculatorOperand? {
    switch entry {
    case .typing(let typed): typedOperand(typed)
    case .value(let operand), .result(let operand): operand
    case .none: operandSoFar ?? operand(Number(0))
    }
  }

  /// The number that is being typed.
  private func typedOperand(_ typed: String) -> CalculatorOperand? {
    let complete = typed.hasSuffix("e") || typed.hasSuffix("e-") ? typed + "0" : typed
    guard let value = try? evaluate(complete) else { return nil }
    let digits = complete.hasPrefix("-") ? "−" + complete.dropFirst() : complete
    let text = digits.hasSuffix(".") ? String(digits.dropLast()) : digits
    return CalculatorOperand(value: value, text: text, hasSign: complete.hasPrefix("-"))
  }

  /// The operand that a key changes: the number that is shown, out of its parentheses if these
  /// just ended.
  private mutating func takeOperand() -> CalculatorOperand? {
    guard entry == .none, pieces.last == .close else { return shownOperand }
    let group = Array(pieces[lastOperandStart...])
    guard let value = value(of: group) else {
      finished = text(of: pieces)
      return nil
    }
    pieces.removeLast(group.count)
    return CalculatorOperand(value: value, text: text(of: group))
  }

  /// A number as an operand, with the expression that it is the value of.
  ///
  /// The text reads as just this number: its digits, a short fraction, or the expression. Rounded
  /// digits end in `…`, so that nothing reads them as the number.
  func operand(_ value: Number, as expression: String? = nil) -> CalculatorOperand {
    let format = NumberFormat(.automatic(places: places), isForPeople: false)
    let decimal = try? value.formatted(format, patience: Self.patience)
    if let decimal, decimal.accuracy == .exact {
      let text = decimal.text.replacing("-", with: "−", maxReplacements: 1)
      return CalculatorOperand(value: value, text: text, hasSign: text.hasPrefix("−"))
    }
    let fraction = value.rational.map { "(\($0.description.replacing("-", with: "−")))" }
    let short = fraction.flatMap { $0.count <= Self.fractionLimit ? $0 : nil }
    let call = expression.flatMap { $0.count <= Self.expressionLimit ? $0.asFactor : nil }
    return CalculatorOperand(
      value: value, text: short ?? call ?? shown(value).replacing(",", with: ""))
  }

  /// The characters of a fraction that is shown instead of rounded digits.
  private static let fractionLimit = 14
  /// The characters of an expression that is shown instead of rounded digits.
  private static let expressionLimit = 30

  /// Puts a number that is not typed into the entry line.
  mutating func enter(_ operand: CalculatorOperand) {
    if case .result = entry { startAnew() }
    multiplyAfterParenthesis()
    entry = .value(operand)
  }

  /// A constant behind a number is multiplied with it: 2 π.
  mutating func enterConstant(_ constant: Constant) {
    guard let value = try? evaluate(constant.rawValue) else { return }
    if case .typing(let typed) = entry, typed != "0" { enter(.multiply) }
    enter(CalculatorOperand(value: value, text: constant == .pi ? "π" : "e"))
  }

  mutating func negate() {
    if case .typing(let typed) = entry {
      entry = .typing(Self.negated(typed))
    } else if entry == .none, pieces.last != .close {
      entry = .typing("-0")
    } else if let operand = takeOperand() {
      let text = operand.hasSign ? String(operand.text.dropFirst()) : "−" + operand.base
      replaceEntry(operand, text: text, hasSign: !operand.hasSign, by: "-$1")
    }
  }

  mutating func apply(_ change: EntryChange) {
    guard let operand = takeOperand() else { return }
    replaceEntry(operand, text: change.text(of: operand.base), by: change.text(of: "$1"))
  }

  /// Makes the entry a percentage: of what stands before a plus or minus, or a hundredth.
  mutating func takePercent() {
    guard let operand = takeOperand() else { return }
    let text = operand.base + "%"
    guard let whole = sumBeforeEntry else {
      return replaceEntry(operand, text: text, by: "$1%")
    }
    replaceEntry(
      operand, text: text, safeText: "(\(whole.text) × \(text))", by: "$2 * $1%",
      other: whole.value)
  }

  /// Puts the value of an expression of the entry into the entry line.
  private mutating func replaceEntry(
    _ operand: CalculatorOperand, text: String, safeText: String? = nil, hasSign: Bool = false,
    by expression: String, other: Number? = nil
  ) {
    var results = [Reference.history(1): operand.value]
    results[.history(2)] = other
    guard let value = value(of: expression, results) else {
      finished = expressionText(with: CalculatorOperand(value: operand.value, text: text))
      return
    }
    if case .result = entry { finished = "" }
    entry = .value(
      CalculatorOperand(value: value, text: text, safeText: safeText, hasSign: hasSign))
  }

  mutating func changeMemory(by operation: CalculatorOperation) {
    guard let operand = shownOperand else { return }
    let sign = operation == .add ? "+" : "-"
    let results = [Reference.memory: memory?.value ?? Number(0), .history(1): operand.value]
    guard let value = value(of: "mr \(sign) $1", results) else { return }
    let sum = "\(memory?.text ?? "0") \(operation.symbol) \(operand.base)"
    let isFirst = memory == nil && operation == .add
    memory = self.operand(value, as: isFirst ? operand.base : sum)
    if case .typing = entry { entry = .value(operand) }
  }
}
