import Basics
import Testing

@testable import Screen

/// What is seen at the top edge, where the conversation is cut.
struct CutTests {
  private static let size = Size(columns: 80, rows: 24)
  private static let robot = PixelPicture(
    pixels: Array(repeating: Array(repeating: .rose, count: 14), count: 12), signs: [])

  private func frame(_ first: ChatEntry, scrolled: Int) -> Frame {
    let rest = (1...9).map { ChatEntry.bubble(Bubble(.learner, "line \($0)")) }
    let chat = ChatPicture(
      header: ChatHeader(icon: "", name: "Robo"), entries: [first] + rest,
      composer: Composer(), scrolledRows: scrolled)
    return ScreenPicture.chat(chat).drawn(
      in: Self.size, theme: .dark, glyphs: .unicode, shapes: .smooth
    ).frame
  }

  @Test func `a portrait is whole or hidden`() {
    let rose = Theme.dark.pixels[.rose]
    let heights = (0...12).map { scrolled in
      let frame = frame(.portrait(Portrait(Self.robot, [.heading("Hi")])), scrolled: scrolled)
      return (0..<Self.size.rows).count { row in
        (0..<80).contains { frame[$0, row].style.background == rose }
      }
    }
    #expect(Set(heights) == [0, 6])
  }

  @Test(arguments: [Size(columns: 40, rows: 16), Size(columns: 40, rows: 20), Self.size])
  func `a picture is left out only where its bubble is higher than the conversation`(size: Size) {
    func shows(_ height: Int) -> Bool {
      let picture = LinePicture((1...height).map { "row \($0)" })
      let chat = ChatPicture(
        header: ChatHeader(icon: "", name: "Robo"),
        entries: [.bubble(Bubble(.robot, [.text("tip"), .picture(picture), .text("turn")]))],
        composer: Composer())
      let frame = ScreenPicture.chat(chat).drawn(
        in: size, theme: .dark, glyphs: .unicode, shapes: .smooth
      ).frame
      return frame.rows.contains { $0.contains("row \(height)") }
    }
    let highest = (1...size.rows).last(where: shows) ?? 0
    #expect((1...highest).allSatisfy(shows))
    // Beside the two lines of words: the top line, its rule, the field, and its air or frame.
    let others = [16: 4, 20: 5][size.rows] ?? 7
    #expect(highest == size.rows - 2 - others)
  }

  /// How many rows are seen of what Robo says when more came behind it.
  private func seen(
    of said: [Block], behind more: [ChatEntry], scrolled: Int = 0, isAnswering: Bool = true
  ) -> Int {
    let first = ChatEntry.bubble(Bubble(.robot, said))
    let chat = ChatPicture(
      header: ChatHeader(icon: "", name: "Robo"), entries: [first] + more,
      composer: Composer(),
      keypad: isAnswering ? NumericKeypad(hint: "Tip", skip: "Skip", send: "Send") : nil,
      scrolledRows: scrolled)
    return ScreenPicture.chat(chat).frame(Self.size).rows.count { $0.contains("said") }
  }

  private static let said = (1...6).map { Block.text("said \($0)") }
  private static let drawn = [Block.picture(LinePicture((1...6).map { "said \($0)" }))]

  private func lines(
    _ speaker: Speaker, _ count: Int, tapback: Tapback? = nil
  ) -> [ChatEntry] {
    [.bubble(Bubble(speaker, (1...count).map { .text("line \($0)") }, tapback: tapback))]
  }

  @Test func `of what is past less than half is cut, and of its pictures nothing`() {
    let answers = (1...20).map { lines(.learner, $0, tapback: .right) }
    let texts = answers.map { seen(of: Self.said, behind: $0) }
    #expect(Set(texts) == [6, 5, 0] && texts == texts.sorted(by: >))
    let ended = (1...20).map { count in
      let words = (1...count).map { Block.text("line \($0)") }
      return seen(of: Self.said, behind: [.bubble(Bubble(.learner, words, endsTopic: true))])
    }
    #expect(Set(ended) == [6, 5, 0], "so is what an answer without a tapback ends")
    let pictures = answers.map { seen(of: Self.drawn, behind: $0) }
    #expect(Set(pictures) == [6, 0])
    let picture = ChatEntry.bubble(Bubble(.robot, [.picture(LinePicture(["a", "b"]))]))
    let replaced = (1...20).map { seen(of: Self.drawn, behind: lines(.robot, $0) + [picture]) }
    #expect(Set(replaced) == [6, 0])
  }

  @Test func `what the learner said keeps its upper edge or is left out once Robo has replied`() {
    let places = (1...20).compactMap { count in
      let chat = ChatPicture(
        header: ChatHeader(icon: "", name: "Robo"),
        entries: [.bubble(Bubble(.learner, "said"))] + lines(.robot, count), composer: Composer())
      return ScreenPicture.chat(chat).frame(Self.size).rows.firstIndex { $0.contains("said") }
    }
    let head = 2
    #expect(places.min() == head + 1, "below its edge")
  }

  @Test func `what Robo goes on with hides nothing that fits, and who scrolls sees every row`() {
    for speaker in [Speaker.robot, .learner] {
      let more = (1...20).map { seen(of: Self.drawn, behind: lines(speaker, $0)) }
      #expect(Set(more) == Set(0...6), "words leave nothing behind")
    }
    let asked = (1...20).map { count in
      seen(of: Self.drawn, behind: lines(.learner, count), isAnswering: false)
    }
    #expect(Set(asked) == [6, 0], "but where nothing can be answered")
    let long = lines(.learner, 20, tapback: .right)
    let scrolled = (1...20).map { seen(of: Self.drawn, behind: long, scrolled: $0) }
    #expect(Set(scrolled) == Set(0...6))
  }

  @Test func `a picture keeps its empty lines where an answer has room above it, or never had`() {
    let picture = Block.picture(LinePicture(["one", "two", "three", "four"]))
    let blocks = [Block.text("tip"), .gap, picture, .gap, .text("equation"), .text("turn")]
    let look = Look(theme: .dark, glyphs: .unicode, shapes: .smooth, rows: 24)
    let heights = (8...14).map { rows in
      BubbleLayout(
        Bubble(.robot, blocks), columns: 80, rows: ConversationRows(rows), look: look
      ).height
    }
    // Eleven rows with its edges and two empty lines, and three of an answer.
    #expect(heights == [5, 9, 10, 11, 9, 10, 11])
  }

  @Test(arguments: [(40, 20), (40, 24), (60, 20), (80, 20), (80, 24), (80, 30)])
  func `a picture is drawn alike whether keys or words stand below it`(
    size: (columns: Int, rows: Int)
  ) {
    func rows(_ chips: ChipRow?, _ keypad: NumericKeypad?, height: Int) -> [String] {
      let picture = Block.picture(LinePicture((1...height).map { "row \($0)" }))
      let blocks = [Block.text("tip"), .gap, picture, .gap, .text("turn")]
      let chat = ChatPicture(
        header: ChatHeader(icon: "", name: "Robo"), entries: [.bubble(Bubble(.robot, blocks))],
        chips: chips, composer: Composer(), keypad: keypad)
      let frame = ScreenPicture.chat(chat).frame(Size(columns: size.columns, rows: size.rows))
      let first = frame.rows.firstIndex { $0.contains("tip") } ?? 0
      let last = frame.rows.firstIndex { $0.contains("turn") } ?? 0
      return first < last ? frame.rows[first...last].map { String($0.prefix(20)) } : []
    }
    let keypad = NumericKeypad(hint: "Tip", skip: "Skip", send: "Send")
    for height in 1...8 {
      let besideKeys = rows(nil, keypad, height: height)
      guard besideKeys.contains(where: { $0.contains("row 1") }) else { continue }
      #expect(rows(ChipRow(["Go on", "Stop"]), nil, height: height) == besideKeys)
    }
  }

  @Test func `no edge of a bubble is left without its words`() {
    for scrolled in 0...12 {
      let frame = frame(.bubble(Bubble(.robot, "first")), scrolled: scrolled)
      let paint = Theme.dark.robotBubble.background
      // The field below has the same colour.
      let hasPaint = frame.cells.dropLast(3 * Self.size.columns).contains {
        $0.style.foreground == paint || $0.style.background == paint
      }
      #expect(hasPaint == frame.rows.contains { $0.contains("first") }, "\(scrolled)")
    }
  }
}
