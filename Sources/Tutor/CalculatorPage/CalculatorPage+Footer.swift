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
        FooterWord(phrase: .keysFooterScroll, key: .down),
        FooterWord(phrase: .keysFooterBack, key: .escape),
      ]
    case .clearingHistory:
      [
        FooterWord(phrase: .keysFooterClear, key: .enter),
        FooterWord(phrase: .keysFooterKeep, key: .escape),
      ]
    case nil: machine.isHistoryShown ? historyFooter : keysFooter
    }
  }

  private var keysFooter: [FooterWord] {
    [
      FooterWord(
        phrase: layout == .basic ? .keysFooterScientific : .keysFooterBasic, key: .tab),
      FooterWord(phrase: .keysFooterHistory, key: .character("h")),
      FooterWord(phrase: .keysFooterHelp, key: .character("?")),
      FooterWord(phrase: .keysFooterQuit, key: .character("q")),
    ]
  }

  private var historyFooter: [FooterWord] {
    let close = FooterWord(phrase: .keysFooterClose, key: .character("h"))
    guard !shownHistory.isEmpty else { return [close] }
    return [
      FooterWord(phrase: .keysFooterChoose, key: .up),
      FooterWord(phrase: .keysFooterUse, key: .enter),
      FooterWord(phrase: .keysFooterWipe, key: .character("w")), close,
    ]
  }
}
