import Testing

@testable import Screen

struct ChipRowTests {
  private static let words = ["New round", "My garden", "Time taken", "Settings", "Bye"]

  private static func drawing(
    _ columns: Int, _ rows: Int, words: [String] = words, theme: Theme = .dark,
    glyphs: GlyphSet = .unicode
  ) -> Drawing {
    let chat = ChatPicture(
      header: ChatHeader(icon: "🤖", name: "Robo"),
      entries: [.bubble(Bubble(.robot, "What next?"))], chips: ChipRow(words, lit: 1),
      composer: Composer(placeholder: "Type"))
    return ScreenPicture.chat(chat).drawn(
      in: Size(columns: columns, rows: rows), theme: theme, glyphs: glyphs)
  }

  /// The places at which a tap chooses the word.
  private static func places(of index: Int, in drawing: Drawing) -> [Point] {
    let size = drawing.frame.size
    return (0..<size.rows).flatMap { row in
      (0..<size.columns).map { Point(column: $0, row: row) }
    }.filter { drawing.taps.target(at: $0) == .word(index) }
  }

  @Test(arguments: [(80, 24), (40, 20), (40, 16), (120, 40), (200, 50), (40, 10)])
  func `every word can be read and tapped, between conversation and composer`(
    columns: Int, rows: Int
  ) {
    let drawing = Self.drawing(columns, rows)
    for (index, word) in Self.words.enumerated() {
      #expect(drawing.frame.rows.contains { $0.contains(word) }, "\(word)")
      #expect(Self.places(of: index, in: drawing).count >= word.count)
    }
    #expect(drawing.frame.rows.contains { $0.contains("What next?") })
    #expect(drawing.scroll.maximum == 0)
  }

  @Test func `on a low screen few words begin where the bubbles do, many at the edge`() throws {
    for (words, start) in [(["Start", "Change"], 5), (Self.words, 1)] {
      let places = Self.places(of: 0, in: Self.drawing(40, 16, words: words))
      #expect(places.map(\.column).min() == start)
    }
  }

  @Test(arguments: [Theme.dark, .light, .monochrome])
  func `the lit word looks different`(theme: Theme) throws {
    let drawing = Self.drawing(80, 24, theme: theme)
    let styles = try (0...1).map { index in
      let places = Self.places(of: index, in: drawing)
      let place = try #require(places.dropFirst(places.count / 2).first)
      return drawing.frame[place.column, place.row].style
    }
    #expect(styles[0] != styles[1])
  }

  @Test(arguments: [(80, 20), (80, 23), (40, 20), (40, 23), (40, 24), (120, 40)])
  func `chips have edges of their own, or are all flat where rows are few`(
    columns: Int, rows: Int
  ) {
    let look = Look(theme: .dark, glyphs: .unicode, shapes: .smooth, rows: rows)
    let layout = ChipRowLayout(ChipRow(Self.words), columns: columns, rows: rows, look: look)
    let lines = Set(layout.chips.map(\.face.row)).count
    #expect(layout.hasEdges == (rows >= 24))
    #expect(layout.rows == (layout.hasEdges ? 3 * lines : 2 * lines))
    for chip in layout.chips {
      #expect(chip.face.row >= (layout.hasEdges ? 1 : 0) && chip.face.endRow + 1 <= layout.rows)
    }
  }

  @Test(arguments: [Theme.monochrome, .dark.hollow, .neutral], [GlyphSet.unicode, .ascii])
  func `where the words have lines around them, so does the lit one`(
    theme: Theme, glyphs: GlyphSet
  ) throws {
    let frame = Self.drawing(80, 24, theme: theme, glyphs: glyphs).frame
    let row = try #require(frame.rows.firstIndex { $0.contains("My garden") })
    let line = glyphs.vertical.first
    #expect(frame.rows[row].count { $0 == line } == 2 * Self.words.count)
    for edge in [row - 1, row + 1] {
      #expect(frame.rows[edge].split(separator: " ").count == Self.words.count)
    }
    let lit = try #require(frame.position(of: "My garden"))
    #expect(frame[lit.column, lit.row].style == theme.selected)
  }

  @Test func `a word that is too long is cut, and still a tap`() {
    let drawing = Self.drawing(40, 16, words: [String(repeating: "long ", count: 40), "Bye"])
    #expect(!Self.places(of: 0, in: drawing).isEmpty)
    #expect(!Self.places(of: 1, in: drawing).isEmpty)
  }
}
