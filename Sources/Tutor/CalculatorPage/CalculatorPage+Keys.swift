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
    // A key so soon after Escape arrives as one with Alt.
    case .meta(let character):
      takeInOverlay(.escape)
      takeInOverlay(.character(character))
    default: takeInOverlay(key)
    }
  }

  private mutating func takeInOverlay(_ key: Key) {
    notice = ""
    switch overlay {
    case .text(var page): overlay = page.scroll.follow(key) ? .text(page) : nil
    case .clearingHistory: answerClearing(key == .enter || key == .character("y"))
    case .name: takeAfterName(key)
    case nil: takeOnKeys(key)
    }
  }

  /// What goes on behind a function's name is no keys either, until somebody has seen it.
  private mutating func takeAfterName(_ key: Key) {
    if [.escape, .enter, .backspace, .delete].contains(key) {
      overlay = nil
    } else {
      notice = texts(.calculatorKeysOneByOne)
    }
  }

  private mutating func takeOnKeys(_ key: Key) {
    if machine.isHistoryShown, takeInHistory(key) { return }
    selection = nil
    guard !takesName(key) else { return }
    switch key {
    case .up: keyboard.moveFocus(rows: -1)
    case .down: keyboard.moveFocus(rows: 1)
    case .left: keyboard.moveFocus(columns: -1)
    case .right: keyboard.moveFocus(columns: 1)
    case .character(" "): pressFocusedKey()
    case .tab, .backTab: keyboard.changeLayout()
    case .function(1), .character("?"): overlay = .text(.help(in: texts))
    case .character("q"), .character("Q"): effects.append(.leave)
    default: if let key = key.calculatorKey { pressTyped(key) }
    }
  }

  /// Takes back what the letters of a function's name have pressed: sqrt is not sin and quit.
  private mutating func takesName(_ key: Key) -> Bool {
    guard case .character(let letter) = key, letter.isLetter else {
      letters = nil
      return false
    }
    letters = letters ?? TypedLetters(before: machine)
    letters?.append(letter)
    guard let typed = letters, typed.isName else { return false }
    machine = typed.before
    displayIsOld = true
    (letters, overlay, notice) = (nil, .name, texts(.calculatorKeysOneByOne))
    return true
  }

  private mutating func pressFocusedKey() {
    if let key = keyboard.focusedKey(second: machine.isSecond) { press(key) }
  }

  /// A key that was typed takes the focus away, lest it seem to stand on another.
  private mutating func pressTyped(_ key: CalculatorKey) {
    keyboard.focus = nil
    press(key)
  }

  /// Presses a key of the calculator, however it was reached.
  mutating func press(_ key: CalculatorKey) {
    let lights = options.animation ? now.advanced(by: Self.litTime) : nil
    litKey = (key, lights)
    displayIsOld = true
    if case .digit = key, machine.isEntryFull { notice = texts(.calculatorKeysEntryFull) }
    guard let effect = machine.press(key) else { return }
    switch effect {
    case .remember(let calculation):
      effects.append(.remember(calculation))
    }
  }

  /// How long a key stays lit.
  static let litTime = Duration.milliseconds(150)

  /// The layout on show.
  package var layout: CalculatorKeySet { keyboard.layout }

  /// The keys on show, in rows.
  var keyRows: [[CalculatorKey]] { keyboard.rows(second: machine.isSecond) }
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
