package import Basics
import Calculator
package import Content
import Quiz
package import Screen

/// The full-screen calculator as a value: events go in, effects come out, and what is on show can
/// be asked at any time.
package struct CalculatorPage: Sendable {
  /// What lies over the keys, or asks for the next key.
  enum Overlay: Equatable, Sendable {
    case text(CalculatorTextPage)
    /// Whether the history is to be cleared.
    case clearingHistory
    /// The name of a function was typed, and nothing is pressed before that is seen.
    case name
  }

  let texts: Texts
  let options: CalculatorPageOptions
  var machine: CalculatorMachine
  /// The keys on show.
  var keyboard: CalculatorKeyboard
  var overlay: Overlay?
  /// The chosen entry of the history, counted from the oldest that is shown.
  var selection: Int?
  /// The key that lights up, and when it goes out; without an end it stays until the next key.
  var litKey: (key: CalculatorKey, until: Instant?)?
  /// What was typed last, where it was letters.
  var letters: TypedLetters?
  /// What is said until the next key.
  var notice = ""
  /// The lines above the keys, worked out once for each change.
  private(set) var display = CalculatorMachine.Display.empty
  /// The lines above the keys may not be those of the machine any more.
  var displayIsOld = false
  var now = Instant.start
  var effects: [CalculatorPageEffect] = []

  package init(
    texts: Texts, options: CalculatorPageOptions, size: Size,
    history: [Calculation] = []
  ) {
    self.texts = texts
    self.options = options
    keyboard = CalculatorKeyboard(size: size)
    machine = CalculatorMachine(
      angleUnit: options.angleUnit, places: options.places,
      history: history)
    updateDisplay()
  }

  /// Takes in what happened and returns what the program must do, in order.
  package mutating func handle(_ event: CalculatorPageEvent, at instant: Instant)
    -> [CalculatorPageEffect]
  {
    now = max(now, instant)
    effects = []
    if let until = litKey?.until, until <= now { litKey = nil }
    let oldSize = keyboard.size
    take(event)
    // Writing out a long number takes its time.
    if displayIsOld || keyboard.size != oldSize { updateDisplay() }
    return effects
  }

  /// When something changes on its own.
  package var nextWake: Instant? { litKey?.until }

  private mutating func take(_ event: CalculatorPageEvent) {
    switch event {
    case .key(let key): take(key)
    case .tapped(let target): if let target { tap(target) }
    case .pasted(let text): paste(text)
    case .scrolled(let rows): scroll(by: rows)
    case .resized(let newSize): keyboard.resize(to: newSize)
    case .interrupted: effects.append(.leave)
    case .ticked: break
    case .keepingFailed(let trouble):
      notice = texts(.calculatorKeysKeepingFailed, ["reason": trouble.reason(in: texts)])
    case .damagedFileKept(let path): notice = texts(.calculatorKeysDamagedKept, ["path": path])
    }
  }

  /// Scrolls a page to read, or moves the choice in the history.
  private mutating func scroll(by rows: Int) {
    if case .text(var page) = overlay {
      page.scroll.scroll(by: rows)
      overlay = .text(page)
    } else if machine.isHistoryShown, overlay == nil {
      moveSelection(by: -rows.signum())
    }
  }

  /// Takes in how far a page to read can be scrolled; whether that changed what is on show.
  package mutating func limitScroll(to extent: ScrollExtent) -> Bool {
    guard case .text(var page) = overlay else { return false }
    defer { overlay = .text(page) }
    return page.scroll.limit(to: extent)
  }

  private mutating func updateDisplay() {
    display = machine.display(width: keyboard.size.columns - 4)
    displayIsOld = false
  }
}

extension CalculatorMachine.Display {
  fileprivate static let empty = CalculatorMachine().display
}
