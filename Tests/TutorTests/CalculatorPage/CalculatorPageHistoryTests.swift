import Basics
import Calculator
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

struct CalculatorPageHistoryTests {
  @Test func `the empty history says so`() {
    for language in Language.allCases {
      var page = CalculatorPage.sample(language: language)
      page.type("h")
      #expect(page.shown.history?.message == Texts(language)(.calculatorHistoryEmpty))
      page.press(.escape)
      #expect(page.shown.history == nil)
    }
  }

  @Test func `a tap on a key or an entry takes away what was said`() {
    var page = CalculatorPage.sample(size: .wide, history: CalculatorPage.entries)
    page.pastes("nonsense")
    #expect(!page.shown.notice.isEmpty)
    page.tap("5")
    #expect(page.shown.notice.isEmpty)
    page.pastes("nonsense")
    _ = page.handle(.tapped(.historyEntry(0)), at: .start)
    #expect(page.shown.notice.isEmpty)
  }

  @Test(arguments: [(89, CalculatorKeySet.basic), (90, .scientific), (91, .scientific)])
  func `from ninety columns on the calculator opens with its functions`(
    columns: Int, keys: CalculatorKeySet
  ) {
    #expect(CalculatorKeySet.suiting(Size(columns: columns, rows: 30)) == keys)
  }

  @Test func `an entry is chosen with the arrows and taken with Enter`() {
    var page = CalculatorPage.sample(history: CalculatorPage.entries)
    page.type("5+h")
    #expect(page.shown.history?.entries.count == 10)
    page.press(.up)
    page.press(.up)
    #expect(page.shown.history?.selected == 8)
    page.press(.enter)
    #expect(page.shown.history == nil)
    #expect(page.shown.display.entry == "12")
    page.press(.enter)
    #expect(page.shown.display.entry == "17")
  }

  @Test func `s shows how the chosen entry, or the newest one, is worked out`() throws {
    var page = CalculatorPage.sample(history: [
      Calculation(expression: "2 + 3 × 4", result: "14"),
      Calculation(expression: "45 + 7", result: "52"),
    ])
    page.type("hs")
    #expect(page.pageLines.last == "= 52")
    page.press(.escape)
    #expect(page.shown.history != nil)
    page.press(.up)
    page.press(.up)
    page.type("s")
    #expect(page.pageLines.first == "  2 + 3 × 4" && page.pageLines.last == "= 14")
  }

  @Test func `an entry is taken with a tap, and the wheel moves the choice`() {
    var page = CalculatorPage.sample(history: CalculatorPage.entries)
    page.type("h")
    _ = page.handle(.scrolled(rows: 1), at: .start)
    _ = page.handle(.scrolled(rows: 1), at: .start)
    #expect(page.shown.history?.selected == 8)
    _ = page.handle(.tapped(.historyEntry(0)), at: .start)
    #expect(page.shown.display.entry == "4")
  }

  @Test func `what was taken is chosen no more, so that Enter is the result`() {
    var page = CalculatorPage.sample(size: .wide, history: CalculatorPage.entries)
    page.type("h")
    page.press(.up)
    #expect(page.shown.history?.selected != nil)
    _ = page.handle(.tapped(.historyEntry(0)), at: .start)
    #expect(page.shown.history?.selected == nil)
  }

  @Test func `an entry that is not exact any more is refused in words`() {
    let history = [Calculation(expression: "ans*2", result: "0.(6)")]
    var page = CalculatorPage.sample(history: history)
    page.type("5+h")
    page.press(.up)
    page.press(.enter)
    #expect(page.shown.notice == Texts(.english)(.calculatorKeysReuseFailed))
    #expect(page.shown.display.entry == "5")
  }

  @Test func `with the history open digits are still digits, and Enter the result`() {
    var page = CalculatorPage.sample(history: CalculatorPage.entries)
    page.type("h2+3")
    page.press(.enter)
    #expect(page.shown.display.entry == "5")
    #expect(page.shown.history?.entries.last?.result == "5")
  }

  @Test func `the history is cleared after a question only`() {
    var page = CalculatorPage.sample(history: CalculatorPage.entries)
    page.type("hw")
    #expect(page.shown.history?.message.contains("10") == true)
    let effects = page.press(.escape)
    #expect(effects == [])
    #expect(page.shown.history?.entries.count == 10)
    page.type("w")
    let later = page.press(.enter)
    #expect(later == [.clearHistory])
    #expect(page.shown.history?.message == Texts(.english)(.calculatorHistoryEmpty))
    page.type("w")
    let last = page.press(.enter)
    #expect(last == [])
  }

  @Test func `the history shows no more than the limit, and none at all`() {
    var page = CalculatorPage.sample(
      history: CalculatorPage.entries, options: CalculatorPageOptions(historyLimit: 0))
    page.type("1+1=h")
    #expect(page.shown.history?.entries == [])
  }
}

extension CalculatorPage {
  /// The lines of the page that lies over the keys.
  fileprivate var pageLines: [String] {
    guard case .page(let page) = picture else { return [] }
    return page.blocks.flatMap { block in
      if case .picture(let picture) = block { picture.text } else { [String]() }
    }
  }
}
