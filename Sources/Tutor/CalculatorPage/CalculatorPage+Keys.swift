import Basics
import Calculator
import Content
import Quiz
import Screen

extension CalculatorPage {
  mutating func take(_ key: Key) {
    switch key {
    case .control("c"), .control("d"): effects.append(.leave)
    case .unknown: break
    default: takeInOverlay(key)
    }
  }

  private mutating func takeInOverlay(_ key: Key) {
    notice = ""
    switch overlay {
    case .help: takeInHelp(key)
    case .clearingHistory: answerClearing(key == .enter || key == .character("y"))
    case nil: takeOnKeys(key)
    }
  }

  private mutating func takeOnKeys(_ key: Key) {
    if machine.isHistoryShown, takeInHistory(key) { return }
    selection = nil
    switch key {
    case .up: moveFocus(rows: -1)
    case .down: moveFocus(rows: 1)
    case .left: moveFocus(columns: -1)
    case .right: moveFocus(columns: 1)
    case .character(" "): if let focusedKey { press(focusedKey) }
    case .tab, .backTab: changeLayout()
    case .function(1), .character("?"): overlay = .help(scrolledRows: 0)
    case .character("q"), .character("Q"): effects.append(.leave)
    default: if let key = key.calculatorKey { pressTyped(key) }
    }
  }

  /// A key that was typed takes the focus away, lest it seem to stand on another.
  private mutating func pressTyped(_ key: CalculatorKey) {
    focus = nil
    press(key)
  }

  /// Presses a key of the calculator, however it was reached.
  mutating func press(_ key: CalculatorKey) {
    let lights = options.animation ? now.advanced(by: Self.litTime) : nil
    litKey = (key, lights)
    displayIsOld = true
    if case .digit = key, machine.isEntryFull { notice = texts(.keypadEntryFull) }
    guard let effect = machine.press(key) else { return }
    switch effect {
    case .remember(let calculation):
      effects.append(
        .remember(
          CalculatorSession.Entry(
            expression: calculation.expression, result: calculation.result)))
    }
  }

  /// How long a key stays lit.
  static let litTime = Duration.milliseconds(150)

  mutating func changeLayout() {
    chosenLayout = layout.other
    focus = nil
  }

  private mutating func moveFocus(rows: Int = 0, columns: Int = 0) {
    let counts = keyRows.map(\.count)
    focus =
      focus?.moved(rows: rows, columns: columns, in: counts) ?? KeyFocus.start(in: counts)
  }

  private var focusedKey: CalculatorKey? {
    focus.map { keyRows[$0.row][$0.column] }
  }

  /// The layout on show.
  package var layout: CalculatorKeySet { chosenLayout ?? CalculatorKeySet.suiting(size) }

  /// The keys on show, in rows.
  var keyRows: [[CalculatorKey]] { layout.rows(second: machine.isSecond, in: size) }
}

extension Key {
  /// The key of the calculator that the key of the keyboard presses.
  fileprivate var calculatorKey: CalculatorKey? {
    switch self {
    case .enter: .equals
    case .backspace: .backspace
    case .delete: .clear
    case .escape: .allClear
    case .character(let character): CalculatorKey(typed: character)
    default: nil
    }
  }
}
