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

  private func look(_ rows: Int) -> Look {
    Look(theme: .dark, glyphs: .unicode, shapes: .smooth, rows: rows)
  }

  private func options(
    _ words: [String], selected: Int = 0, columns: Int = 29, rows: Int = 13, screenRows: Int = 16
  ) -> OptionsLayout {
    OptionsLayout(
      words, selected: selected, columns: columns, rows: rows, look: look(screenRows))
  }

  @Test func `in a low conversation chips of one row stand right below the title`() {
    func height(_ rows: Int) -> Int {
      options(["Easy", "Hard"], columns: 52, rows: rows, screenRows: 24).rows
    }
    #expect(height(13) == height(8))
    #expect(height(14) > height(13))
    #expect(height(14) == height(40))
  }

  @Test func `signs show that there are more names above and below`() {
    let names = (1...60).map { "Child \($0)" }
    func marks(_ selected: Int) -> String {
      options(names, selected: selected).moreMarks(.unicode)
    }
    #expect(marks(0) == "↓")
    #expect(marks(30) == "↑↓")
    #expect(marks(59) == "↑")
  }

  @Test(arguments: [(4, 2), (8, 1)])
  func `an empty row parts the rows of words where all of them have room with it`(
    count: Int, step: Int
  ) {
    let layout = options((1...count).map { "Child number \($0)" })
    let rows = Set(layout.chips.chips.map(\.row)).sorted()
    #expect(rows.count > 1 && zip(rows, rows.dropFirst()).allSatisfy { $1 - $0 == step })
    #expect(layout.shownRows == 0..<layout.chips.rows)
  }

  @Test func `words in several rows stand in columns, unless these take more rows`() {
    func columns(_ words: [String]) -> [Int] { options(words).chips.chips.map(\.column) }
    #expect(columns(["Just right", "Easy", "Medium", "Hard"]) == [0, 15, 0, 15])
    #expect(columns(["Just right", "A", "B", "C", "D", "E"]) == [0, 15, 0, 6, 12, 18])
  }

  @Test func `chips have edges only where those below a bubble have some`() {
    let levels = ["Just right", "Easy", "Medium", "Hard"]
    func air(_ screenRows: Int) -> OptionsLayout.Air {
      options(levels, rows: 18, screenRows: screenRows).air
    }
    #expect(air(23) == .below)
    #expect(air(24) == .around)
  }

  @Test(arguments: [40, 61, 80, 120])
  func `a slider ends right below the value in words`(columns: Int) throws {
    let card = Card(id: 1, title: "Time", control: .slider(value: 5, range: 1...10, text: "5 min"))
    let chat = ChatPicture(
      header: ChatHeader(icon: "🤖", name: "Robo"), entries: [.card(card)], composer: Composer())
    let rows = ScreenPicture.chat(chat).drawn(
      in: Size(columns: columns, rows: 24), theme: .dark, glyphs: .unicode
    ).frame.rows
    let title = try #require(rows.firstIndex { $0.contains("Time") })
    let ends = try [("5 min", title), (" 10", title + 1)].map { words, row in
      let end = try #require(rows[row].firstRange(of: words)?.upperBound)
      return String(rows[row][..<end]).displayWidth
    }
    #expect(ends[0] == ends[1])
    #expect(ends[0] < columns - 2)
  }

  @Test func `ten names need no scrolling, and long ones are cut`() {
    let names = (1...9).map { "Child \($0)" } + [String(repeating: "김", count: 40)]
    let drawing = drawing(names, selected: 9, Size(columns: 40, rows: 16))
    #expect(tappable(in: drawing) == Set(0..<10))
    #expect(drawing.frame.isWhole)
    #expect(drawing.frame.rows.contains { $0.contains("김…") })
  }
}
