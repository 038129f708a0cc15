import Basics
import Testing

@testable import Screen

/// How the chat shares its room out.
struct RoomTests {
  @Test(arguments: [GlyphSet.unicode, .ascii], [(40, 16), (40, 20), (80, 24)])
  func `no word touches the lines around a bubble`(glyphs: GlyphSet, size: (Int, Int)) {
    let frame = Samples.practice.drawn(
      in: Size(columns: size.0, rows: size.1), theme: .monochrome, glyphs: glyphs
    ).frame
    let lines: Set<Character> = glyphs == .unicode ? ["│"] : ["|"]
    for row in 2..<frame.size.rows {
      let text = Array(frame.text(ofRow: row))
      for (left, right) in zip(text, text.dropFirst()) {
        let touches =
          lines.contains(left) && (right.isLetter || right.isNumber)
          || lines.contains(right) && (left.isLetter || left.isNumber || ".?]".contains(left))
        #expect(!touches, "\(String(text))")
      }
    }
    #expect(frame.rows.contains { $0.contains(lines) })
  }

  @Test(arguments: 40...64)
  func `digits and words end as far from the right edge as they begin from the left`(columns: Int) {
    for (hint, skip) in [("Tip", "Skip"), ("", ""), ("Tip", "")] {
      let keypad = NumericKeypad(hint: hint, skip: skip, send: "Send")
      let keys = KeypadLayout.strip(keypad, columns: columns, screenRows: 20, glyphs: .unicode).keys
      for (_, row) in Dictionary(grouping: keys, by: \.face.row) {
        let left = row.map(\.face.column).min() ?? 0
        let right = columns - (row.map(\.face.endColumn).max() ?? 0)
        #expect(abs(left - right) <= (row.count == keys.count ? 1 : 0), "\(hint) \(skip)")
        #expect(left >= 1 && right >= 1, "\(hint) \(skip)")
      }
    }
  }

  @Test func `on a wide screen the top line is as wide as the conversation`() {
    let frame = Samples.practice.frame(Size(columns: 200, rows: 50))
    for row in 0..<4 {
      #expect((0..<52).allSatisfy { frame[$0, row].isBlank && frame[199 - $0, row].isBlank })
    }
    #expect(!frame[53, 3].isBlank && !frame[146, 3].isBlank)
    #expect(frame.text(ofRow: 0).contains("Robo"))
  }

  @Test(arguments: [(80, 24), (40, 20), (120, 40), (121, 30)])
  func `field and send key begin and end where the top line does`(size: (Int, Int)) throws {
    let frame = Samples.practice.frame(Size(columns: size.0, rows: size.1))
    let row = try #require(frame.cursor).row
    let line = try #require(frame.rows.firstIndex { $0.contains("━━") })
    func ends(_ row: Int, _ isDrawn: (Cell) -> Bool) -> [Int?] {
      let columns = (0..<size.0).filter { isDrawn(frame[$0, row]) }
      return [columns.first, columns.last]
    }
    let page = Theme.dark.page.background
    let painted = ends(row) { $0.style.background != page }
    #expect(painted == ends(line) { $0.character == "━" })
  }

  @Test(arguments: [(80, 24), (40, 20), (120, 40), (40, 16)])
  func `words without a bubble do not stand on the composer`(size: (Int, Int)) throws {
    let older = (0..<30).map { ChatEntry.bubble(Bubble(.robot, "Older \($0)")) }
    let chat = ChatPicture(
      header: ChatHeader(icon: "🤖", name: "Robo"), entries: older + [.notice("On we go!")],
      composer: Composer())
    let frame = ScreenPicture.chat(chat).frame(Size(columns: size.0, rows: size.1))
    let notice = try #require(frame.position(of: "On we go!")).row
    #expect(frame.text(ofRow: notice + 1).allSatisfy { $0.isWhitespace })
  }

  @Test(arguments: [(80, 24), (40, 20), (120, 40)])
  func `what was said before anybody answered stays on show above the picture`(size: (Int, Int)) {
    guard case .chat(var chat) = scene(older: 0) else { return }
    chat.entries.insert(.bubble(Bubble(.robot, "The file was damaged.")), at: 0)
    let rows = ScreenPicture.chat(chat).frame(Size(columns: size.0, rows: size.1)).rows
    for words in ["The file was damaged.", "Well practised!", "What next?"] {
      #expect(rows.contains { $0.contains(words) }, "\(rows.joined(separator: "\n"))")
    }
  }

  @Test(arguments: [ChipRow.Role.answers, .choices], [11, 12])
  func `the question that offered words answer stays, and what they say too goes first`(
    role: ChipRow.Role, rows: Int
  ) {
    guard case .chat(var chat) = scene(older: 0) else { return }
    let news = (1...6).map { "Flower \($0) opened." }
    chat.entries.insert(contentsOf: news.map { .bubble(Bubble(.robot, $0)) }, at: 1)
    chat.chips?.role = role
    let frame = ScreenPicture.chat(chat).frame(Size(columns: 40, rows: rows))
    #expect(frame.position(of: "Well practised!") != nil)
    #expect((frame.position(of: "What next?") != nil) == (role == .answers))
    #expect((frame.position(of: news[0]) != nil) == (role == .choices))
  }

  /// A picture that begins a screen of its own, below so many older lines.
  private func scene(older: Int) -> ScreenPicture {
    let robot = PixelPicture(pixels: Array(repeating: [.body], count: 12), signs: [])
    let old = (0..<older).map {
      ChatEntry.bubble(Bubble($0 == 0 ? .learner : .robot, "Older \($0)"))
    }
    return .chat(
      ChatPicture(
        header: ChatHeader(icon: "🤖", name: "Robo"),
        entries: old + [
          .portrait(Portrait(robot, [.heading("Well practised!")], opensScreen: true)),
          .bubble(Bubble(.robot, "What next?")),
        ], chips: ChipRow(["New round", "Bye"], lit: 0), composer: Composer()))
  }

  @Test(arguments: [(80, 24), (40, 20), (120, 40), (40, 16)])
  func `a scene shows its words and Robo's head wherever it stands`(size: (Int, Int)) {
    let robot = PixelPicture(pixels: Array(repeating: [.body], count: 12), signs: [])
    let words: [Block] = [
      .heading("You got them all in the end, Mina!"), .text("18 of 20 right first time"),
      .text("★ ★ ★"), .secondary("5 minutes, 2 worked out"),
    ]
    let news = ["New: 7 × 8 and 3 more", "7 × 8: once 9 s, today 3 s!", "You did it: 3 backwards"]
    let row = Block.picture(LinePicture(["@@YYiii"]))
    let chat = ChatPicture(
      header: ChatHeader(icon: "🤖", name: "Robo"),
      entries: [.portrait(Portrait(robot, words, opensScreen: true))]
        + (news + ["What next?"]).map {
          .bubble(Bubble(.robot, [.text($0)] + ($0 == news[0] ? [row] : [])))
        },
      chips: ChipRow(
        ["New round", "My garden", "Time taken", "Settings", "Bye"], lit: 0, role: .choices),
      composer: Composer())
    let rows = ScreenPicture.chat(chat).frame(Size(columns: size.0, rows: size.1)).rows
    let text = rows.joined(separator: "\n")
    let chips = rows.firstIndex { $0.contains("New round") } ?? 0
    #expect(!rows[chips - 1].contains { $0.isLetter }, "\(text)")
    for word in ["You got them all", "18 of 20", "New: 7 × 8", "New round", "Bye"] {
      #expect(text.contains(word), "\(text)")
    }
    #expect(size.0 < 80 || text.contains("What next?") && text.contains("@@YYiii"))
  }

  @Test func `the last words beside the picture go before what is said below it`() throws {
    guard case .chat(var chat) = scene(older: 0) else { return }
    let robot = PixelPicture(pixels: Array(repeating: [.body], count: 12), signs: [])
    let words = (1...10).map { Block.text("Beside \($0)") }
    chat.entries[0] = .portrait(Portrait(robot, words, opensScreen: true))
    chat.entries[1] = .bubble(Bubble(.robot, [.text("A flower opened."), .text("A bee came.")]))
    chat.chips = ChipRow(["New round", "My garden", "Time taken", "Settings", "Bye"], lit: 0)
    let frame = ScreenPicture.chat(chat).frame(Size(columns: 40, rows: 20))
    #expect(frame.position(of: "A bee came.") != nil && frame.position(of: "Beside 9") != nil)
    #expect(frame.position(of: "Beside 10") == nil)
  }

  @Test(arguments: [1, 30], [(80, 24), (40, 20), (120, 40), (40, 16)])
  func `a scene stands near its chips, with no less room above, and hides what is older`(
    older: Int, size: (Int, Int)
  ) throws {
    let frame = scene(older: older).frame(Size(columns: size.0, rows: size.1))
    let last = try #require(frame.position(of: "What next?")).row
    let chips = try #require(frame.position(of: "New round")).row
    let body = Theme.dark.pixels[.body]
    let first = frame.rows.indices.first { row in
      (0..<size.0).contains { frame[$0, row].style.background == body }
    }
    let above = try #require(first) - 2
    let below = chips - last - 2
    #expect(below <= 3 && above >= below - 3, "\(above) rows above, \(below) below")
    #expect(!frame.rows.contains { $0.contains("Older") })
    #expect(frame.position(of: "Well practised!") != nil)
  }

  @Test(arguments: [(80, 24), (40, 20), (40, 16)])
  func `no chip touches the robot's feet`(size: (Int, Int)) throws {
    guard case .chat(var chat) = scene(older: 2) else { return }
    chat.entries.removeLast()
    chat.chips = ChipRow(["Go on", "New round", "Time taken", "Settings", "Bye"], lit: 0)
    let frame = ScreenPicture.chat(chat).frame(Size(columns: size.0, rows: size.1))
    let chips = try #require(frame.position(of: "Go on")).row
    let body = Theme.dark.pixels[.body]
    #expect((0..<size.0).allSatisfy { frame[$0, chips - 1].style.background != body })
    #expect(
      (2..<chips).contains { row in
        (0..<size.0).contains { frame[$0, row].style.background == body }
      })
  }

  @Test func `what is older is there when one scrolls back`() throws {
    guard case .chat(var chat) = scene(older: 3) else { return }
    chat.scrolledRows = 12
    let frame = ScreenPicture.chat(chat).frame()
    #expect(frame.rows.contains { $0.contains("Older 2") })
  }

  @Test func `Send lights up once there is something to send`() throws {
    var chat = Samples.practiceChat
    func send() throws -> Style {
      let frame = ScreenPicture.chat(chat).frame()
      let place = try #require(frame.position(of: "Send"))
      return frame[place.column, place.row].style
    }
    #expect(try send() == Theme.dark.selected.bold)
    chat.composer.line = ""
    #expect(try send() == Theme.dark.keys.edit)
  }

  @Test(arguments: [16, 20])
  func `an empty row keeps the digits apart from the words below`(rows: Int) throws {
    let frame = Samples.practice.frame(Size(columns: 40, rows: rows))
    let digit = try #require(frame.position(of: " 1  "))
    let word = try #require(frame.position(of: "Send"))
    #expect(word.row == digit.row + 2)
    #expect((0..<40).allSatisfy { frame[$0, digit.row + 1].isBlank })
  }

  @Test(arguments: [(24, 2), (30, 2), (40, 3)])
  func `in a high window a question and its answer have rows of edges of their own`(
    rows: Int, apart: Int
  ) throws {
    let chat = ChatPicture(
      header: ChatHeader(icon: "🤖", name: "Robo"),
      entries: [
        .bubble(Bubble(.robot, "What is it?")), .bubble(Bubble(.learner, "56")),
        .bubble(Bubble(.robot, "Right.")), .bubble(Bubble(.robot, "And this?")),
      ], composer: Composer())
    let frame = ScreenPicture.chat(chat).frame(Size(columns: 80, rows: rows))
    let said = try ["What is it?", "56", "Right.", "And this?"].map {
      try #require(frame.position(of: $0)).row
    }
    #expect(zip(said.dropFirst(), said).map { $0 - $1 } == [apart, apart, 2])
  }

  @Test(arguments: [16, 20, 24])
  func `nothing that one says touches what the other says`(rows: Int) {
    let chat = ChatPicture(
      header: ChatHeader(icon: "🤖", name: "Robo"),
      entries: [
        .bubble(Bubble(.robot, "What is 7 × 8, and what is 8 × 7, and why?")),
        .bubble(Bubble(.learner, "It is 56 both times, because they are the same")),
        .bubble(Bubble(.robot, "So it is!")),
      ], composer: Composer())
    let frame = ScreenPicture.chat(chat).frame(Size(columns: 40, rows: rows))
    let painted = [Theme.dark.robotBubble, Theme.dark.learnerBubble].map(\.background)
    let speakers = frame.rows.indices.map { row in
      (0..<40).compactMap { painted.firstIndex(of: frame[$0, row].style.background) }.last
    }
    for (upper, lower) in zip(speakers, speakers.dropFirst()) {
      #expect(upper == nil || lower == nil || upper == lower)
    }
  }

  @Test(arguments: [("힌트", "넘기기", "보내기"), ("Tip", "Skip", "Send")])
  func `the keypad keeps a margin at both sides`(hint: String, skip: String, send: String) {
    let pad = NumericKeypad(hint: hint, skip: skip, send: send)
    for columns in [40, 41, 47, 60, 80, 120] {
      let keys = KeypadLayout.strip(pad, columns: columns, screenRows: 20, glyphs: .unicode).keys
      #expect(keys.allSatisfy { $0.face.column >= 1 && $0.face.endColumn < columns })
    }
  }

  @Test func `the keys of the strip stand in one row as soon as they have room`() {
    let pad = NumericKeypad(hint: "Tip", skip: "Skip", send: "Send")
    func strip(_ columns: Int) -> KeypadLayout {
      .strip(pad, columns: columns, screenRows: 20, glyphs: .unicode)
    }
    // What they need at least, with a cell between two of them and one at both sides.
    let keys = strip(200).keys.map { $0.label.displayWidth + 2 }
    let least = keys.reduce(-1) { $0 + $1 + 1 } + 2
    #expect(Set(strip(least).keys.map(\.face.row)).count == 1)
    #expect(Set(strip(least - 1).keys.map(\.face.row)).count == 2)
  }

  @Test(arguments: [(40, [0, 2]), (80, [1])])
  func `in a low window one row of keys is apart from the field, and two from each other`(
    columns: Int, rows: [Int]
  ) throws {
    let layout = ChatLayout(
      Samples.practiceChat, size: Size(columns: columns, rows: 16),
      look: Look(theme: .dark, glyphs: .unicode, shapes: .smooth, rows: 16))
    let keypad = try #require(layout.keypad)
    #expect(keypad.area.row == layout.composer.area.endRow)
    #expect(Set(keypad.keys.keys.map(\.face.row)).sorted() == rows)
    #expect(layout.conversation.rows >= 9)
  }
}
