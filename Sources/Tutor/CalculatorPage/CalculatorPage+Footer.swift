import Calculator
import Content
import Screen

extension CalculatorPage {
  /// A word below the keys, and the key that it names.
  struct FooterWord {
    let phrase: Phrase
    let key: Key
  }

  /// The words below the keys, as they suit what is on show.
  var footer: [FooterWord] {
    switch overlay {
    case .help:
      [
        FooterWord(phrase: .keypadFooterScroll, key: .down),
        FooterWord(phrase: .keypadFooterBack, key: .escape),
      ]
    case .clearingHistory:
      [
        FooterWord(phrase: .keypadFooterClear, key: .enter),
        FooterWord(phrase: .keypadFooterKeep, key: .escape),
      ]
    case nil: machine.isHistoryShown ? historyFooter : keysFooter
    }
  }

  private var keysFooter: [FooterWord] {
    [
      FooterWord(
        phrase: layout == .basic ? .keypadFooterScientific : .keypadFooterBasic, key: .tab),
      FooterWord(phrase: .keypadFooterHistory, key: .character("h")),
      FooterWord(phrase: .keypadFooterHelp, key: .character("?")),
      FooterWord(phrase: .keypadFooterQuit, key: .character("q")),
    ]
  }

  private var historyFooter: [FooterWord] {
    let close = FooterWord(phrase: .keypadFooterClose, key: .character("h"))
    guard !shownHistory.isEmpty else { return [close] }
    return [
      FooterWord(phrase: .keypadFooterChoose, key: .up),
      FooterWord(phrase: .keypadFooterUse, key: .enter),
      FooterWord(phrase: .keypadFooterWipe, key: .character("w")), close,
    ]
  }
}
