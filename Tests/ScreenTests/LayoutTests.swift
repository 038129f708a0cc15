import Testing

@testable import Screen

struct LayoutTests {
  static let sizes = [
    (40, 16), (80, 24), (120, 40), (40, 10), (41, 15), (60, 20), (80, 30), (80, 34), (200, 60),
    (20, 5), (1, 1), (0, 0), (39, 24), (80, 9), (2, 40), (300, 3),
  ].map { Size(columns: $0.0, rows: $0.1) }

  @Test(arguments: Samples.all.map(\.name), sizes)
  func `every picture can be drawn in every size`(name: String, size: Size) throws {
    let picture = try #require(Samples.all.first { $0.name == name }).picture
    for theme in [Theme.dark, .light, .monochrome] {
      for glyphs in [GlyphSet.unicode, .ascii] {
        let drawing = picture.drawn(in: size, theme: theme, glyphs: glyphs)
        #expect(drawing.frame.size == size)
        #expect(drawing.frame.isWhole)
        #expect(drawing.scroll.maximum >= 0)
      }
    }
  }

  @Test func `sizes up to 130 by 45 can be drawn`() {
    for rows in 0...45 {
      for columns in stride(from: rows % 7, through: 130, by: 29) {
        let size = Size(columns: columns, rows: rows)
        for (_, picture) in Samples.all { #expect(picture.frame(size).isWhole) }
      }
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `pictures of anything can be drawn`(seed: UInt64) {
    var pictures = RandomPictures(seed: seed)
    for _ in 0..<10 {
      let drawing = pictures.picture().drawn(
        in: pictures.size(), theme: .dark, glyphs: pictures.number(0...1) == 0 ? .ascii : .unicode)
      #expect(drawing.frame.isWhole)
    }
  }

  @Test(arguments: sizes)
  func `the cursor waits in the composer`(size: Size) throws {
    let frame = Samples.practice.frame(size)
    guard size.columns >= 40, size.rows >= 10 else {
      #expect(frame.cursor == nil)
      return
    }
    let cursor = try #require(frame.cursor)
    #expect(frame[cursor.column - 1, cursor.row].character == "5")
    #expect(frame.cells.count { $0.character == "❯" } == (size.rows < 20 ? 1 : 0))
  }

  @Test func `a small window says so in the given words`() {
    let drawing = Samples.practice.drawn(
      in: Size(columns: 20, rows: 5), theme: .dark, glyphs: .unicode, tooSmall: "창을 키워 주세요")
    #expect(drawing.frame.rows.joined().contains("창을 키워 주세요"))
  }

  @Test func `a few rows have no keypad, more a strip, many a telephone's`() {
    for rows in 10...45 {
      let frame = Samples.practice.frame(Size(columns: 80, rows: rows))
      let digits = frame.rows.filter { $0.contains("1    2    3") }.count
      let telephone = frame.rows.filter { $0.contains("Hint") && $0.contains("1") }.count
      #expect(digits == ((16..<30).contains(rows) ? 1 : 0), "\(rows)")
      #expect(telephone == (rows >= 16 ? 1 : 0), "\(rows)")
      #expect(frame.rows.contains { $0.contains("Send") } == (rows >= 16))
    }
  }

  @Test func `bubbles stay narrow and on their side`() {
    for columns in 40...160 {
      let size = Size(columns: columns, rows: 60)
      let words = String(repeating: "many words ", count: 20)
      let chat = ChatPicture(
        header: ChatHeader(icon: "🤖", name: "Robo"),
        entries: [.bubble(Bubble(.robot, words)), .bubble(Bubble(.learner, words))],
        composer: Composer())
      let frame = ScreenPicture.chat(chat).frame(size)
      let robot = columnsPainted(Theme.dark.robotBubble.background, in: frame)
      let learner = columnsPainted(Theme.dark.learnerBubble.background, in: frame)
      let limit = min(64, max(min(32, columns - 8), columns * 6 / 10))
      #expect(robot.count <= limit && robot.count > limit - 12)
      #expect(learner.count <= limit)
      #expect(robot.lowerBound < columns / 2 && learner.upperBound > columns / 2)
    }
  }

  private func columnsPainted(_ color: Color?, in frame: Frame) -> Range<Int> {
    let columns = (0..<frame.size.columns).filter { column in
      // Above the field, which has the colour of a bubble.
      (0..<frame.size.rows - 3).contains { frame[column, $0].style.background == color }
    }
    return (columns.first ?? 0)..<((columns.last ?? -1) + 1)
  }

  @Test func `a picture of forty columns is whole on a screen of forty-eight`() {
    let art = String(repeating: "0123456789", count: 4)
    let chat = ChatPicture(
      header: ChatHeader(icon: "🤖", name: "Robo"),
      entries: [.bubble(Bubble(.robot, [.text("Look:"), .picture(LinePicture([art]))]))],
      composer: Composer())
    let frame = ScreenPicture.chat(chat).frame(Size(columns: 48, rows: 24))
    #expect(frame.rows.contains { $0.contains(art) })
  }

  @Test func `the robot stands beside the last bubble of a run, the tapback on the corner`() throws
  {
    let rows = Samples.welcome.frame(Size(columns: 80, rows: 40)).rows
    #expect(rows.count { $0.hasPrefix(" 🤖 🭈") } == 2)
    #expect(rows.contains { $0.hasPrefix(" 🤖 🭈 How long") })
    let practice = Samples.practice.frame().rows
    let tapback = try #require(practice.firstIndex { $0.contains("👎🭈") })
    #expect(practice[tapback + 1].contains(" 54 "))
  }

  @Test func `plain ASCII has no other character`() {
    for (name, picture) in Samples.all where !name.contains("settings") && name != "korean" {
      let frame = picture.frame(theme: .monochrome, glyphs: .ascii)
      #expect(frame.cells.allSatisfy { $0.character.isASCII }, "\(name)")
    }
  }

  @Test func `every glyph of the interface is drawn as wide as it is measured`() {
    let sixths = (0x1FB00...0x1FB67).compactMap(Unicode.Scalar.init).map(Character.init)
    let allowed = Set(sixths + "╭╮╰╯│─━╸▄▀▐▌▁▂▃▅▇●◐○•✓↑↓❯⌫▆★█×÷−…·←→├┤►◄_🤖🎉👎💪🏆🌱🌿🌻🐝🦋💧🌳🍎⚙±√∛π²³ʸˣ₂▞")
    for (name, picture) in Samples.all where !name.contains("settings") && name != "korean" {
      let strange = picture.frame(Size(columns: 100, rows: 40)).cells.map(\.character).filter {
        !$0.isASCII && !allowed.contains($0)
      }
      #expect(strange.isEmpty, "\(name) \(strange)")
    }
  }
}
