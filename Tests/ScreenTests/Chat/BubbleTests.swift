import Testing

@testable import Screen

/// What holds for every bubble, in each grade and size.
struct BubbleTests {
  private static let sizes = [(40, 20), (60, 24), (80, 24), (80, 30), (120, 40), (200, 50)]
    .map { Size(columns: $0.0, rows: $0.1) }
  private static let paint = [Theme.dark.robotBubble, Theme.dark.learnerBubble].map(\.background)

  private func drawn(
    _ entries: [ChatEntry], _ size: Size, _ shapes: ShapeGrade, theme: Theme = .dark
  ) -> Drawing {
    let chat = ChatPicture(
      header: ChatHeader(icon: "🤖", name: "Robo"), entries: entries, composer: Composer())
    return ScreenPicture.chat(chat).drawn(
      in: size, theme: theme, glyphs: .unicode, shapes: shapes)
  }

  /// The cells in a row that have a bubble's colour, of letters or behind them.
  private func cells(_ frame: Frame, row: Int) -> Int {
    (0..<frame.size.columns).count { column in
      let style = frame[column, row].style
      let isEdge = Self.paint.contains(style.foreground) && !frame[column, row].isBlank
      return Self.paint.contains(style.background) || isEdge
    }
  }

  @Test(arguments: sizes, [ShapeGrade.smooth, .sextants])
  func `what is above the words is below them, too, but for the tail`(
    size: Size, shapes: ShapeGrade
  ) throws {
    for speaker in [Speaker.robot, .learner] {
      for text in ["7", "12", "What is it?", String(repeating: "more ", count: 30)] {
        let frame = drawn([.bubble(Bubble(speaker, text))], size, shapes).frame
        let field = size.rows < 24 ? 1 : 3
        let rows = (2..<size.rows - field).filter { cells(frame, row: $0) > 0 }
        let (first, last) = (try #require(rows.first), try #require(rows.last))
        let width = cells(frame, row: first)
        // In slanted corners the tail begins in the last row of words.
        let atTail = shapes == .smooth ? 1 : 0
        for row in first + 1..<last {
          #expect(cells(frame, row: row) == width + (row == last - 1 ? atTail : 0))
        }
        #expect(cells(frame, row: last) == width + 1)
        #expect(first + 1 < last && rows.count == last - first + 1)
      }
    }
  }

  @Test(arguments: sizes, ShapeGrade.allCases)
  func `words of a run have a row between them, and so have two speakers`(
    size: Size, shapes: ShapeGrade
  ) {
    let entries: [ChatEntry] = [
      .bubble(Bubble(.robot, "one")), .bubble(Bubble(.robot, "two")),
      .bubble(Bubble(.learner, "three")), .bubble(Bubble(.learner, "four")),
      .bubble(Bubble(.robot, "five")),
    ]
    let frame = drawn(entries, size, shapes).frame
    let rows = ["one", "two", "three", "four", "five"].compactMap { frame.position(of: $0)?.row }
    // In a high window the edges of two speakers have rows of their own.
    let apart = size.rows >= 40 ? 3 : 2
    #expect(zip(rows, rows.dropFirst()).map { $1 - $0 } == [2, apart, 2, apart])
  }

  @Test(arguments: sizes, ShapeGrade.allCases)
  func `no bubble is narrower than five columns, and its words are in the very middle`(
    size: Size, shapes: ShapeGrade
  ) throws {
    for text in ["7", "42", "123", "1234", "12345"] {
      let frame = drawn([.bubble(Bubble(.learner, text))], size, shapes).frame
      let place = try #require(frame.position(of: text))
      let columns = (0..<size.columns).filter {
        frame[$0, place.row].style.background == Theme.dark.learnerBubble.background
      }
      #expect(columns.count == (text.count == 2 ? 6 : max(5, text.count + 2)))
      let indent = place.column - (columns.first ?? 0)
      #expect(2 * indent + text.count == columns.count)
    }
  }

  @Test(arguments: sizes + [Size(columns: 40, rows: 16)], ShapeGrade.allCases)
  func `a tapback lies outside the bubble and covers nothing`(
    size: Size, shapes: ShapeGrade
  ) throws {
    let questions = ["?", "What is 7 × 8?", String(repeating: "so many words ", count: 5)]
    for question in questions {
      for answer in ["Z", "Z234567", "Z" + String(repeating: "long ", count: 12)] {
        var entries: [ChatEntry] = [
          .bubble(Bubble(.robot, question)), .bubble(Bubble(.learner, "a longer line before")),
          .bubble(Bubble(.learner, answer)),
        ]
        if answer.count < 9 { entries.remove(at: 1) }
        let before = drawn(entries, size, shapes).frame
        entries.removeLast()
        entries.append(.bubble(Bubble(.learner, answer, tapback: .right)))
        let frame = drawn(entries, size, shapes).frame
        let place = try #require(frame.position(of: "🎉"))
        #expect(frame[place.column, place.row].style.background == Theme.dark.page.background)
        let words = try #require(frame.position(of: "Z"))
        #expect(place.column + 2 < words.column)
        #expect(words.row - place.row == (size.rows < 20 ? 0 : 1))
        guard answer.count < 9 else { continue }
        #expect(
          before.rows.map { $0.filter(\.isLetter) } == frame.rows.map { $0.filter(\.isLetter) })
      }
    }
  }

  @Test(arguments: ShapeGrade.allCases)
  func `where an answer is in sight its tapback is, and it covers no words`(shapes: ShapeGrade) {
    for lines in 1...20 {
      let entries: [ChatEntry] = [
        .bubble(Bubble(.learner, "WXYZ", tapback: .notYet)),
        .bubble(Bubble(.robot, (1...lines).map { .text("\($0)") })),
      ]
      let frame = drawn(entries, Size(columns: 40, rows: 20), shapes).frame
      guard let words = frame.position(of: "WXYZ") else { continue }
      let place = frame.position(of: "👎")
      #expect(place != nil, "\(lines) lines below the answer")
      #expect((place?.column ?? words.column) + 2 < words.column)
    }
  }

  @Test func `three exchanges fit on eighty columns and twenty-four rows above the keypad`() {
    var chat = Samples.practiceChat
    chat.entries = (1...3).flatMap { number -> [ChatEntry] in
      [
        .bubble(Bubble(.robot, "What is \(number) × 7?")),
        .bubble(Bubble(.learner, "\(number * 7)", tapback: .right)),
      ]
    }
    chat.entries.append(.bubble(Bubble(.robot, "What is 8 × 7?")))
    for shapes in ShapeGrade.allCases {
      let drawing = ScreenPicture.chat(chat).drawn(
        in: Size(columns: 80, rows: 24), theme: .dark, glyphs: .unicode, shapes: shapes)
      #expect(drawing.scroll.maximum == 0)
      #expect(drawing.frame.position(of: "What is 1 × 7?") != nil)
    }
  }
}
