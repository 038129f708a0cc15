extension CalculatorMachine {
  /// What the two lines show.
  package struct Display: Equatable, Sendable {
    /// What was entered so far, or the expression whose result is shown.
    package let expression: String
    /// The number that is entered, or the result so far; empty after an error.
    package let entry: String
    /// What the expression comes to if nothing more is entered, when that says something new.
    package let preview: String?
  }

  package var display: Display { display(width: .max) }

  /// What the two lines show where a result that never ends has room for so many characters.
  package func display(width: Int) -> Display {
    Display(
      expression: expressionLine, entry: entryLine(width: width), preview: preview(width: width))
  }

  private var expressionLine: String {
    if error != nil { return finished }
    if case .result = entry { return finished + " =" }
    if case .value(let operand) = entry { return expressionText(with: operand) }
    return text(of: pieces)
  }

  private func entryLine(width: Int) -> String {
    guard error == nil else { return "" }
    if case .typing(let typed) = entry { return Self.separated(typed) }
    return shownOperand.map { shown($0.value, width: width) } ?? ""
  }

  private func preview(width: Int) -> String? {
    guard error == nil, entry != .none, !pieces.isEmpty, let operand = shownOperand else {
      return nil
    }
    let open = pieces.count { $0 == .open } - pieces.count { $0 == .close }
    let complete = pieces + [.operand(operand)] + Array(repeating: .close, count: open)
    return knownValue(of: complete).map { shown($0, width: width) }
  }

  /// The expression with the entry at its end.
  func expressionText(with operand: CalculatorOperand) -> String {
    text(of: pieces + [.operand(operand)])
  }

  func text(of pieces: some BidirectionalCollection<ExpressionPiece>) -> String {
    let pieces = Array(pieces)
    return pieces.indices.map { index in
      pieces[index].text(
        before: index + 1 < pieces.count ? pieces[index + 1] : nil,
        after: index > 0 ? pieces[index - 1] : nil)
    }.joined()
  }

  /// A number as the entry line shows it: with fewer places where they have no room.
  func shown(_ value: Number, width: Int = .max) -> String {
    let text = shown(value, places: places)
    let excess = text.count - min(width, text.count)
    return excess > 0 ? shown(value, places: max(0, places - excess)) : text
  }

  private func shown(_ value: Number, places: Int) -> String {
    (try? value.formatted(NumberFormat(.automatic(places: places)), patience: Self.patience).text)
      ?? "?"
  }

  /// The digits that are typed, in groups of three before the point.
  private static func separated(_ typed: String) -> String {
    let size = typed.hasPrefix("-") ? typed.dropFirst() : typed[...]
    let whole = size.prefix { $0.isNumber }
    let style = NumberStyle(isForPeople: true)
    return (typed.hasPrefix("-") ? "−" : "") + style.grouped(whole) + size.dropFirst(whole.count)
  }
}
