import Calculator
import Content
import Screen

/// A page over the calculator to read: what each key does, or how a result is worked out.
struct CalculatorTextPage: Equatable, Sendable {
  private let title: String
  private let blocks: [Block]
  var scroll = PageScroll()

  private init(title: String, blocks: [Block]) {
    self.title = title
    self.blocks = blocks
  }

  func picture(in texts: Texts) -> PagePicture {
    PagePicture(
      icon: "", title: title, blocks: blocks, scrolledRows: scroll.rows,
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
