import Basics
import Testing

@testable import Screen

struct CalculatorTests {
  static let sizes = [(40, 10), (40, 16), (40, 24), (80, 24), (100, 30), (120, 40)]
    .map { Size(columns: $0.0, rows: $0.1) }

  private func drawing(
    _ picture: ScreenPicture, _ size: Size, glyphs: GlyphSet = .unicode
  ) -> Drawing {
    picture.drawn(in: size, theme: .dark, glyphs: glyphs)
  }

  private func picture(of display: CalculatorPicture.Display) -> ScreenPicture {
    var picture = Samples.calculator(Samples.basicKeys, beside: false)
    picture.display = display
    return .calculator(picture)
  }

  @Test func `a number that repeats for ever is as large as others`() {
    #expect(
      LargeDigits.number("3.(3)", glyphs: .unicode) == [
        "▀▀█   ▞ ▀▀█ ▚", "▀▀█   ▌ ▀▀█ ▐", "▀▀▀ ▀ ▝ ▀▀▀ ▘",
      ])
    #expect(LargeDigits.number("3 km", glyphs: .unicode).isEmpty)
  }

  @Test(
    arguments: [Theme.dark, .light], [Size(columns: 40, rows: 16), Size(columns: 40, rows: 20)])
  func `keys that touch those above and below them have another shade`(theme: Theme, size: Size) {
    let keys = Samples.functions + Samples.basicKeys
    let picture = ScreenPicture.calculator(Samples.calculator(keys, beside: false))
    let frame = picture.drawn(in: size, theme: theme, glyphs: .unicode).frame
    // A row is free between functions and digits, and one below these, where there is room.
    let free = size.rows > 16 ? 1 : 0
    let end = size.rows - 1 - free
    let digits = end - Samples.basicKeys.count..<end
    let functions =
      digits.lowerBound - free - Samples.functions.count..<digits.lowerBound - free
    let rows = Array(functions) + Array(digits)
    if free > 0 {
      let between = (0..<size.columns).map { frame[$0, digits.lowerBound - 1].style.background }
      #expect(Set(between) == [theme.page.background])
    }
    let shades = rows.map { row in
      Set((0..<size.columns).compactMap { frame[$0, row].style.background })
        .subtracting([theme.page.background].compactMap(\.self))
    }
    for (above, below) in zip(shades, shades.dropFirst()) {
      #expect(!above.isEmpty && above.isDisjoint(with: below))
    }
  }

  @Test(arguments: sizes)
  func `every key is drawn whole and hit where it is drawn`(size: Size) throws {
    let drawing = drawing(Samples.calculator, size)
    for (number, key) in Samples.basicKeys.joined().enumerated() {
      let points = (0..<size.rows).flatMap { row in
        (0..<size.columns).map { Point(column: $0, row: row) }
      }.filter { drawing.taps.target(at: $0) == .calculatorKey(number) }
      let text = points.map { String(drawing.frame[$0.column, $0.row].character) }.joined()
      #expect(text.contains(key.label), "\(key.label)")
      #expect(points.count >= 8)
    }
  }

  @Test(arguments: sizes.filter { $0.rows > 16 })
  func `each key's label stands in the middle within half a cell`(size: Size) {
    for keys in [Samples.basicKeys, Samples.functions + Samples.basicKeys] {
      let picture = Samples.calculator(keys, beside: false)
      let layout = CalculatorLayout(picture, columns: size.columns, top: 2, bottom: size.rows - 1)
      for (row, line) in keys.enumerated() {
        for index in line.indices {
          let face = layout.face(of: layout.touch(row: row, index: index, of: line.count))
          var canvas = Canvas(
            size: Size(columns: 200, rows: 60),
            look: Look(theme: .dark, glyphs: .unicode, shapes: .smooth, rows: 60))
          CalculatorPicture.Key("5", .digit).draw(
            on: &canvas, in: face, hasEdges: true, isBetween: false)
          let place = canvas.frame.position(of: "5") ?? Point(column: -99, row: -99)
          #expect(abs(2 * (place.column - face.column) + 1 - face.columns) <= 1)
          #expect(abs(2 * (place.row - face.row) + 1 - face.rows) <= 1)
        }
      }
    }
  }

  @Test(arguments: [40, 80, 120])
  func `the keys of the basic calculator have a middle column`(columns: Int) {
    let picture = Samples.calculator(Samples.basicKeys, beside: false)
    let layout = CalculatorLayout(picture, columns: columns, top: 2, bottom: 23)
    for (row, line) in picture.keys.enumerated() {
      for index in line.indices {
        let face = layout.face(of: layout.touch(row: row, index: index, of: line.count))
        #expect(face.columns % 2 == 1)
      }
    }
  }

  @Test(arguments: sizes)
  func `the expression, the number and the error are seen in every size`(size: Size) {
    let frame = drawing(Samples.calculator, size).frame
    let rows = frame.rows.joined(separator: "\n")
    #expect(rows.contains("1,200 + "))
    #expect(rows.contains("Tab sci") && rows.contains("q quit"))
    let error = drawing(Samples.calculatorWithError, size).frame.rows.joined(separator: " ")
    #expect(error.contains("A number cannot be") && error.contains("Esc clears."))
    if size.rows > 16 { #expect(error.contains("9 ÷ 0")) }
  }

  @Test func `a long expression keeps its end, and a long entry too`() {
    let long = (1...60).map(String.init).joined(separator: " + ")
    let display = CalculatorPicture.Display(expression: long, entry: String(long.prefix(90)))
    let frame = drawing(picture(of: display), Size(columns: 40, rows: 16)).frame
    #expect(frame.rows.contains { $0.contains("…") && $0.contains("+ 59 + 60") })
    let end = String(String(long.prefix(90)).suffix(20))
    #expect(frame.rows.contains { $0.contains("…") && $0.contains(end) })
    let ascii = drawing(picture(of: display), Size(columns: 40, rows: 16), glyphs: .ascii).frame
    #expect(ascii.rows.contains { $0.contains("...") && $0.contains("+ 59 + 60") })
  }

  @Test func `a number is large where it fits, whole in any case`() {
    let size = Size(columns: 40, rows: 24)
    let short = picture(of: CalculatorPicture.Display(expression: "", entry: "1,234.5"))
    #expect(drawing(short, size).frame.rows.contains { $0.contains("▀▀▀") })
    #expect(!drawing(short, size).frame.rows.contains { $0.contains("1,234.5") })
    #expect(drawing(short, size, glyphs: .ascii).frame.rows.contains { $0.contains("1,234.5") })
    for entry in ["−12,345,678.9012", "1.2345…×10⁵⁰"] {
      let picture = picture(of: CalculatorPicture.Display(expression: "", entry: entry))
      #expect(drawing(picture, size).frame.rows.contains { $0.contains(entry) }, "\(entry)")
    }
  }

  @Test func `the history lies beside the keys, or over them where there is no room`() {
    let wide = drawing(Samples.calculatorWithHistory, Size(columns: 80, rows: 24))
    #expect(wide.frame.rows.contains { $0.contains("÷") })
    let narrow = drawing(Samples.calculatorWithHistory, Size(columns: 40, rows: 16))
    #expect(!narrow.frame.rows.contains { $0.contains("÷") })
    for drawing in [wide, narrow] {
      #expect(drawing.frame.rows.contains { $0.contains("= 4,000,000") })
      let row = drawing.frame.rows.firstIndex { $0.contains("= 4,000,000") } ?? 0
      let points = (0..<drawing.frame.size.columns).map { Point(column: $0, row: row) }
      #expect(points.contains { drawing.taps.target(at: $0) == .historyEntry(3) })
      #expect(drawing.frame.rows[row].contains("▌"))
    }
  }

  @Test func `each kind of key has a colour of its own`() {
    for theme in [Theme.dark, .light] {
      for keys in [theme.keys, theme.keysBetween] {
        let colors = CalculatorPicture.Kind.allCases.map { $0.style(in: keys).background }
        #expect(Set(colors).count == 4)
      }
    }
  }

  @Test func `without colours a lit key and one in focus have a sign`() {
    let frame = Samples.calculator.frame(theme: .monochrome)
    #expect(frame.rows.contains { $0.contains("[5]") })
    #expect(frame.rows.contains { $0.contains("[2]") })
  }

  @Test func `a label without room gives its first word, or as much of that as fits`() {
    func bottomRows(_ label: String) -> String {
      var keys = Samples.basicKeys
      keys[0][0].label = label
      let picture = ScreenPicture.calculator(Samples.calculator(keys, beside: false))
      return drawing(picture, Size(columns: 40, rows: 20)).frame.rows.joined(separator: "\n")
    }
    #expect(bottomRows("first second").contains("first"))
    #expect(!bottomRows("first second").contains("first s"))
    let long = bottomRows("extraordinarily")
    #expect(long.contains("extra") && !long.contains("extraordinarily"))
  }

  @Test func `the words of the footer stand apart from 60 columns on`() throws {
    func start(ofSecondWordAt columns: Int) throws -> Int {
      let taps = drawing(
        .calculator(Samples.calculator(Samples.basicKeys, beside: false)),
        Size(columns: columns, rows: 24)
      ).taps
      let row = 23
      return try #require(
        (0..<columns).first { taps.target(at: Point(column: $0, row: row)) == .word(1) })
    }
    #expect(try start(ofSecondWordAt: 60) == start(ofSecondWordAt: 59) + 1)
    #expect(try start(ofSecondWordAt: 61) == start(ofSecondWordAt: 60))
  }
}
