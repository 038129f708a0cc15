import Calculator
import Content
import Screen

extension CalculatorPage {
  mutating func tap(_ target: TapTarget) {
    switch target {
    case .word(let place): tapWord(place)
    case .calculatorKey(let number) where overlay == nil: tapKey(number)
    case .historyEntry(let index) where overlay == nil:
      notice = ""
      reuse(index)
    default: break
    }
  }

  private mutating func tapKey(_ number: Int) {
    let keys = keyRows.joined()
    guard number < keys.count else { return }
    notice = ""
    focus = nil
    selection = nil
    press(Array(keys)[number])
  }

  /// A word below the keys does what its key does.
  private mutating func tapWord(_ place: Int) {
    guard footer.indices.contains(place) else { return }
    take(footer[place].key)
  }

  /// Presses the keys for a text, or says that it is none; a number in it replaces the one that is
  /// typed.
  mutating func paste(_ text: String) {
    guard overlay == nil else { return }
    notice = ""
    selection = nil
    guard let keys = PastedKeys(text)?.keys else { return notice = texts(.keypadPasteUnclear) }
    if keys.first?.isOfNumber == true, machine.canClearEntry { press(.clear) }
    for key in keys { press(key) }
  }
}

extension CalculatorKey {
  /// The key begins a number, or goes on with one.
  fileprivate var isOfNumber: Bool {
    switch self {
    case .digit, .point: true
    default: false
    }
  }
}
