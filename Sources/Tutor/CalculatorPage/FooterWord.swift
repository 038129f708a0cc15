import Content
import Screen

/// A word below the calculator's keys, and the key that it names.
struct FooterWord {
  let phrase: Phrase
  let key: Key

  private init(_ phrase: Phrase, _ key: Key) {
    (self.phrase, self.key) = (phrase, key)
  }

  /// The words below the help page.
  static let ofHelp = [
    FooterWord(.calculatorKeysFooterScroll, .down), FooterWord(.calculatorKeysFooterBack, .escape),
  ]

  /// The answers to the question whether the history is to be cleared.
  static let ofClearing = [
    FooterWord(.calculatorKeysFooterClear, .enter), FooterWord(.calculatorKeysFooterKeep, .escape),
  ]

  /// The words below the keys of a layout.
  static func ofKeys(_ layout: CalculatorKeySet) -> [FooterWord] {
    [
      FooterWord(
        layout == .basic ? .calculatorKeysFooterScientific : .calculatorKeysFooterBasic, .tab),
      FooterWord(.calculatorKeysFooterHistory, .character("h")),
      FooterWord(.calculatorKeysFooterHelp, .character("?")),
      FooterWord(.calculatorKeysFooterQuit, .character("q")),
    ]
  }

  /// The words below the history; an empty one can only be closed.
  static func ofHistory(isEmpty: Bool) -> [FooterWord] {
    let close = FooterWord(.calculatorKeysFooterClose, .character("h"))
    return isEmpty
      ? [close]
      : [
        FooterWord(.calculatorKeysFooterChoose, .up), FooterWord(.calculatorKeysFooterUse, .enter),
        FooterWord(.calculatorKeysFooterSteps, .character("s")),
        FooterWord(.calculatorKeysFooterWipe, .character("w")), close,
      ]
  }
}
