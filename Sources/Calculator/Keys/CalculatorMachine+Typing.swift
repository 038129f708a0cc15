extension CalculatorMachine {
  /// As many digits can be typed.
  private static let digitLimit = 30
  /// As many characters of the power of ten, its `e` and its sign among them.
  private static let exponentLimit = 5

  /// Adds a digit to the number that is typed; after anything else it starts a number.
  mutating func type(_ digit: Character) {
    let typed = typedDigits ?? "0"
    guard !isEntryFull else { return }
    switch typed {
    case "0": entry = .typing(String(digit))
    case "-0": entry = .typing("-" + String(digit))
    default: entry = .typing(typed + String(digit))
    }
  }

  /// Whether the number that is typed has room for no further digit.
  package var isEntryFull: Bool {
    guard case .typing(let typed) = entry else { return false }
    let exponent = typed.drop { $0 != "e" }
    return typed.count(where: \.isNumber) >= Self.digitLimit
      || exponent.count > Self.exponentLimit
  }

  /// Adds a point; a second one does nothing.
  mutating func typePoint() {
    let typed = typedDigits ?? "0"
    guard !typed.contains(where: { $0 == "." || $0 == "e" }) else { return }
    entry = .typing(typed + ".")
  }

  /// Lets the digits that follow be a power of ten, behind digits that are typed or a result.
  mutating func typeExponent() {
    guard let typed = digitsOfEntry else { return }
    if case .result = entry { startAnew() }
    entry = .typing(typed + "e")
  }

  /// The digits in the entry line, if they are the whole number.
  private var digitsOfEntry: String? {
    let text =
      switch entry {
      case .none: ""
      case .typing(let typed): typed
      case .value(let operand), .result(let operand): operand.text.replacing("−", with: "-")
      }
    let isPlain = text.allSatisfy { ("0"..."9").contains($0) || $0 == "." || $0 == "-" }
    return isPlain && !text.isEmpty ? text : nil
  }

  mutating func deleteDigit() {
    guard case .typing(let typed) = entry else { return }
    let rest = String(typed.dropLast())
    entry = .typing(rest.isEmpty || rest == "-" ? "0" : rest)
  }

  /// The digits that are being typed; a new number begins after a result and after `)`.
  private var typedDigits: String? {
    mutating get {
      switch entry {
      case .typing(let typed): return typed
      case .result:
        startAnew()
        return nil
      case .none, .value:
        multiplyAfterParenthesis()
        return nil
      }
    }
  }

  /// Forgets the expression whose result is shown.
  mutating func startAnew() {
    finished = ""
    entry = .none
  }

  /// A number right behind a parenthesis is multiplied with it.
  mutating func multiplyAfterParenthesis() {
    if pieces.last == .close { pieces.append(.operation(.multiply)) }
  }

  /// The sign of a number that is typed, or of its power of ten.
  static func negated(_ typed: String) -> String {
    let parts = typed.split(separator: "e", omittingEmptySubsequences: false)
    let changed =
      (parts.last ?? "").hasPrefix("-")
      ? String((parts.last ?? "").dropFirst()) : "-" + (parts.last ?? "")
    return (parts.dropLast().map(String.init) + [changed]).joined(separator: "e")
  }
}
