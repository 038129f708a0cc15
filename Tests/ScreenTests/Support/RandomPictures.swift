import Basics
import Screen

/// Pictures made of everything that can go wrong on a screen.
struct RandomPictures {
  private var generator: SeededGenerator
  private let words: [String]

  init(seed: UInt64, words: [String] = Self.words) {
    generator = SeededGenerator(seed: seed)
    self.words = words
  }

  static let words = [
    "What", "is", "7", "×", "8?", "Zweiundvierzigmillionen", "한국어로", "말해요", "日本語を話します。",
    "（括弧）", "繁體中文", "🤖", "🎉", "👨‍👩‍👧", "🇬🇧", "1️⃣", "❤️", "👍🏽", "e\u{301}", "ก\u{E33}", "\u{301}",
    "\u{1B}[2J", "\u{7}", "\u{202E}abc", "a\tb", "\u{200B}", "\u{FEFF}", "●", "", " ", "\n", "…",
  ]

  mutating func text() -> String {
    (0..<Int.random(in: 0...12, using: &generator)).map { _ in
      words.randomElement(using: &generator) ?? ""
    }.joined(separator: Bool.random(using: &generator) ? " " : "")
  }

  mutating func size() -> Size {
    Size(
      columns: Int.random(in: 1...90, using: &generator),
      rows: Int.random(in: 1...36, using: &generator))
  }

  mutating func picture() -> ScreenPicture {
    switch number(0...7) {
    case 7: .garden(garden())
    case 0: .form(form())
    case 1: .page(page())
    case 2: .calculator(calculator())
    default: .chat(chat())
    }
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  /// Changes one thing, as a tick, a key press or an answer does.
  mutating func change(_ chat: inout ChatPicture) {
    switch number(0...8) {
    case 0: chat.header.clock = "4:\(number(10...59))"
    case 1: chat.header.permilleLeft = number(0...1000)
    case 2: chat.composer = Composer(line: text(), cursor: number(0...3))
    case 3: chat.keypad?.pressed = .digit(number(0...9))
    case 4: chat.scrolledRows = number(0...2)
    case 5: chat.confetti = chat.confetti.map { $0 + 1 } ?? 0
    case 8: chat.flower = number(0...2)
    case 6: chat.entries.append(entry())
    default: chat.entries.removeLast(min(1, chat.entries.count))
    }
  }

  /// Changes one entry, as a choice on a card or a portrait that moves does.
  mutating func changeEntry(of chat: inout ChatPicture) {
    guard !chat.entries.isEmpty else { return }
    chat.entries[number(0...(chat.entries.count - 1))] = entry()
  }

  private mutating func texts(_ range: ClosedRange<Int>) -> [String] {
    (0..<number(range)).map { _ in text() }
  }

  private mutating func chat() -> ChatPicture {
    let line = text()
    return ChatPicture(
      header: header(), entries: (0..<number(0...9)).map { _ in entry() },
      chips: number(0...2) == 0 ? ChipRow(texts(1...6), lit: number(-1...7)) : nil,
      composer: Composer(
        line: line, cursor: number(0...(line.count + 1)), placeholder: text(),
        prompt: number(0...4) == 0 ? text() : ""),
      keypad: number(0...1) == 0 ? keypad() : nil, scrolledRows: number(0...1) * number(0...30),
      confetti: number(0...3) == 0 ? number(0...60) : nil,
      flower: number(0...3) == 0 ? number(0...2) : nil)
  }

  private mutating func header() -> ChatHeader {
    ChatHeader(
      icon: "🤖", name: text(), clock: number(0...1) == 0 ? "4:3\(number(0...9))" : text(),
      clockNote: number(0...1) == 0 ? text() : "",
      clockIsLarge: number(0...1) == 0, permilleLeft: number(0...1) == 0 ? number(-5...1005) : nil,
      isEnding: number(0...1) == 0, right: number(0...1) == 0 ? number(0...999) : nil,
      mended: number(0...1) == 0 ? number(0...9) : nil,
      flowers: number(0...1) == 0 ? number(0...40) : nil)
  }

  private mutating func keypad() -> NumericKeypad {
    NumericKeypad(
      hint: "Hint", skip: "넘기기", send: text(), pressed: number(0...2) == 0 ? .digit(3) : nil)
  }

  mutating func entry() -> ChatEntry {
    switch number(0...6) {
    case 0: .card(card())
    case 1: .notice(text())
    case 2: .typing(step: number(-4...9))
    case 3: .bubble(Bubble(.learner, text(), tapback: number(0...1) == 0 ? .right : .notYet))
    default: .bubble(Bubble(.robot, (0..<number(0...4)).map { _ in block() }))
    }
  }

  private mutating func card() -> Card {
    let control: Card.Control =
      number(0...1) == 0
      ? .slider(value: number(-2...14), range: number(0...2)...number(2...1000), text: text())
      : .options(texts(0...8), selected: number(0...8))
    return Card(id: number(0...3), title: text(), control: control)
  }

  private mutating func block() -> Block {
    switch number(0...9) {
    case 0: .heading(text())
    case 1: .secondary(text())
    case 2: .picture(LinePicture(texts(0...5)))
    case 3:
      .bars(
        (0..<number(0...4)).map { _ in
          Bar(
            label: text(), mark: text(), value: text(), permille: number(-10...1010),
            note: text())
        })
    case 4: .gap
    case 5: .item(text())
    case 6: .heatMap(heatMap())
    case 7: .columns(columns())
    case 8: .beside([.text(text()), .heatMap(heatMap())], [.columns(columns())])
    default: .text(text())
    }
  }

  private mutating func heatMap() -> HeatMap {
    HeatMap(
      corner: text(), columns: texts(0...14),
      rows: (0..<number(0...4)).map { _ in
        HeatMap.Row(label: text(), cells: (0..<number(0...14)).map { _ in cell() })
      }, legend: (0..<number(0...5)).map { _ in HeatMap.Key(cell(), text()) }, words: [])
  }

  private mutating func cell() -> HeatMap.Cell {
    HeatMap.Cell(HeatLevel(rawValue: number(0...3)) ?? .none, isFading: number(0...3) == 0)
  }

  private mutating func columns() -> ColumnChart {
    ColumnChart(
      label: text(), value: text(),
      columns: (0..<number(0...40)).map { _ in number(0...3) == 0 ? nil : number(-10...1010) },
      highest: text(), start: text(), end: text(), words: text())
  }

  private mutating func form() -> FormPicture {
    FormPicture(
      icon: text(), title: text(),
      rows: (0..<number(0...9)).map { _ in
        FormPicture.Row(
          label: text(),
          control: number(0...1) == 0
            ? .slider(value: number(0...9), range: 0...number(0...9), text: text())
            : .switches(texts(0...6), selected: [number(0...3)], cursor: number(0...5)))
      },
      focus: number(-1...9), message: text(), footer: texts(0...5))
  }

  private mutating func page() -> PagePicture {
    PagePicture(
      icon: text(), title: text(), blocks: (0..<number(0...9)).map { _ in block() },
      scrolledRows: number(-2...30), footer: texts(0...4))
  }

  private mutating func calculator() -> CalculatorPicture {
    CalculatorPicture(
      title: text(), marks: texts(0...3),
      display: CalculatorPicture.Display(
        expression: text(), entry: number(0...1) == 0 ? "1,234.5" : text(), preview: text(),
        problem: number(0...1) == 0 ? "" : text()),
      keys: (0..<number(0...11)).map { _ in
        (0..<number(0...11)).map { _ in
          CalculatorPicture.Key(
            text(), CalculatorPicture.Kind.allCases[number(0...3)],
            state: number(0...1) == 0 ? .focused : .idle)
        }
      },
      history: number(0...1) == 0 ? history() : nil, notice: text(), footer: texts(0...5))
  }

  private mutating func history() -> CalculatorHistory {
    CalculatorHistory(
      title: text(),
      entries: (0..<number(0...20)).map { _ in
        Calculation(expression: text(), result: text())
      }, selected: number(0...1) == 0 ? number(-1...25) : nil,
      message: number(0...2) == 0 ? text() : "")
  }
}
