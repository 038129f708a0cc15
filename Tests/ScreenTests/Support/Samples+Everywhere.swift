import Basics
import Screen

extension Samples {
  /// Pictures of every kind with the same words in every text that they have.
  static func everywhere(_ text: String) -> [ScreenPicture] {
    let blocks = blocks(text)
    let page = PagePicture(
      icon: text, title: text, portrait: portrait(text), blocks: blocks, scrolledRows: 3,
      footer: [text, text], more: text)
    let chat = chat(text, blocks.map { .bubble(Bubble(.robot, [$0], tapback: .right)) })
    return [
      .page(page), .chat(chat), .chat(Samples.chat(text, cards(text), line: text)),
      .form(form(text)), .calculator(calculator(text, problem: "", message: "", notice: "")),
      .calculator(calculator(text, problem: text, message: text, notice: text)),
    ]
  }

  private static func chat(
    _ text: String, _ entries: [ChatEntry], line: String = ""
  ) -> ChatPicture {
    ChatPicture(
      header: ChatHeader(
        icon: text, name: text, clock: text, clockNote: text, clockIsLarge: true, permilleLeft: 600,
        right: 3, mended: 2, flowers: 1,
        words: ScoreWords(right: text, mended: text, flowers: text)),
      entries: entries,
      composer: Composer(line: line, cursor: line.count, placeholder: text, prompt: text),
      keypad: NumericKeypad(hint: text, skip: text, send: text), scrolledRows: 2, confetti: 4,
      newestLabel: text)
  }

  private static func cards(_ text: String) -> [ChatEntry] {
    let options = Card.Control.options([text, text, text, text], selected: 1)
    return [
      .portrait(portrait(text)),
      .card(
        Card(
          id: 1, title: text, control: .slider(value: 3, range: 1...9, text: text))),
      .typing(step: 1), .notice(text),
      .card(Card(id: 2, title: text, control: options)),
    ]
  }

  private static func portrait(_ text: String) -> Portrait {
    Portrait(
      PixelPicture(pixels: [[.body, .eye], [.page, .shade]], signs: [text, text]),
      [.heading(text), .text(text)])
  }

  private static func blocks(_ text: String) -> [Block] {
    let map = HeatMap(
      corner: text, columns: [text, text],
      rows: [HeatMap.Row(label: text, cells: HeatLevel.allCases.map { HeatMap.Cell($0) })],
      legend: HeatLevel.allCases.map { HeatMap.Key(HeatMap.Cell($0, isFading: true), text) },
      words: [text])
    let chart = ColumnChart(
      label: text, value: text, columns: [nil, 0, 300, 700, 1000], highest: text, start: text,
      end: text, words: text)
    let bars = [Bar(label: text, mark: text, value: text, permille: 500, note: text)]
    return [
      .text(text), .heading(text), .secondary(text), .item(text), .note(text),
      .picture(LinePicture([text, text])),
      .bars(bars), .heatMap(map), .columns(chart), .beside([.text(text)], [.bars(bars)]), .gap,
    ]
  }

  private static func form(_ text: String) -> FormPicture {
    FormPicture(
      icon: text, title: text,
      rows: [
        FormPicture.Row(
          heading: text, label: text, control: .slider(value: 3, range: 1...9, text: text)),
        FormPicture.Row(
          label: text, control: .options([text, text], selected: 0)),
        FormPicture.Row(label: text, control: .switches([text, text], selected: [0], cursor: 1)),
        FormPicture.Row(label: text, control: .way(text)),
      ], focus: 2, message: text, aside: text, footer: [text, text], more: text)
  }

  private static func calculator(
    _ text: String, problem: String, message: String, notice: String
  ) -> CalculatorPicture {
    CalculatorPicture(
      title: text, marks: [text, text],
      display: CalculatorPicture.Display(
        expression: text, entry: text, preview: text, problem: problem),
      keys: [[Key(text, .digit), Key(text, .edit, state: .lit)], [Key(text, .function)]],
      history: CalculatorHistory(
        title: text, entries: [Calculation(expression: text, result: text)],
        selected: 0, message: message),
      notice: notice, footer: [text, text])
  }
}
