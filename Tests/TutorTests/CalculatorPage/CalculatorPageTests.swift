import Basics
import Calculator
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

struct CalculatorPageTests {
  @Test func `two and three times four is fourteen, with the result so far`() throws {
    var page = CalculatorPage.sample()
    page.type("2+3*4")
    #expect(page.shown.display.expression == "2 + 3 × ")
    #expect(page.shown.display.entry == "4")
    #expect(page.shown.display.preview == "= 14")
    let effects = page.press(.enter)
    #expect(page.shown.display.entry == "14")
    #expect(page.shown.display.expression == "2 + 3 × 4 =")
    #expect(effects == [.remember(.init(expression: "2 + 3 × 4", result: "14"))])
  }

  @Test func `the width chooses the layout, Tab the other, and a turn of the window anew`() {
    var page = CalculatorPage.sample()
    #expect(page.layout == .basic && page.shown.keys.map(\.count) == [4, 4, 4, 4, 4])
    _ = page.handle(.resized(.wide), at: .start)
    #expect(page.layout == .scientific && page.shown.keys.allSatisfy { $0.count == 10 })
    page.press(.tab)
    #expect(page.layout == .basic)
    _ = page.handle(.resized(Size(columns: 101, rows: 30)), at: .start)
    #expect(page.layout == .basic)
    _ = page.handle(.resized(.narrow), at: .start)
    page.press(.tab)
    #expect(page.layout == .scientific)
    #expect(page.shown.keys.map(\.count) == [6, 6, 6, 6, 6, 4, 4, 4, 4, 4])
    _ = page.handle(.resized(Size(columns: 40, rows: 12)), at: .start)
    #expect(page.shown.keys.map(\.count) == [6, 6, 6, 6, 6])
    _ = page.handle(.resized(.wide), at: .start)
    _ = page.handle(.resized(.narrow), at: .start)
    #expect(page.layout == .basic)
  }

  @Test func `a resize keeps what was entered`() {
    var page = CalculatorPage.sample()
    page.type("12+3")
    _ = page.handle(.resized(.wide), at: .start)
    #expect(page.shown.display.entry == "3")
    page.press(.enter)
    #expect(page.shown.display.entry == "15")
  }

  @Test(arguments: [.narrow, .wide, Size(columns: 40, rows: 12)])
  func `the arrow keys reach every key, and Space presses it`(size: Size) {
    var page = CalculatorPage.sample(size: size)
    if page.layout == .basic { page.press(.tab) }
    var reached: Set<String> = []
    page.press(.down)
    for _ in page.shown.keys {
      for _ in 0..<10 { page.press(.left) }
      for _ in 0..<10 {
        reached.formUnion(page.shown.keys.joined().filter { $0.state == .focused }.map(\.label))
        page.press(.right)
      }
      page.press(.up)
    }
    #expect(reached.count == page.shown.keys.joined().count)
  }

  @Test func `an error stays in words until it is cleared`() {
    var page = CalculatorPage.sample()
    page.type("5/0=")
    #expect(page.shown.display.problem == "A number cannot be divided by zero. Esc clears.")
    #expect(page.shown.display.expression == "5 ÷ 0")
    page.type("7+")
    #expect(!page.shown.display.problem.isEmpty)
    page.press(.escape)
    #expect(page.shown.display.problem.isEmpty && page.shown.display.entry == "0")
  }

  @Test func `help is a page of keys, scrolled and closed`() throws {
    for key in [Key.character("?"), .function(1)] {
      var page = CalculatorPage.sample()
      page.press(key)
      guard case .page(let help) = page.picture else {
        Issue.record("no help")
        return
      }
      #expect(help.blocks.count == 4 * CalculatorKeyHelp.allCases.count + 1)
      page.press(.down)
      let changes = [page.limitScroll(to: ScrollExtent(0)), page.limitScroll(to: ScrollExtent(0))]
      #expect(changes == [true, false])
      page.press(.escape)
      #expect(page.shown.display.entry == "0")
    }
  }

  @Test(arguments: CalculatorKeyHelp.allCases)
  func `each example of the help is true on the keys it names`(help: CalculatorKeyHelp) throws {
    let parts = help.example.split(separator: " → ")
    var page = CalculatorPage.sample(size: .wide)
    for word in parts[0].split(separator: " ") {
      if page.key(String(word)) != nil {
        page.tap(String(word))
      } else if word == "Rad" {
        page.tap("Deg")
      } else if word == "AC" {
        page.press(.escape)
      } else {
        page.type(String(word))
      }
    }
    #expect(page.shown.display.entry == String(parts[1]))
  }

  @Test func `q, Ctrl-C and Ctrl-D leave, from help too`() {
    for key in [Key.control("c"), .control("d")] {
      var page = CalculatorPage.sample()
      page.type("?")
      let effects = page.press(key)
      #expect(effects == [.leave])
    }
    var page = CalculatorPage.sample()
    let later = page.press(.character("q"))
    #expect(later == [.leave])
    let last = page.tapWord(3)
    #expect(last == [.leave])
  }

  @Test func `a pasted sum is pressed on the keys`() {
    var page = CalculatorPage.sample()
    let effects = page.pastes("12+30=")
    #expect(effects == [.remember(.init(expression: "12 + 30", result: "42"))])
    #expect(page.shown.display.entry == "42")
    page.pastes("sin(30)")
    #expect(page.shown.notice == Texts(.english)(.calculatorKeysPasteUnclear))
    #expect(page.shown.display.entry == "42")
    page.type("1")
    #expect(page.shown.notice.isEmpty)
  }

  @Test func `each pasted line is a calculation of its own`() {
    var page = CalculatorPage.sample()
    let effects = page.pastes("1+1\n2+2\n")
    #expect(
      effects == [
        .remember(.init(expression: "1 + 1", result: "2")),
        .remember(.init(expression: "2 + 2", result: "4")),
      ])
    page.type("1.5")
    page.pastes("2.5")
    #expect(page.shown.display.entry == "2.5")
  }

  @Test(arguments: [
    "sqrt(16)", "1e", "1,5", "3.5 kg", "0.1(6)", String(repeating: "1", count: 10_000),
  ])
  func `a paste that the keys cannot take is refused in words`(text: String) {
    for language in Language.allCases {
      var page = CalculatorPage.sample(language: language)
      page.type("7")
      page.pastes(text)
      #expect(page.shown.notice == Texts(language)(.calculatorKeysPasteUnclear))
      #expect(page.shown.display.entry == "7")
    }
  }

  @Test(
    arguments: [
      ("1e5", "100,000"), ("2.5e-3 × 4", "0.01"), ("0.(3)", "0.(3)"),
      ("0.(3) × 3", "1"), ("1.(27) + 1", "2.(27)"),
    ] as [(String, String)])
  func `powers of ten and digits that repeat can be pasted`(text: String, right: String) {
    var page = CalculatorPage.sample()
    page.pastes(text + "=")
    #expect(page.shown.display.entry == right)
  }

  @Test func `a digit too many is refused in words`() {
    var page = CalculatorPage.sample()
    page.type(String(repeating: "1", count: 30))
    #expect(page.shown.notice.isEmpty)
    page.type("1")
    #expect(page.shown.notice == Texts(.english)(.calculatorKeysEntryFull))
    page.type("+")
    #expect(page.shown.notice.isEmpty)
  }

  @Test func `trouble is said in words, and calculating goes on`() {
    var page = CalculatorPage.sample()
    _ = page.handle(.keepingFailed(.diskFull), at: .start)
    #expect(page.shown.notice.contains("the disk is full"))
    _ = page.handle(.damagedFileKept(path: "/x.damaged"), at: .start)
    #expect(page.shown.notice.contains("/x.damaged"))
    page.type("1+1=")
    #expect(page.shown.display.entry == "2")
  }

  @Test func `the marks tell of memory, second meanings and the unit of angles`() {
    var page = CalculatorPage.sample(size: .wide)
    #expect(page.shown.marks == ["Deg", "Scientific"])
    page.type("5d")
    for label in ["m+", "2nd"] { page.tap(label) }
    #expect(page.shown.marks == ["2nd", "M", "Rad", "Scientific"])
    #expect(page.key("sinh") != nil && page.key("2nd")?.state == .lit)
    page.type("1")
    #expect(page.key("2nd")?.state == .on)
  }

  @Test func `a result that never ends gets fewer places where they have no room`() {
    var page = CalculatorPage.sample(options: CalculatorPageOptions(places: 60))
    page.type("2r")
    #expect(page.shown.display.entry.count <= 36)
    #expect(page.shown.display.entry.hasPrefix("1.41421356237309504880168872"))
    #expect(page.shown.display.entry.hasSuffix("…"))
    _ = page.handle(.resized(Size(columns: 80, rows: 24)), at: .start)
    #expect(page.shown.display.entry.count > 60)
  }

  @Test func `expressions are written as people write them`() {
    #expect(ReadableExpression("sqrt(1234567.12345) + 999").text == "√(1,234,567.12345) + 999")
    #expect(ReadableExpression("cbrt(8) × 1000").text == "∛(8) × 1,000")
    #expect(ReadableExpression("1e1000 + 1e-1000").text == "1e1000 + 1e-1000")
    #expect(ReadableExpression("2.5418e456574 × 2000").text == "2.5418e456574 × 2,000")
  }

  @Test func `any keys and taps leave a page that works`() {
    var generator = SeededGenerator(seed: 5)
    let keys: [Key] =
      "0123456789.+-*/^()%!=²³nraecdhstlgopw? ".map { .character($0) } + [
        .enter, .tab, .escape, .up, .down, .left, .right, .backspace, .delete, .pageUp,
        .function(1),
        .unknown, .home,
      ]
    for round in 0..<60 {
      var page = CalculatorPage.sample(size: round.isMultiple(of: 2) ? .narrow : .wide)
      for _ in 0..<60 {
        if Int.random(in: 0...4, using: &generator) == 0 {
          _ = page.handle(
            .tapped(.calculatorKey(Int.random(in: 0...55, using: &generator))), at: .start)
        } else {
          page.press(keys.randomElement(using: &generator) ?? .enter)
        }
        _ = page.picture
      }
      for _ in 0..<4 { page.press(.escape) }
      page.type("2+3=")
      #expect(page.shown.display.entry == "5")
    }
  }
}
