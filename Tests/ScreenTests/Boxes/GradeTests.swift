import Testing

@testable import Screen

/// What the four grades have in common.
struct GradeTests {
  private static let sizes = [
    (40, 10), (40, 16), (40, 20), (41, 25), (60, 22), (80, 24), (80, 30), (80, 36), (120, 40),
    (200, 50),
  ].map { Size(columns: $0.0, rows: $0.1) }

  @Test(arguments: Samples.all.map(\.name), [GlyphSet.unicode, .ascii])
  func `words, taps and the cursor are at the same places in all grades`(
    name: String, glyphs: GlyphSet
  ) throws {
    var picture = try #require(Samples.all.first { $0.name == name }).picture
    // It falls where nothing is, and what that is differs.
    if case .chat(var chat) = picture {
      chat.confetti = nil
      chat.flower = nil
      picture = .chat(chat)
    }
    for size in Self.sizes {
      let drawings = ShapeGrade.allCases.map {
        picture.drawn(in: size, theme: .light, glyphs: glyphs, shapes: $0)
      }
      for drawing in drawings.dropFirst() {
        #expect(drawing.frame.words == drawings[0].frame.words, "\(size)")
        #expect(drawing.taps == drawings[0].taps)
        #expect(drawing.frame.cursor == drawings[0].frame.cursor)
        #expect(drawing.scroll.maximum == drawings[0].scroll.maximum)
      }
    }
  }

  @Test func `without colours there are lines, and ASCII has none of the signs`() {
    func shapes(_ grade: ShapeGrade, _ theme: Theme, _ glyphs: GlyphSet) -> ShapeGrade {
      Look(theme: theme, glyphs: glyphs, shapes: grade, rows: 24).shapes
    }
    for grade in ShapeGrade.allCases {
      #expect(shapes(grade, .monochrome, .unicode) == .outline)
      #expect(shapes(grade, .dark, .unicode) == grade)
      #expect(shapes(grade, .dark, .ascii) == (grade == .outline ? .outline : .flat))
    }
  }

  @Test(arguments: sizes.filter { $0.rows >= 16 })
  func `the labels of all keys stand in the middle within half a cell`(size: Size) {
    let pad = NumericKeypad(hint: "Tip", skip: "Skip", send: "Send it")
    let layouts =
      [16, 20, 24].map {
        KeypadLayout.strip(pad, columns: size.columns, screenRows: $0, glyphs: .unicode)
      }
      + [.telephone(pad, columns: size.columns, glyphs: .unicode)]
    for key in layouts.flatMap(\.keys) {
      var canvas = Canvas(
        size: Size(columns: 200, rows: 60),
        look: Look(theme: .dark, glyphs: .unicode, shapes: .smooth, rows: 60))
      RoundedBox(body: key.face, style: Theme.dark.keys.digit).draw(key.label, on: &canvas)
      let place = canvas.frame.position(of: key.label) ?? Point(column: -99, row: -99)
      let across = 2 * (place.column - key.face.column) + key.label.count - key.face.columns
      let down = 2 * (place.row - key.face.row) + 1 - key.face.rows
      #expect(abs(across) <= 1 && down == 0, "\(key.label) at \(size)")
    }
  }

  @Test(arguments: [80, 81, 120, 121])
  func `the telephone stands in the middle of the screen, and its digits in that of their keys`(
    columns: Int
  ) {
    let pad = NumericKeypad(hint: "Tip", skip: "Skip", send: "Send")
    let keys = KeypadLayout.telephone(pad, columns: columns, glyphs: .unicode).keys
    let left = keys.map(\.face.column).min() ?? 0
    #expect(left == columns - (keys.map(\.face.endColumn).max() ?? 0))
    let exact = columns.isMultiple(of: 2) ? [.skip, .send] : [KeypadKey.hint]
    for key in keys where key.label.allSatisfy(\.isWholeNumber) || exact.contains(key.key) {
      #expect((key.face.columns - key.label.count).isMultiple(of: 2), "\(key.label)")
    }
  }

  @Test(arguments: [ShapeGrade.smooth, .sextants])
  func `Send changes its colour and nothing of its shape with what is typed`(grade: ShapeGrade) {
    func signs(_ typed: String) -> [String] {
      guard case .chat(var chat) = Samples.practice else { return [] }
      chat.composer.line = typed
      let size = Size(columns: 100, rows: 30)
      return ScreenPicture.chat(chat)
        .drawn(in: size, theme: .dark, glyphs: .unicode, shapes: grade).frame.rows.suffix(9)
    }
    #expect(signs("") == signs("5") && signs("").contains { $0.contains("Send") })
  }

  @Test(arguments: sizes.filter { $0.rows >= 16 })
  func `no two keys of the keypad touch, unless their colours differ`(size: Size) {
    let drawing = Samples.practice.drawn(
      in: size, theme: .dark, glyphs: .unicode, shapes: .flat)
    let colors = [
      Theme.dark.keys.digit, Theme.dark.keys.edit, Theme.dark.pressed, Theme.dark.selected,
    ]
    .map(\.background)
    func color(_ column: Int, _ row: Int) -> Color? {
      drawing.frame[column, row].style.background
    }
    func key(_ column: Int, _ row: Int) -> TapTarget? {
      guard column < size.columns, row < size.rows, colors.contains(color(column, row)),
        case .keypad(let key) = drawing.taps.target(at: Point(column: column, row: row))
      else { return nil }
      return .keypad(key)
    }
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        guard let here = key(column, row) else { continue }
        #expect([nil, here].contains(key(column + 1, row)))
        let below = key(column, row + 1)
        #expect([nil, here].contains(below) || color(column, row) != color(column, row + 1))
      }
    }
  }

  @Test func `a large clock is large from twenty-six rows`() {
    for rows in [24, 26, 30, 40] {
      let frame = Samples.practice.frame(Size(columns: 80, rows: rows))
      #expect(frame.rows[0].contains("█ █ ▄ ▀▀█") == (rows >= 26))
    }
  }
}
