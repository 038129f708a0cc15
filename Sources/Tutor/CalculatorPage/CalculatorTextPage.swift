import Calculator
import Content
import Screen

/// A page over the calculator to read: what each key does, or how a result is worked out.
struct CalculatorTextPage: Equatable, Sendable {
  private let title: String
  private let blocks: [Block]
  private var scrolledRows = 0

  private init(title: String, blocks: [Block]) {
    self.title = title
    self.blocks = blocks
  }

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
    PagePicture(
      icon: "", title: title, blocks: blocks, scrolledRows: scrolledRows,
      footer: FooterWord.ofHelp.map { texts($0.phrase) })
  }
}

extension CalculatorTextPage {
  /// What each key does, with an example.
  static func help(in texts: Texts) -> CalculatorTextPage {
    let items = CalculatorKeyHelp.allCases.flatMap { help in
      [
        Block.heading(help.keys), .text(texts(help.phrase)), .secondary(help.example), .gap,
      ]
    }
    return CalculatorTextPage(
      title: texts(.calculatorKeysHelpTitle),
      blocks: items + [.text(texts(.calculatorKeysHelpMoving))])
  }

  /// How a result is worked out, in a window of so many columns.
  static func steps(
    of working: Working, in texts: Texts, format: NumberFormat, columns: Int
  ) -> CalculatorTextPage {
    let lines = WorkingText(working, texts: texts, format: format, columns: columns).lines
    return CalculatorTextPage(
      title: texts(.stepsTitle), blocks: [.picture(LinePicture(lines))])
  }
}
