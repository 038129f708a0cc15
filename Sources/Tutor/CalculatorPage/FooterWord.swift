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
    FooterWord(.keysFooterScroll, .down), FooterWord(.keysFooterBack, .escape),
  ]

  /// The answers to the question whether the history is to be cleared.
  static let ofClearing = [
    FooterWord(.keysFooterClear, .enter), FooterWord(.keysFooterKeep, .escape),
  ]

  /// The words below the keys of a layout.
  static func ofKeys(_ layout: CalculatorKeySet) -> [FooterWord] {
    [
      FooterWord(layout == .basic ? .keysFooterScientific : .keysFooterBasic, .tab),
      FooterWord(.keysFooterHistory, .character("h")),
      FooterWord(.keysFooterHelp, .character("?")), FooterWord(.keysFooterQuit, .character("q")),
    ]
  }

  /// The words below the history; an empty one can only be closed.
  static func ofHistory(isEmpty: Bool) -> [FooterWord] {
    let close = FooterWord(.keysFooterClose, .character("h"))
    return isEmpty
      ? [close]
      : [
        FooterWord(.keysFooterChoose, .up), FooterWord(.keysFooterUse, .enter),
        FooterWord(.keysFooterWipe, .character("w")), close,
      ]
  }
}
