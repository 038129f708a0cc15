import Calculator
import Content
import Screen

extension CalculatorPage {
  mutating func tap(_ target: TapTarget) {
    letters = nil
    if overlay == .name { (overlay, notice) = (nil, "") }
    switch target {
    case .word(let index): tapWord(index)
    case .calculatorKey(let number) where overlay == nil: tapKey(number)
    case .historyEntry(let index) where overlay == nil:
      notice = ""
      reuse(index)
    case .calculatorKey, .historyEntry: break
    // These lie on other pages.
    case .header, .keypad, .send, .newest, .slider, .option, .field, .fieldSlider, .plant, .bed,
      .plot:
      break
    }
  }

  private mutating func tapKey(_ number: Int) {
    let keys = keyRows.joined()
    guard number < keys.count else { return }
    notice = ""
    keyboard.focus = nil
    selection = nil
    press(Array(keys)[number])
  }

  /// A word below the keys does what its key does.
  private mutating func tapWord(_ index: Int) {
    guard footer.indices.contains(index) else { return }
    take(footer[index].key)
  }

  /// Presses the keys for a text, or says that it is none; a number in it replaces the one that is
  /// typed.
  mutating func paste(_ text: String) {
    guard overlay == nil else { return }
    (notice, letters) = ("", nil)
    selection = nil
    guard let keys = PastedKeys(text)?.keys else {
      return notice = texts(.calculatorKeysPasteUnclear)
    }
    if keys.first?.isOfNumber == true, machine.canClearEntry { press(.clear) }
    for key in keys { press(key) }
  }
}

extension CalculatorKey {
  /// The key begins a number, or goes on with one.
  fileprivate var isOfNumber: Bool {
    switch self {
    case .digit, .point: true
    case .exponent, .operation, .equals, .negate, .percent, .change, .constant, .answer,
      .openParenthesis, .closeParenthesis, .clear, .allClear, .backspace, .memoryClear,
      .memoryAdd, .memorySubtract, .memoryRecall, .second, .angleUnit, .history:
      false
    }
  }
}
