import Calculator

/// A calculation in a text that can be pressed on the calculator's keys and means the same there:
/// numbers, signs and parentheses.
struct PastedCalculation: Equatable, Sendable {
  /// The keys in order.
  private(set) var keys: [CalculatorKey] = []
  private var rest: Substring

  /// Reads the text; nil where a key would mean something else than the text does, or nothing.
  init?(_ text: Substring) {
    rest = Substring(text.filter { !$0.isWhitespace })
    while !rest.isEmpty {
      guard readNext() else { return nil }
    }
    guard isFaithful(to: text) else { return nil }
  }

  /// A sign follows, after which the calculation goes on.
  var isOpen: Bool { !endsOperand }

  /// The first key goes on with a number that is shown.
  var startsWithSign: Bool {
    if case .operation = keys.first { true } else { false }
  }

  /// Whether the keys come to what the text comes to: a percentage may be one of something else.
  private func isFaithful(to text: Substring) -> Bool {
    let lastSign = isOpen ? text.lastIndex { !$0.isWhitespace } : nil
    var machine = CalculatorMachine(places: Self.comparedPlaces)
    for key in isOpen ? keys.dropLast() : keys[...] { machine.press(key) }
    machine.press(.equals)
    do throws(CalculationError) {
      let value = try evaluate(
        String(text[..<(lastSign ?? text.endIndex)]), patience: .milliseconds(50))
      guard machine.error == nil else { return false }
      return (try? value.formatted(Self.comparedFormat).text) == machine.display.entry
    } catch {
      return error.kind == machine.error
    }
  }

  private static let comparedPlaces = 20
  private static let comparedFormat = NumberFormat(.automatic(places: comparedPlaces))

  /// As many digits has the longest number that can be typed.
  private static let mostDigits = 30

  private mutating func readNext() -> Bool {
    guard let first = rest.first, let key = CalculatorKey(typed: first) else { return false }
    switch key {
    case .digit where !endsValue, .point where !endsValue: return readNumber(isNegative: false)
    case .operation(.subtract) where !endsOperand && !keys.isEmpty:
      rest.removeFirst()
      return readNumber(isNegative: true)
    case .operation where endsOperand || (keys.isEmpty && key == .operation(.subtract)): break
    case .percent where endsOperand, .closeParenthesis where endsOperand: break
    case .openParenthesis: break
    case .constant(.pi) where first == "π" && !endsValue: break
    default: return false
    }
    rest.removeFirst()
    keys.append(key)
    return true
  }

  /// What was read so far ends with a number that a further digit would replace.
  private var endsValue: Bool { keys.last?.end == .value }

  /// What was read so far ends with a number.
  private var endsOperand: Bool { keys.last?.end != nil }

  /// Reads digits, perhaps in groups of three, with a point and a power of ten.
  private mutating func readNumber(isNegative: Bool) -> Bool {
    if !isNegative, readRepeatingDecimal() { return true }
    guard let whole = readWhole() else { return false }
    var digits = whole.map(CalculatorKey.digit)
    if rest.first == "." {
      rest.removeFirst()
      digits += [.point] + readDigits().map(CalculatorKey.digit)
    }
    let count = digits.count { $0 != .point }
    guard (1...Self.mostDigits).contains(count), rest.first != "." else { return false }
    // A sign key would change the base of a power, and a percentage.
    if isNegative, ["^", "%"].contains(rest.first) { return false }
    keys += digits + (isNegative ? [.negate] : []) + readPowerOfTen()
    return true
  }

  /// Reads `e` and a whole number behind it.
  private mutating func readPowerOfTen() -> [CalculatorKey] {
    var ahead = rest
    guard ahead.popFirst() == "e" else { return [] }
    let isNegative = ahead.first == "-" || ahead.first == "−"
    if isNegative || ahead.first == "+" { ahead.removeFirst() }
    guard ahead.first?.isNumber == true else { return [] }
    rest = ahead
    return [.exponent] + readDigits().map(CalculatorKey.digit) + (isNegative ? [.negate] : [])
  }

  /// Reads a number such as 0.(3), which is pressed as the fraction that it is: (1 ÷ 3).
  private mutating func readRepeatingDecimal() -> Bool {
    guard let point = rest.firstIndex(of: "."), rest[..<point].allSatisfy(\.isNumber),
      rest[point...].hasPrefix(".("), let end = rest[point...].firstIndex(of: ")"),
      let value = try? evaluate(String(rest[...end])).rational, !value.isWhole
    else { return false }
    keys += [.openParenthesis] + value.description.compactMap(CalculatorKey.init(typed:))
    keys.append(.closeParenthesis)
    rest = rest[rest.index(after: end)...]
    return true
  }

  /// Reads the digits before the point; nil where commas do not part groups of three.
  private mutating func readWhole() -> [Int]? {
    var groups = [readDigits()]
    while rest.first == "," {
      rest.removeFirst()
      groups.append(readDigits())
    }
    let isGrouped = groups.count > 1
    guard !isGrouped || (1...3).contains(groups[0].count) else { return nil }
    guard groups.dropFirst().allSatisfy({ $0.count == 3 }) else { return nil }
    return groups.flatMap(\.self)
  }

  private mutating func readDigits() -> [Int] {
    var digits: [Int] = []
    while let next = rest.first, case .digit(let digit)? = CalculatorKey(typed: next) {
      digits.append(digit)
      rest.removeFirst()
    }
    return digits
  }
}

extension CalculatorKey {
  /// What ends with a key.
  fileprivate enum End {
    /// A number to which digits can be added, or a part in parentheses.
    case number
    /// A number that a further digit would replace.
    case value
  }

  /// What ends with the key, if an operand can.
  fileprivate var end: End? {
    switch self {
    case .digit, .point, .closeParenthesis: .number
    case .percent, .constant, .negate: .value
    case .exponent, .operation, .equals, .change, .answer, .openParenthesis, .clear, .allClear,
      .backspace, .memoryClear, .memoryAdd, .memorySubtract, .memoryRecall, .second, .angleUnit,
      .history:
      nil
    }
  }
}
