import Content
import Screen

/// The page over the calculator that says what each key does, with an example.
struct CalculatorHelpPage: Equatable, Sendable {
  private var scrolledRows = 0

  /// Does what a key does here; false if it closes the page.
  mutating func take(_ key: Key) -> Bool {
    switch key {
    case .up: scroll(by: 1)
    case .down: scroll(by: -1)
    case .pageUp: scroll(by: 10)
    case .pageDown: scroll(by: -10)
    default: return false
    }
    return true
  }

  /// Scrolls so many rows back; negative is forth.
  mutating func scroll(by rows: Int) {
    scrolledRows = max(0, scrolledRows - rows)
  }

  /// Takes in how many rows do not fit; whether that changed what is on show.
  mutating func limitScroll(to maximum: Int) -> Bool {
    guard scrolledRows > maximum else { return false }
    scrolledRows = maximum
    return true
  }

  func picture(in texts: Texts) -> PagePicture {
    let items = CalculatorKeyHelp.allCases.flatMap { help in
      [
        Block.text("\(help.keys)   \(texts(help.phrase))"),
        Block.secondary("   " + help.example),
      ]
    }
    return PagePicture(
      icon: "", title: texts(.calculatorKeysHelpTitle),
      blocks: items + [.gap, .text(texts(.calculatorKeysHelpMoving))], scrolledRows: scrolledRows,
      footer: FooterWord.ofHelp.map { texts($0.phrase) })
  }
}
