extension KeypadMachine {
  /// What the two lines show.
  package struct Display: Equatable, Sendable {
    /// What was entered so far, or the expression whose result is shown.
    package let expression: String
    /// The number that is entered, or the result so far; empty after an error.
    package let entry: String
    /// What the expression comes to if nothing more is entered, when that says something new.
    package let preview: String?
  }

  package var display: Display {
    Display(expression: expressionLine, entry: entryLine, preview: preview)
  }

  private var expressionLine: String {
    if error != nil { return finished }
    if case .result = entry { return finished + " =" }
    if case .value(let operand) = entry { return expressionText(with: operand) }
    return text(of: pieces)
  }

  private var entryLine: String {
    guard error == nil else { return "" }
    if case .typing(let typed) = entry { return Self.separated(typed) }
    return shownOperand.map { shown($0.value) } ?? ""
  }

  private var preview: String? {
    guard error == nil, entry != .none, !pieces.isEmpty, let operand = shownOperand else {
      return nil
    }
    let open = pieces.count { $0 == .open } - pieces.count { $0 == .close }
    let complete = pieces + [.operand(operand)] + Array(repeating: .close, count: open)
    return knownValue(of: complete).map(shown)
  }

  /// The expression with the entry at its end.
  func expressionText(with operand: KeypadOperand) -> String {
    text(of: pieces + [.operand(operand)])
  }

  func text(of pieces: some BidirectionalCollection<KeypadPiece>) -> String {
    let pieces = Array(pieces)
    return pieces.indices.map { index in
      pieces[index].text(
        before: index + 1 < pieces.count ? pieces[index + 1] : nil,
        after: index > 0 ? pieces[index - 1] : nil)
    }.joined()
  }

  /// A number as the entry line shows it.
  func shown(_ value: Number) -> String {
    let format = NumberFormat(.automatic(places: places))
    return (try? value.formatted(format).text) ?? "?"
  }

  /// The digits that are typed, in groups of three before the point.
  private static func separated(_ typed: String) -> String {
    let size = typed.hasPrefix("-") ? typed.dropFirst() : typed[...]
    let whole = size.prefix { $0.isNumber }
    let style = NumberStyle(isForPeople: true)
    return (typed.hasPrefix("-") ? "−" : "") + style.grouped(whole) + size.dropFirst(whole.count)
  }
}
