import Testing

@testable import Screen

/// A card with more names than fit: the selected one is always on show.
struct CardWindowTests {
  private func drawing(
    _ names: [String], selected: Int, _ size: Size, glyphs: GlyphSet = .unicode
  ) -> Drawing {
    let chat = ChatPicture(
      header: ChatHeader(icon: "🤖", name: "Robo"),
      entries: [
        .bubble(Bubble(.robot, "Hi! Who is playing?")),
        .card(
          Card(
            id: 1, title: "Who is playing?", control: .options(names, selected: selected))),
      ], composer: Composer())
    return ScreenPicture.chat(chat).drawn(in: size, theme: .dark, glyphs: glyphs)
  }

  private func tappable(in drawing: Drawing) -> Set<Int> {
    let size = drawing.frame.size
    var indices: Set<Int> = []
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let target = drawing.taps.target(at: Point(column: column, row: row))
        if case .option(_, let index) = target { indices.insert(index) }
      }
    }
    return indices
  }

  @Test(arguments: [Size(columns: 40, rows: 16), Size(columns: 80, rows: 24)])
  func `sixty names scroll, and each can be seen, tapped and reached`(size: Size) {
    let names = (1...60).map { "Child \($0)" }
    var seen: Set<Int> = []
    for index in names.indices {
      let drawing = drawing(names, selected: index, size)
      #expect(drawing.frame.rows.contains { $0.contains("● \(names[index]) ") }, "\(index)")
      #expect(drawing.frame.rows.contains { $0.contains("Hi! Who is playing?") })
      let tappable = tappable(in: drawing)
      #expect(tappable.contains(index))
      seen.formUnion(tappable)
    }
    #expect(seen == Set(names.indices))
  }

  @Test func `in a low conversation chips of one row stand right below the title`() {
    func height(_ rows: Int) -> Int {
      CardLayout(
        Card(id: 1, title: "", control: .options(["Easy", "Hard"], selected: 0)), columns: 80,
        rows: rows, look: Look(theme: .dark, glyphs: .unicode, shapes: .smooth, rows: 24)
      ).height
    }
    #expect(height(13) == height(8))
    #expect(height(14) > height(13))
    #expect(height(14) == height(40))
  }

  @Test func `signs show that there are more names above and below`() {
    let names = (1...60).map { "Child \($0)" }
    func marks(_ selected: Int) -> String {
      let layout = CardLayout(
        Card(
          id: 1, title: "", control: .options(names, selected: selected)),
        columns: 40, rows: 13, look: Look(theme: .dark, glyphs: .unicode, shapes: .smooth, rows: 16)
      )
      return layout.moreMarks
    }
    #expect(marks(0) == "↓")
    #expect(marks(30) == "↑↓")
    #expect(marks(59) == "↑")
  }

  @Test(arguments: [(4, 2), (8, 1)])
  func `an empty row parts the rows of words where all of them have room with it`(
    count: Int, step: Int
  ) {
    let names = (1...count).map { "Child number \($0)" }
    let layout = CardLayout(
      Card(id: 1, title: "", control: .options(names, selected: 0)),
      columns: 40, rows: 13, look: Look(theme: .dark, glyphs: .unicode, shapes: .smooth, rows: 16))
    let rows = Set(layout.chips.chips.map(\.row)).sorted()
    #expect(rows.count > 1 && zip(rows, rows.dropFirst()).allSatisfy { $1 - $0 == step })
    #expect(layout.shownRows == 0..<layout.chips.rows)
  }

  @Test func `ten names need no scrolling, and long ones are cut`() {
    let names = (1...9).map { "Child \($0)" } + [String(repeating: "김", count: 40)]
    let drawing = drawing(names, selected: 9, Size(columns: 40, rows: 16))
    #expect(tappable(in: drawing) == Set(0..<10))
    #expect(drawing.frame.isWhole)
    #expect(drawing.frame.rows.contains { $0.contains("김…") })
  }
}
