import Basics
import Testing

@testable import Screen

struct PortraitTests {
  private static let picture = PixelPicture(
    pixels: (0..<12).map { row in
      (0..<14).map { column in
        column < 2 ? .page : row == 0 ? .rose : column == 5 ? .eye : .body
      }
    },
    signs: ["  .--.", "  |oo|", "  '--'"])

  private func drawn(
    columns: Int, rows: Int, theme: Theme = .dark, glyphs: GlyphSet = .unicode
  ) -> [String] {
    let words: [Block] = [.heading("Well practised, Mina!"), .text("18 of 20 right first time")]
    let chat = ChatPicture(
      header: ChatHeader(icon: "🤖", name: "Robo"),
      entries: [.bubble(Bubble(.robot, "Time!")), .portrait(Portrait(Self.picture, words))],
      composer: Composer())
    return ScreenPicture.chat(chat).drawn(
      in: Size(columns: columns, rows: rows), theme: theme, glyphs: glyphs
    ).frame.rows
  }

  @Test(arguments: [(40, 20), (80, 24), (200, 50)])
  func `the words stand whole beside the picture`(columns: Int, rows: Int) throws {
    let lines = drawn(columns: columns, rows: rows)
    let head = try #require(lines.firstIndex { $0.contains("Well practised,") })
    #expect(lines[head...].prefix(3).joined(separator: " ").contains("18 of 20 right"))
    #expect(lines.contains { $0.contains("▀") })
    #expect(lines.contains { $0.contains("Time!") })
  }

  @Test func `without colours and in ASCII a face in signs takes its place`() {
    for lines in [
      drawn(columns: 40, rows: 20, theme: .monochrome),
      drawn(columns: 80, rows: 24, glyphs: .ascii),
    ] {
      #expect(lines.contains { $0.contains("|oo|") })
      #expect(!lines.contains { $0.contains("▀") })
    }
  }

  @Test func `on few rows the words stand alone`() {
    let lines = drawn(columns: 40, rows: 10)
    #expect(!lines.contains { $0.contains("▀") })
    #expect(lines.contains { $0.contains("Well practised, Mina!") })
  }

  @Test func `of the robot the head is left where rows are few`() {
    let rows = [
      ".y..", "....", ".bb.", "bbbb", ".vv.", ".ev.", ".vv.", ".vv.", ".vv.", ".vv.", ".bb.",
      "s..s",
    ]
    let letters: [Character: Pixel] = [
      ".": .page, "y": .spark, "b": .body, "v": .screen, "e": .eye, "s": .shade,
    ]
    let picture = PixelPicture(
      pixels: rows.map { $0.compactMap { letters[$0] } },
      signs: ["antenna", "top", "eyes", "mouth", "chin", "feet"])
    #expect(picture.head.pixels == Array(picture.pixels[..<3]) + picture.pixels[4..<11])
    #expect(picture.head.signs == ["antenna", "top", "eyes", "mouth", "chin"])
    #expect(picture.face.pixels == [picture.pixels[2]] + picture.pixels[4..<11])
    #expect(picture.face.signs == ["top", "eyes", "mouth", "chin"])
    let lines = drawn(columns: 40, rows: 12)
    #expect(lines.contains { $0.contains("▀") })
    #expect(lines.joined(separator: " ").contains("Well practised,"))
  }

  @Test(arguments: [(10, 6), (9, 6), (8, 5), (7, 4), (6, 1), (1, 1)])
  func `the fewer rows there are, the less of the robot is drawn`(rows: Int, drawn: Int) {
    let portrait = Portrait(Self.picture, [.heading("Hi!")])
    let look = Look(theme: .dark, glyphs: .unicode, shapes: .smooth, rows: 20)
    let layout = PortraitLayout(portrait, columns: 40, rows: rows, look: look)
    #expect(layout.lines.count == drawn)
  }

  @Test(arguments: [Theme.dark, .light], ["true", "256"])
  func `gold stands out from the page`(theme: Theme, tier: String) throws {
    let star = theme.style(.pixel(.gold, on: .page), on: .page)
    #expect(try #require(Contrast.of(star, tier: tier)) >= 3)
  }

  @Test func `two squares share a cell, and what is behind the picture is never painted`() {
    let look = Look(theme: .dark, glyphs: .unicode, shapes: .smooth, rows: 24)
    let rows = Self.picture.lines(look: look)
    #expect(rows.count == 6 && rows.allSatisfy { $0.width == 14 })
    #expect(rows[0].spans[0] == Span(" ", .pixel(.page, on: .page)))
    #expect(rows[0].spans[2] == Span("▀", .pixel(.rose, on: .body)))
    #expect(rows[1].spans[5] == Span(" ", .pixel(.eye, on: .eye)))
    #expect(
      Theme.dark.style(.pixel(.page, on: .page), on: .page).background == Theme.dark.page.background
    )
  }

  @Test func `a square with nothing above it is behind the page, so that no line runs below it`() {
    let picture = PixelPicture(pixels: [[.page], [.body]], signs: [])
    let look = Look(theme: .light, glyphs: .unicode, shapes: .smooth, rows: 24)
    #expect(picture.lines(look: look) == [Line([Span("▀", .pixel(.page, on: .body))])])
  }

  @Test func `pictures have colours only where that of the page is known`() {
    let themes = [Theme.dark, .light, .dark.hollow, .light.hollow, .neutral, .monochrome]
    for theme in themes {
      #expect((theme.pixels == .none) == (theme.page.background == nil))
    }
  }

  @Test(arguments: [Theme.dark, .light])
  func `every square but the empty one has a colour`(theme: Theme) {
    for pixel in Pixel.allCases {
      #expect((theme.pixels[pixel] == nil) == (pixel == .page), "\(pixel)")
    }
  }

  @Test func `a portrait of which nothing is said keeps no rows free below it`() {
    let portrait = Portrait(Self.picture, [.heading("Well practised!")])
    #expect(portrait.rowsBelow == 0)
  }

  @Test func `more words stand beside the picture where they are no higher than it`() {
    let less: [Block] = [.heading("Well practised!"), .text("★ ★")]
    let more = less + [.secondary("stayed with it · tried some not known yet")]
    func isLonger(columns: Int, rows: Int) -> Bool {
      let portrait = Portrait(Self.picture, less, longerBlocks: more)
      let layout = PortraitLayout(
        portrait, columns: columns, rows: rows,
        look: Look(theme: .dark, glyphs: .unicode, shapes: .smooth, rows: rows))
      let words = layout.lines.map { $0.spans.map(\.text).joined() }.joined(separator: " ")
      #expect(words.contains("★ ★"))
      return words.contains("not known yet")
    }
    #expect(isLonger(columns: 80, rows: 18))
    #expect(isLonger(columns: 40, rows: 14), "six rows of picture, five of words")
    #expect(!isLonger(columns: 28, rows: 14), "they would be seven rows")
    #expect(!isLonger(columns: 40, rows: 6), "no picture is there")
  }

  @Test(arguments: [(80, true), (40, false)])
  func `words in a picture that would be cut off do not stand beside it`(
    columns: Int, isShown: Bool
  ) {
    let less: [Block] = [.heading("All right!"), .text("★ ★")]
    let more: [Block] = [
      .heading("All right!"), .picture(LinePicture(["★ stayed with it  ★ found them all"])),
    ]
    let layout = PortraitLayout(
      Portrait(Self.picture, less, longerBlocks: more), columns: columns, rows: 18,
      look: Look(theme: .dark, glyphs: .unicode, shapes: .smooth, rows: 18))
    let words = layout.lines.map { $0.spans.map(\.text).joined() }.joined(separator: " ")
    #expect(words.contains("found them all") == isShown)
    #expect(words.contains("★ ★") != isShown)
  }

  @Test func `a scene is laid out anew where other words are offered below it`() {
    let said = (1...4).map { ChatEntry.bubble(Bubble(.robot, "Line \($0)")) }
    let scene =
      [ChatEntry.portrait(Portrait(Self.picture, [.heading("Hi!")], opensScreen: true))] + said
    let look = Look(theme: .dark, glyphs: .unicode, shapes: .smooth, rows: 20)
    func heights(offering roles: [ChipRow.Role?]) -> [Int] {
      var layout = ConversationLayout()
      for role in roles {
        layout.show(
          scene, columns: 40, rows: ConversationRows(11), look: look, offering: role)
      }
      return layout.items.map(\.height)
    }
    #expect(heights(offering: [nil]) != heights(offering: [.answers]))
    #expect(heights(offering: [nil, .answers]) == heights(offering: [.answers]))
  }
}
