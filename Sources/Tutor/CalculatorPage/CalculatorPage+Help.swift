import Calculator
import Content
import Screen

extension CalculatorPage {
  /// The help page: what each key does, with an example.
  func helpPage(scrolledRows: Int) -> PagePicture {
    let items = CalculatorKeyHelp.allCases.flatMap { help in
      [
        Block.text("\(help.keys)   \(texts(help.phrase))"),
        Block.secondary("   " + help.example),
      ]
    }
    return PagePicture(
      icon: "", title: texts(.keypadHelpTitle),
      blocks: items + [.gap, .text(texts(.keypadHelpMoving))], scrolledRows: scrolledRows,
      footer: [texts(.keypadFooterScroll), texts(.keypadFooterBack)])
  }

  mutating func takeInHelp(_ key: Key) {
    switch key {
    case .up: scroll(by: 1)
    case .down: scroll(by: -1)
    case .pageUp: scroll(by: 10)
    case .pageDown: scroll(by: -10)
    default: overlay = nil
    }
  }

  /// Scrolls the help, or moves the choice in the history.
  mutating func scroll(by rows: Int) {
    if case .help(let scrolled) = overlay {
      overlay = .help(scrolledRows: max(0, scrolled - rows))
    } else if machine.isHistoryShown, overlay == nil {
      moveSelection(by: -rows.signum())
    }
  }

  /// Takes in how many rows of the help do not fit; whether that changed what is on show.
  package mutating func limitScroll(to maximum: Int) -> Bool {
    guard case .help(let scrolled) = overlay, scrolled > maximum else { return false }
    overlay = .help(scrolledRows: maximum)
    return true
  }
}
