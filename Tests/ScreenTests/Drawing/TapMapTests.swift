import Testing

@testable import Screen

struct TapMapTests {
  static let sizes = [(40, 16), (40, 20), (80, 24), (120, 24), (40, 30), (80, 34), (120, 40)]
    .map { Size(columns: $0.0, rows: $0.1) }

  private func points(of target: TapTarget, in drawing: Drawing) -> [Point] {
    let size = drawing.frame.size
    return (0..<size.rows).flatMap { row in
      (0..<size.columns).map { Point(column: $0, row: row) }
    }.filter { drawing.taps.target(at: $0) == target }
  }

  private static let keys: [(KeypadKey, String)] =
    (0...9).map { (.digit($0), "\($0)") } + [
      (.backspace, "⌫"), (.hint, "Hint"), (.skip, "Skip"), (.send, "Send"),
    ]

  @Test(arguments: sizes)
  func `every key is hit where it is drawn`(size: Size) throws {
    let drawing = Samples.practice.drawn(in: size, theme: .dark, glyphs: .unicode)
    for (key, label) in Self.keys {
      let points = points(of: .keypad(key), in: drawing)
      let columns = Set(points.map(\.column))
      let rows = Set(points.map(\.row))
      #expect(points.count == columns.count * rows.count)
      // A key counts in the gap at its right, too, where the screen goes on.
      let least = columns.contains(size.columns - 1) ? 3 : 4
      #expect(columns.count >= (size.rows >= 30 ? 8 : least), "\(label)")
      #expect(points.count >= (size.rows < 20 || size.columns == 40 ? least : 5), "\(label)")
      #expect(rows.count >= (size.rows >= 30 ? 2 : 1), "\(label)")
      let text = rows.sorted().map { row in
        columns.sorted().map { String(drawing.frame[$0, row].character) }.joined()
      }.joined()
      #expect(text.contains(label), "\(label)")
    }
  }

  @Test(arguments: sizes)
  func `without its word a hint or skip has no key, and the others keep theirs`(size: Size) {
    let chat = ChatPicture(
      header: ChatHeader(icon: "🤖", name: "Robo"), entries: [], composer: Composer(),
      keypad: NumericKeypad(hint: "", skip: "", send: "Send"))
    let drawing = ScreenPicture.chat(chat).drawn(in: size, theme: .dark, glyphs: .unicode)
    for (key, label) in Self.keys {
      let isThere = key != .hint && key != .skip
      #expect(points(of: .keypad(key), in: drawing).isEmpty != isThere, "\(label)")
    }
  }

  @Test(arguments: sizes)
  func `no key is drawn outside its own touch`(size: Size) {
    let drawing = Samples.practice.drawn(in: size, theme: .dark, glyphs: .unicode)
    let top = size.rows - (size.rows >= 40 ? 12 : size.rows >= 30 ? 8 : 1)
    for row in top..<size.rows {
      for column in 0..<size.columns {
        let isKey = drawing.frame[column, row].style.background == Theme.dark.keys.digit.background
        guard isKey else { continue }
        #expect(drawing.taps.target(at: Point(column: column, row: row)) != nil)
      }
    }
  }

  @Test func `the slider's columns are its values`() {
    let card = Card(
      id: 7, title: "Timer", control: .slider(value: 5, range: 1...10, text: "5 minutes"))
    let picture = ScreenPicture.chat(
      ChatPicture(
        header: ChatHeader(icon: "🤖", name: "Robo"), entries: [.card(card)],
        composer: Composer()))
    for size in Self.sizes {
      let drawing = picture.drawn(in: size, theme: .dark, glyphs: .unicode)
      for value in 1...10 {
        let points = points(of: .slider(card: 7, value: value), in: drawing)
        #expect(!points.isEmpty, "\(value)")
        #expect(
          points.contains { drawing.frame[$0.column, $0.row].character == "●" } == (value == 5))
      }
    }
  }

  @Test func `options, the header, the arrow and the words can be tapped`() {
    let size = Size(columns: 80, rows: 24)
    let welcome = Samples.welcome.drawn(in: size, theme: .dark, glyphs: .unicode)
    for index in 0..<3 {
      #expect(points(of: .option(card: 2, index: index), in: welcome).count >= 8)
    }
    #expect(welcome.taps.target(at: Point(column: 2, row: 0)) == .header)
    #expect(points(of: .send, in: welcome).count >= 15)
    let settings = Samples.settings.drawn(in: size, theme: .dark, glyphs: .unicode)
    #expect(points(of: .field(row: 4, option: 3), in: settings).count >= 10)
    #expect(points(of: .fieldSlider(row: 0, value: 10), in: settings).count >= 1)
    #expect(points(of: .word(3), in: settings).count >= 10)
  }

  @Test func `nothing is tapped where nothing is drawn`() {
    let drawing = Samples.practice.drawn(
      in: Size(columns: 80, rows: 24), theme: .dark, glyphs: .unicode)
    for point in [(-1, 0), (0, -1), (80, 23), (79, 24), (40, 12)] {
      #expect(drawing.taps.target(at: Point(column: point.0, row: point.1)) == nil)
    }
  }
}
