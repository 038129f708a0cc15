import Testing

@testable import Screen

struct FrameUpdateTests {
  @Test(arguments: TerminalEmulator.Model.allCases, 0..<30 as Range<UInt64>)
  func `an update ends where a full repaint does`(model: TerminalEmulator.Model, seed: UInt64) {
    var pictures = RandomPictures(seed: seed)
    var size = pictures.size()
    let themes: [Theme] = [.dark, .light, .monochrome]
    var terminal = TerminalEmulator(columns: size.columns, rows: size.rows, model: model)
    var shown: Frame?
    for step in 0..<8 {
      if pictures.number(0...3) == 0 {
        size = pictures.size()
        terminal.resize(columns: size.columns, rows: size.rows)
      }
      let theme = themes[pictures.number(0...8) % 3]
      let frame = pictures.picture().drawn(in: size, theme: theme, glyphs: .unicode).frame
      terminal.receive(frame.update(from: shown, depth: .trueColor))
      shown = frame
      var fresh = TerminalEmulator(columns: size.columns, rows: size.rows, model: model)
      fresh.receive(frame.update(from: nil, depth: .trueColor))
      #expect(terminal.visible == fresh.visible, "step \(step)")
      #expect(terminal.complaints + fresh.complaints == [])
      #expect(frame.isWhole)
      expectRest(terminal, in: frame)
      if model == .clusters { #expect(terminal.visible == frame.visible, "step \(step)") }
    }
  }

  @Test(arguments: TerminalEmulator.Model.allCases, 0..<6 as Range<UInt64>)
  func `a session of small changes ends where a full repaint does`(
    model: TerminalEmulator.Model, seed: UInt64
  ) {
    var pictures = RandomPictures(seed: seed)
    var chat = Samples.practiceChat
    var shown: Frame?
    var pen: Style?
    var terminal = TerminalEmulator(columns: 80, rows: 24, model: model)
    for step in 0..<40 {
      pictures.change(&chat)
      let frame = ScreenPicture.chat(chat).frame()
      terminal.receive(frame.update(from: shown, depth: .trueColor, movesRows: true, pen: &pen))
      shown = frame
      var fresh = TerminalEmulator(columns: 80, rows: 24, model: model)
      fresh.receive(frame.update(from: nil, depth: .trueColor))
      #expect(terminal.visible == fresh.visible, "step \(step)")
      #expect(terminal.complaints == [])
    }
  }

  /// Without wrapping, a terminal with clusters joins it to what stands in its own cell.
  @Test func `a mark in the last column joins nothing that stood there`() {
    func update(to text: String) -> String {
      String(
        decoding: frame(text, columns: 3).update(from: frame("a", columns: 3), depth: .none),
        as: UTF8.self)
    }
    #expect(update(to: "\u{BBE}").contains("\u{1B}[X\u{BBE}"))
    #expect(!update(to: "b").contains("\u{1B}[X"))
  }

  @Test func `a cluster before the last column joins nothing there, which is written anew`() {
    let before = frame("a|", columns: 4)
    let update = frame("e\u{301}|", columns: 4).update(from: before, depth: .none)
    #expect(String(decoding: update, as: UTF8.self).contains("\u{1B}[2Xe\u{301}|"))
  }

  @Test func `what is beside a circle or a block that comes or goes is written anew`() {
    let bytes = frame("a b").update(from: frame("a●b"), depth: .trueColor)
    #expect(String(decoding: bytes, as: UTF8.self).contains("a b"))
    let half = frame("a▀b").update(from: frame("a▄b"), depth: .trueColor)
    #expect(String(decoding: half, as: UTF8.self).contains("a▀b"))
    let same = frame("axb").update(from: frame("ayb"), depth: .trueColor)
    #expect(!String(decoding: same, as: UTF8.self).contains("axb"))
  }

  /// A row with the text behind its second column.
  private func frame(_ text: String, columns: Int = 8) -> Frame {
    var canvas = Canvas(
      size: Size(columns: columns, rows: 1),
      look: Look(theme: .dark, glyphs: .unicode, shapes: .flat, rows: 30))
    canvas.write(text, 2, 0, Theme.dark.page)
    return canvas.frame
  }

  private func expectRest(_ terminal: TerminalEmulator, in frame: Frame) {
    #expect(terminal.modes[7] == true)
    #expect(terminal.modes[2026] == false)
    #expect(terminal.modes[25] == (frame.cursor != nil))
    if let cursor = frame.cursor {
      #expect(Point(column: terminal.column, row: terminal.row) == cursor)
    }
  }

  @Test func `nothing is sent when nothing changed`() {
    let frame = Samples.practice.frame()
    #expect(frame.update(from: frame, depth: .trueColor).isEmpty)
  }

  @Test func `a resize repaints everything`() {
    let frame = Samples.practice.frame()
    let other = Samples.practice.frame(Size(columns: 81, rows: 24))
    #expect(
      frame.update(from: other, depth: .trueColor) == frame.update(from: nil, depth: .trueColor))
  }

  @Test func `each update is one synchronised update`() {
    let bytes = Samples.practice.frame().update(from: nil, depth: .trueColor)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix("\u{1B}[?2026h\u{1B}[?25l\u{1B}[?7l"))
    #expect(text.hasSuffix("\u{1B}[?25h\u{1B}[?2026l"))
    #expect(!text.contains("\u{1B}[2J") && !text.contains("\n"))
  }

  @Test(arguments: [
    (ColorDepth.trueColor, "38;2;"), (.palette256, "38;5;"), (.sixteen, "97"),
  ])
  func `a depth is sent in its own words`(depth: ColorDepth, words: String) {
    let text = String(
      decoding: Samples.practice.frame().update(from: nil, depth: depth), as: UTF8.self)
    #expect(text.contains(words))
    #expect(text.contains("38;2;") == (depth == .trueColor))
    #expect(text.contains("38;5;") == (depth == .palette256))
  }

  @Test func `without colours only bold and reversed are sent`() {
    let frame = Samples.practice.frame(theme: .monochrome)
    var terminal = TerminalEmulator(columns: 80, rows: 24, model: .clusters)
    terminal.receive(frame.update(from: nil, depth: .none))
    let attributes = terminal.grid.joined().map(\.attributes)
    #expect(attributes.allSatisfy { $0.foreground.isEmpty && $0.background.isEmpty })
    #expect(attributes.contains { $0.isReversed })
  }

  @Test(arguments: [true, false])
  func `many cells that become empty are erased where terminals leave the background`(
    erases: Bool
  ) {
    func text(from old: String, to new: String) -> String {
      var pen: Style?
      let bytes = frame(new, columns: 20).update(
        from: frame(old, columns: 20), depth: .trueColor, movesRows: erases, pen: &pen)
      return String(decoding: bytes, as: UTF8.self)
    }
    let blank = String(repeating: " ", count: 11)
    #expect(text(from: "Type-a-number", to: "12").contains("12\u{1B}[11X") == erases)
    #expect(text(from: "Type-a-number", to: "12").contains(blank) != erases)
    #expect(!text(from: "a number", to: "12").contains("X"))
    #expect(!text(from: "Type-a-number", to: "12          3").contains("X"))
  }

  @Test func `a tick of the clock is few bytes`() {
    var chat = Samples.practiceChat
    let before = ScreenPicture.chat(chat).frame()
    chat.header.clock = "4:31"
    let tick = ScreenPicture.chat(chat).frame().update(from: before, depth: .trueColor)
    #expect(tick.count <= 80)
    chat.header.permilleLeft = 890
    let withBar = ScreenPicture.chat(chat).frame().update(from: before, depth: .trueColor)
    #expect(withBar.count <= 140)
  }

  @Test func `a key press is few bytes`() {
    var chat = Samples.practiceChat
    chat.keypad?.pressed = nil
    let before = ScreenPicture.chat(chat).frame()
    chat.composer = Composer(line: "56", cursor: 2)
    let typed = ScreenPicture.chat(chat).frame()
    #expect(typed.update(from: before, depth: .trueColor).count <= 80)
    chat.keypad?.pressed = .digit(6)
    let lit = ScreenPicture.chat(chat).frame()
    #expect(lit.update(from: before, depth: .trueColor).count <= 200)
  }
}
