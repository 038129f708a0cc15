import Basics
import Calculator
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

struct CalculatorPageKeyTests {
  @Test func `a typed key lights like a tapped one, and goes out`() throws {
    for isTapped in [false, true] {
      var page = CalculatorPage.sample()
      if isTapped { page.tap("7") } else { page.type("7") }
      #expect(page.key("7")?.state == .lit)
      let wake = try #require(page.nextWake)
      #expect(wake == Instant.start.advanced(by: CalculatorPage.litTime))
      _ = page.handle(.ticked, at: wake)
      #expect(page.key("7")?.state == .idle)
      #expect(page.nextWake == nil)
    }
  }

  @Test func `without animation a key stays lit until the next`() {
    var page = CalculatorPage.sample(options: CalculatorPageOptions(animation: false))
    page.type("7")
    #expect(page.nextWake == nil)
    _ = page.handle(.ticked, at: .start.advanced(by: .seconds(60)))
    #expect(page.key("7")?.state == .lit)
    page.type("8")
    #expect(page.key("7")?.state == .idle && page.key("8")?.state == .lit)
  }

  @Test func `a digit right behind Escape, which comes as one key, clears and counts`() {
    var page = CalculatorPage.sample()
    page.type("5+")
    page.press(.meta("2"))
    page.type("5")
    #expect(page.shown.display.entry == "25")
    page.press(.enter)
    #expect(page.shown.display.entry == "25", "nothing of the sum before is left")
  }

  @Test func `Escape and the clear key light the same key`() {
    var page = CalculatorPage.sample()
    page.type("5")
    page.press(.escape)
    #expect(page.key("AC")?.state == .lit)
    #expect(page.shown.display.entry == "0")
  }

  @Test(arguments: ["sqrt(2)", "sin(30)", "cos 5", "tan", "log(8)", "abs(-3)"])
  func `the name of a function is no row of keys, and quits nothing`(name: String) {
    var page = CalculatorPage.sample()
    page.type("5")
    let before = page.shown.display
    for character in name {
      #expect(page.press(.character(character)).isEmpty)
    }
    #expect(page.shown.display == before)
    #expect(page.notice.contains("One key at a time"))
    page.press(.escape)
    #expect(page.notice.isEmpty)
    page.type("+1=")
    #expect(page.shown.display.entry == "6")
  }

  @Test func `letters that are no name are keys, and q alone quits`() {
    var page = CalculatorPage.sample(size: .wide)
    page.type("2p=")
    #expect(page.shown.display.entry.hasPrefix("6.28"))
    page.type("ex3=")
    #expect(page.shown.display.entry.hasPrefix("8.15"))
    #expect(page.press(.character("q")) == [.leave])
  }

  @Test func `Space presses the key in focus`() {
    var page = CalculatorPage.sample()
    page.type("5")
    page.press(.left)
    #expect(page.key("=")?.state == .focused)
    page.press(.left)
    page.press(.left)
    page.press(.up)
    #expect(page.key("2")?.state == .focused)
    page.press(.character(" "))
    #expect(page.shown.display.entry == "52")
  }

  @Test func `the words below the keys do what they say`() {
    var page = CalculatorPage.sample(history: CalculatorPage.entries)
    page.tapWord(0)
    #expect(page.layout == .scientific)
    page.tapWord(1)
    #expect(page.shown.history != nil)
    page.tapWord(0)
    #expect(page.shown.history?.selected == 9)
    page.tapWord(3)
    let effects = page.tapWord(0)
    #expect(effects == [.clearHistory])
    page.tapWord(0)
    #expect(page.shown.history == nil)
    page.tapWord(2)
    guard case .page = page.picture else {
      Issue.record("no help")
      return
    }
    page.tapWord(1)
    #expect(page.shown.keys.count == 10)
  }
}
