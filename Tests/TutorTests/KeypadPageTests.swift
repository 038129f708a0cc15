import Calculator
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

struct KeypadPageTests {
  private static let narrow = Size(columns: 40, rows: 24)
  private static let wide = Size(columns: 100, rows: 30)

  private static func page(
    size: Size = narrow, history: [CalculatorSession.Entry] = [],
    options: KeypadOptions = KeypadOptions(), language: Language = .english
  ) -> KeypadPage {
    KeypadPage(texts: Texts(language), options: options, size: size, history: history)
  }

  private static let entries = (1...12).map {
    CalculatorSession.Entry(expression: "\($0) + 1", result: "\($0 + 1)")
  }

  @Test func `two and three times four is fourteen, with the result so far`() throws {
    var page = Self.page()
    page.type("2+3*4")
    #expect(page.shown.display.expression == "2 + 3 × ")
    #expect(page.shown.display.entry == "4")
    #expect(page.shown.display.preview == "= 14")
    let effects = page.press(.enter)
    #expect(page.shown.display.entry == "14")
    #expect(page.shown.display.expression == "2 + 3 × 4 =")
    #expect(effects == [.remember(.init(expression: "2 + 3 × 4", result: "14"))])
  }

  @Test func `a typed key lights like a tapped one, and goes out`() throws {
    for isTapped in [false, true] {
      var page = Self.page()
      if isTapped { page.tap("7") } else { page.type("7") }
      #expect(page.key("7")?.state == .lit)
      let wake = try #require(page.nextWake)
      #expect(wake == Instant.start.advanced(by: KeypadPage.litTime))
      _ = page.handle(.ticked, at: wake)
      #expect(page.key("7")?.state == .idle)
      #expect(page.nextWake == nil)
    }
  }

  @Test func `without animation a key stays lit until the next`() {
    var page = Self.page(options: KeypadOptions(animation: false))
    page.type("7")
    #expect(page.nextWake == nil)
    _ = page.handle(.ticked, at: .start.advanced(by: .seconds(60)))
    #expect(page.key("7")?.state == .lit)
    page.type("8")
    #expect(page.key("7")?.state == .idle && page.key("8")?.state == .lit)
  }

  @Test func `Escape and the clear key light the same key`() {
    var page = Self.page()
    page.type("5")
    page.press(.escape)
    #expect(page.key("AC")?.state == .lit)
    #expect(page.shown.display.entry == "0")
  }

  @Test func `the width chooses the layout, Tab the other, and a turn of the window anew`() {
    var page = Self.page()
    #expect(page.layout == .basic && page.shown.keys.map(\.count) == [4, 4, 4, 4, 4])
    _ = page.handle(.resized(Self.wide), at: .start)
    #expect(page.layout == .scientific && page.shown.keys.allSatisfy { $0.count == 10 })
    page.press(.tab)
    #expect(page.layout == .basic)
    _ = page.handle(.resized(Size(columns: 101, rows: 30)), at: .start)
    #expect(page.layout == .basic)
    _ = page.handle(.resized(Self.narrow), at: .start)
    page.press(.tab)
    #expect(page.layout == .scientific)
    #expect(page.shown.keys.map(\.count) == [6, 6, 6, 6, 6, 4, 4, 4, 4, 4])
    _ = page.handle(.resized(Size(columns: 40, rows: 12)), at: .start)
    #expect(page.shown.keys.map(\.count) == [6, 6, 6, 6, 6])
    _ = page.handle(.resized(Self.wide), at: .start)
    _ = page.handle(.resized(Self.narrow), at: .start)
    #expect(page.layout == .basic)
  }

  @Test func `a resize keeps what was entered`() {
    var page = Self.page()
    page.type("12+3")
    _ = page.handle(.resized(Self.wide), at: .start)
    #expect(page.shown.display.entry == "3")
    page.press(.enter)
    #expect(page.shown.display.entry == "15")
  }

  @Test(arguments: [narrow, wide, Size(columns: 40, rows: 12)])
  func `the arrow keys reach every key, and Space presses it`(size: Size) {
    var page = Self.page(size: size)
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

  @Test func `Space presses the key in focus`() {
    var page = Self.page()
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

  @Test func `an error stays in words until it is cleared`() {
    var page = Self.page()
    page.type("5/0=")
    #expect(page.shown.display.problem == "Nothing can be divided by zero. Esc clears.")
    #expect(page.shown.display.expression == "5 ÷ 0")
    page.type("7+")
    #expect(!page.shown.display.problem.isEmpty)
    page.press(.escape)
    #expect(page.shown.display.problem.isEmpty && page.shown.display.entry == "0")
  }

  @Test func `the empty history says so`() {
    for language in Language.allCases {
      var page = Self.page(language: language)
      page.type("h")
      #expect(page.shown.history?.message == Texts(language)(.calculatorHistoryEmpty))
      page.press(.escape)
      #expect(page.shown.history == nil)
    }
  }

  @Test func `an entry is chosen with the arrows and taken with Enter`() {
    var page = Self.page(history: Self.entries)
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

  @Test func `an entry is taken with a tap, and the wheel moves the choice`() {
    var page = Self.page(history: Self.entries)
    page.type("h")
    _ = page.handle(.scrolled(rows: 1), at: .start)
    _ = page.handle(.scrolled(rows: 1), at: .start)
    #expect(page.shown.history?.selected == 8)
    _ = page.handle(.tapped(.historyEntry(0)), at: .start)
    #expect(page.shown.display.entry == "4")
  }

  @Test func `with the history open digits are still digits, and Enter the result`() {
    var page = Self.page(history: Self.entries)
    page.type("h2+3")
    page.press(.enter)
    #expect(page.shown.display.entry == "5")
    #expect(page.shown.history?.entries.last?.result == "5")
  }

  @Test func `the history is cleared after a question only`() {
    var page = Self.page(history: Self.entries)
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
    var page = Self.page(history: Self.entries, options: KeypadOptions(historyLimit: 0))
    page.type("1+1=h")
    #expect(page.shown.history?.entries == [])
  }

  @Test func `help is a page of keys, scrolled and closed`() throws {
    for key in [Key.character("?"), .function(1)] {
      var page = Self.page()
      page.press(key)
      guard case .page(let help) = page.picture else {
        Issue.record("no help")
        return
      }
      #expect(help.blocks.count == 2 * KeypadHelp.allCases.count + 2)
      page.press(.down)
      let changes = [page.limitScroll(to: 0), page.limitScroll(to: 0)]
      #expect(changes == [true, false])
      page.press(.escape)
      #expect(page.shown.display.entry == "0")
    }
  }

  @Test(arguments: KeypadHelp.allCases)
  func `each example of the help is true on the keys it names`(help: KeypadHelp) throws {
    let parts = help.example.split(separator: " → ")
    var page = Self.page(size: Self.wide)
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
      var page = Self.page()
      page.type("?")
      let effects = page.press(key)
      #expect(effects == [.leave])
    }
    var page = Self.page()
    let later = page.press(.character("q"))
    #expect(later == [.leave])
    let last = page.tapWord(3)
    #expect(last == [.leave])
  }

  @Test func `the words below the keys do what they say`() {
    var page = Self.page(history: Self.entries)
    page.tapWord(0)
    #expect(page.layout == .scientific)
    page.tapWord(1)
    #expect(page.shown.history != nil)
    page.tapWord(0)
    #expect(page.shown.history?.selected == 9)
    page.tapWord(2)
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

  @Test func `a pasted sum is pressed on the keys`() {
    var page = Self.page()
    let effects = page.pastes("12+30=")
    #expect(effects == [.remember(.init(expression: "12 + 30", result: "42"))])
    #expect(page.shown.display.entry == "42")
    page.pastes("sin(30)")
    #expect(page.shown.notice == Texts(.english)(.keypadPasteUnclear))
    #expect(page.shown.display.entry == "42")
    page.type("1")
    #expect(page.shown.notice.isEmpty)
  }

  @Test func `trouble is said in words, and calculating goes on`() {
    var page = Self.page()
    _ = page.handle(.keepingFailed(.diskFull), at: .start)
    #expect(page.shown.notice.contains("the disk is full"))
    _ = page.handle(.damagedFileKept(path: "/x.damaged"), at: .start)
    #expect(page.shown.notice.contains("/x.damaged"))
    page.type("1+1=")
    #expect(page.shown.display.entry == "2")
  }

  @Test func `the marks tell of memory, second meanings and the unit of angles`() {
    var page = Self.page(size: Self.wide)
    #expect(page.shown.marks == ["Deg", "Scientific"])
    page.type("5d")
    for label in ["m+", "2nd"] { page.tap(label) }
    #expect(page.shown.marks == ["2nd", "M", "Rad", "Scientific"])
    #expect(page.key("sinh") != nil && page.key("2nd")?.state == .lit)
    page.type("1")
    #expect(page.key("2nd")?.state == .on)
  }

  @Test func `a result that never ends gets fewer places where they have no room`() {
    var page = Self.page(options: KeypadOptions(places: 60))
    page.type("2r")
    #expect(page.shown.display.entry.count <= 36)
    #expect(page.shown.display.entry.hasPrefix("1.41421356237309504880168872"))
    #expect(page.shown.display.entry.hasSuffix("…"))
    _ = page.handle(.resized(Size(columns: 80, rows: 24)), at: .start)
    #expect(page.shown.display.entry.count > 60)
  }

  @Test func `expressions are written as people write them`() {
    #expect(KeypadExpression("sqrt(1234567.12345) + 999").text == "√(1,234,567.12345) + 999")
    #expect(KeypadExpression("cbrt(8) × 1000").text == "∛(8) × 1,000")
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
      var page = Self.page(size: round.isMultiple(of: 2) ? Self.narrow : Self.wide)
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

extension KeypadPage {
  /// The calculator on show; an empty one while another page is.
  fileprivate var shown: CalculatorPicture {
    guard case .calculator(let picture) = picture else {
      return CalculatorPicture(
        title: "", display: CalculatorPicture.Display(expression: "", entry: ""), keys: [],
        footer: [])
    }
    return picture
  }

  fileprivate func key(_ label: String) -> CalculatorPicture.Key? {
    shown.keys.joined().first { $0.label == label }
  }

  @discardableResult
  fileprivate mutating func press(_ key: Key) -> [KeypadEffect] {
    handle(.key(key), at: .start)
  }

  fileprivate mutating func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  fileprivate mutating func tap(_ label: String) {
    guard let number = shown.keys.joined().map(\.label).firstIndex(of: label) else { return }
    _ = handle(.tapped(.calculatorKey(number)), at: .start)
  }

  @discardableResult
  fileprivate mutating func tapWord(_ place: Int) -> [KeypadEffect] {
    handle(.tapped(.word(place)), at: .start)
  }

  @discardableResult
  fileprivate mutating func pastes(_ text: String) -> [KeypadEffect] {
    handle(.pasted(text), at: .start)
  }
}
