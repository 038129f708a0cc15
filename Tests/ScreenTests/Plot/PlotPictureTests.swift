import Basics
import Testing

@testable import Screen

/// Curves as cells: their signs, axes, labels and marks.
struct PlotPictureTests {
  /// A rising line from the left bottom to the right top, and a level one in the middle.
  private func picture(_ grade: DotGrade, curves: Int = 1) -> PlotPicture {
    let (columns, rows) = (12, 6)
    var rising = DotGrid(columns: columns * grade.columns, rows: rows * grade.rows)
    var level = rising
    for column in 0..<rising.columns {
      let row = rising.rows - 1 - column * rising.rows / rising.columns
      rising[column, row] = true
      level[column, rising.rows / 2] = true
    }
    let all = [
      PlotPicture.Curve(label: "y = x", dots: rising),
      PlotPicture.Curve(label: "y = 3", dots: level),
    ]
    return PlotPicture(
      grade: grade, columns: columns, rows: rows, curves: Array(all.prefix(curves)),
      horizontal: [.init(dot: 0, label: "0"), .init(dot: 6 * grade.columns, label: "6")],
      vertical: [.init(dot: 0, label: "6"), .init(dot: 5 * grade.rows, label: "0")],
      zeroColumn: 0, zeroRow: 5 * grade.rows,
      marks: [
        .init(.zero, column: 0, row: 5 * grade.rows),
        .init(.pole, column: 3 * grade.columns, row: nil),
      ],
      keys: [.init(.zero, "zero"), .init(.pole, "pole")])
  }

  private func lines(_ picture: PlotPicture, _ glyphs: GlyphSet = .unicode) -> [String] {
    picture.printed(columns: 40, glyphs: glyphs, depth: .none)
  }

  @Test func `ASCII has a sign for each curve, and nothing else than ASCII`() {
    let lines = lines(picture(.ascii, curves: 2), .ascii)
    #expect(lines.joined().utf8.allSatisfy { $0 < 0x80 })
    #expect(
      lines == [
        "a *** y = x   b ooo y = 3",
        "6 +|  :      ** a",
        "  ||  :    **",
        "  ||  :  **",
        "  |oooo##oooooo b",
        "  || **",
        "0 +0*-:--------",
        "  ++-----+-----",
        "   0     6",
        "0 zero   : pole",
      ])
  }

  @Test func `each curve's label has a line of its own where one is too narrow`() {
    let plain = picture(.ascii, curves: 2)
    let labels = ["y = x × x × x + 2", "y = 3 − 2 ÷ 5 + 1"]
    var page = plain
    page.title = "Two lines"
    page.curves = zip(labels, plain.curves).map { PlotPicture.Curve(label: $0, dots: $1.dots) }
    let frame = ScreenPicture.plot(page)
      .drawn(in: Size(columns: 40, rows: 30), theme: .dark, glyphs: .unicode).frame
    let rows = (0..<4).map { frame.text(ofRow: $0).trimmed }
    let line = String(repeating: "━", count: 38)
    #expect(rows == ["Two lines", line, "a *** \(labels[0])", "b ooo \(labels[1])"])
  }

  @Test func `a label that is too wide for its middle begins at the edge`() {
    var wide = picture(.ascii)
    wide.horizontal = [.init(dot: 0, label: "−100,000")]
    #expect(lines(wide)[8].hasPrefix("−100,000"))
  }

  @Test(arguments: DotGrade.allCases)
  func `each kind of dots has the same layout`(grade: DotGrade) {
    let lines = lines(picture(grade))
    #expect(lines.count == 10)
    #expect(lines[1].hasPrefix("6 ┤") || lines[1].hasPrefix("6 +"))
    #expect(lines[8] == "   0     6")
  }

  @Test func `the cursor leaves axes and curves to be seen`() {
    var read = picture(.ascii)
    read.cursor = 0
    #expect(lines(read, .ascii)[7] == "  +!-----+-----")
    #expect(lines(read, .ascii)[2] == lines(picture(.ascii), .ascii)[2])
    read.cursor = 5
    #expect(lines(read, .ascii)[2].contains("!"))
    #expect(lines(read, .ascii)[6] == lines(picture(.ascii), .ascii)[6])
  }

  @Test func `the finest dots that a terminal shows are taken`() {
    let grades: [ShapeGrade] = [.smooth, .sextants, .flat, .outline]
    #expect(
      grades.map { DotGrade.suiting($0, .unicode) } == [.braille, .sextants, .blocks, .blocks])
    #expect(ShapeGrade.allCases.allSatisfy { DotGrade.suiting($0, .ascii) == .ascii })
  }

  @Test func `braille, sextants and blocks are the signs with just these dots`() {
    #expect(DotGrade.braille.sign([true, false, false, false, false, false, false, true]) == "⢁")
    #expect(DotGrade.blocks.sign([true, false]) == "▀")
    #expect(DotGrade.ascii.sign([true]) == nil)
  }

  @Test(arguments: 0..<64)
  func `a sextant's name in Unicode lists its dots`(sum: Int) throws {
    let dots = (0..<6).map { sum >> $0 & 1 == 1 }
    let sign = try #require(DotGrade.sextants.sign(dots))
    let name = try #require(sign.unicodeScalars.first?.properties.name)
    let listed = dots.indices.filter { dots[$0] }.map { String($0 + 1) }.joined()
    let others = ["": "SPACE", "135": "LEFT HALF BLOCK", "246": "RIGHT HALF BLOCK"]
    let full = listed == "123456" ? "FULL BLOCK" : "BLOCK SEXTANT-\(listed)"
    #expect(name == others[listed] ?? full)
  }

  @Test func `curves differ by their line, also where they are steep`() {
    var steep = DotGrid(columns: 10, rows: 10)
    for step in 0..<10 { steep[step, 9 - step] = true }
    for pattern in LinePattern.allCases where pattern != .solid {
      let drawn = steep.drawn(in: pattern)
      let count = (0..<10).count { drawn[$0, 9 - $0] }
      #expect((3..<9).contains(count), "\(pattern)")
    }
  }

  @Test func `along a level line a pattern leaves out the same dots again and again`() {
    var level = DotGrid(columns: 24, rows: 1)
    for column in 0..<24 { level[column, 0] = true }
    for pattern in LinePattern.allCases {
      let drawn = level.drawn(in: pattern)
      #expect((0..<24).map { drawn[$0, 0] } == (0..<24).map(pattern.isDrawn))
    }
  }

  @Test func `a tap on the plane is told by its cell`() {
    let drawing = ScreenPicture.plot(picture(.blocks)).drawn(
      in: Size(columns: 60, rows: 20), theme: .dark, glyphs: .unicode)
    let taps = (0..<20).flatMap { row in
      (0..<60).compactMap { drawing.taps.target(at: Point(column: $0, row: row)) }
    }
    #expect(taps.contains(.plot(column: 11, row: 5)))
    #expect(!taps.contains(.plot(column: 12, row: 0)))
  }

  @Test func `a pattern goes on where the curve does: up one column and down the next`() {
    var dots = DotGrid(columns: 2, rows: 4)
    for row in 0..<4 { (dots[0, row], dots[1, row]) = (true, true) }
    let drawn = dots.drawn(in: .dashed)
    #expect((0..<4).map { drawn[0, $0] } == (0..<4).map(LinePattern.dashed.isDrawn))
    #expect((0..<4).map { drawn[1, $0] } == (4..<8).reversed().map(LinePattern.dashed.isDrawn))
  }

  @Test func `a pattern begins at the end that is nearer, and goes on at the nearer one`() {
    var dots = DotGrid(columns: 2, rows: 9)
    for row in 0..<3 { dots[0, row] = true }
    for row in 4..<9 { dots[1, row] = true }
    let drawn = dots.drawn(in: .dotted)
    #expect((0..<3).map { drawn[0, $0] } == (0..<3).map(LinePattern.dotted.isDrawn))
    #expect((4..<9).map { drawn[1, $0] } == (3..<8).map(LinePattern.dotted.isDrawn))
  }
}
