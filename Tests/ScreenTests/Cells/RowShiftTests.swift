import Testing

@testable import Screen

struct RowShiftTests {
  @Test func `rows that move up are found among those that stay`() {
    let shift = RowShift(from: frame("kabcdefz"), to: frame("kdef..gz"))
    #expect(shift?.rows == 1..<7)
    #expect(shift?.distance == 3)
  }

  @Test func `what has changed in rows that moved hides them not`() {
    let shift = RowShift(from: frame("abcdefg"), to: frame("cdXfg.."))
    #expect(shift?.rows == 0..<7)
    #expect(shift?.distance == 2)
  }

  @Test func `nothing has moved where little has changed, or nothing comes from below`() {
    #expect(RowShift(from: frame("abcdef"), to: frame("abcdef")) == nil)
    #expect(RowShift(from: frame("abcdef"), to: frame("bcd.ef")) != nil)
    #expect(RowShift(from: frame("abcdef"), to: frame("bc.def")) == nil, "three rows")
    #expect(RowShift(from: frame("abcdef"), to: frame("uvwxyz")) == nil)
    #expect(RowShift(from: frame("abcdef"), to: frame("zabcde")) == nil, "down")
  }

  /// All screens of five rows of three kinds, each after every seventh of the others.
  @Test(arguments: 0..<243)
  func `a terminal that moves rows ends where one does that does not`(number: Int) {
    let before = frame(rows(number))
    for other in stride(from: number % 7, to: 243, by: 7) {
      let after = frame(rows(other))
      var terminal = TerminalEmulator(columns: 40, rows: 5, model: .clusters)
      terminal.receive(before.update(from: nil, depth: .trueColor))
      let moving = update(to: after, from: before, movesRows: true)
      terminal.receive(moving)
      #expect(terminal.visible == after.visible, "\(rows(number)) \(rows(other))")
      #expect(terminal.complaints == [] && terminal.margins == 0..<5)
      #expect(moving.count <= update(to: after, from: before, movesRows: false).count)
    }
  }

  @Test func `a message more moves the others, where the terminal can`() {
    var chat = Samples.practiceChat
    let before = ScreenPicture.chat(chat).frame()
    chat.entries.append(.bubble(Bubble(.learner, "56")))
    let after = ScreenPicture.chat(chat).frame()
    let moving = update(to: after, from: before, movesRows: true)
    let writing = update(to: after, from: before, movesRows: false)
    #expect(moving.count * 2 < writing.count)
    let texts = [moving, writing].map { String(decoding: $0, as: UTF8.self) }
    #expect(texts.map { $0.contains("\u{1B}[r") } == [true, false])
  }

  /// What the terminal fills with has a background, and neither letters nor reversed colours.
  @Test func `an edge that is reversed is no background`() {
    let style = Style(isReversed: true)
    var terminal = TerminalEmulator(columns: 40, rows: 6, model: .clusters)
    let before = frame("abcdef", style)
    terminal.receive(before.update(from: nil, depth: .trueColor))
    let after = frame("cdef..", style)
    terminal.receive(update(to: after, from: before, movesRows: true))
    #expect(terminal.visible == after.visible)
  }

  private func update(to frame: Frame, from previous: Frame, movesRows: Bool) -> [UInt8] {
    var pen: Style?
    return frame.update(from: previous, depth: .trueColor, movesRows: movesRows, pen: &pen)
  }

  private func rows(_ number: Int) -> String {
    var (rest, text) = (number, "")
    for _ in 0..<5 {
      text.append("ab."[rest % 3])
      rest /= 3
    }
    return text
  }

  /// A frame with a row of the same letter for each letter; a dot is an empty row.
  private func frame(_ rows: String, _ style: Style = Theme.dark.page) -> Frame {
    var frame = Frame(size: Size(columns: 40, rows: rows.count), style: style)
    for (row, letter) in rows.enumerated() where letter != "." {
      for column in 0..<40 { frame[column, row] = Cell(letter, style) }
    }
    return frame
  }
}

extension String {
  fileprivate subscript(_ offset: Int) -> Character { self[index(startIndex, offsetBy: offset)] }
}
