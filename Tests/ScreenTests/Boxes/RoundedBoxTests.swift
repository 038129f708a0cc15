import Testing

@testable import Screen

struct RoundedBoxTests {
  private let theme = Theme.dark

  private func canvas(_ shapes: ShapeGrade, glyphs: GlyphSet = .unicode) -> Canvas {
    Canvas(
      size: Size(columns: 12, rows: 7),
      look: Look(theme: theme, glyphs: glyphs, shapes: shapes, rows: 24))
  }

  private func rows(
    _ shapes: ShapeGrade, glyphs: GlyphSet = .unicode, _ boxes: RoundedBox...
  ) -> [String] {
    var canvas = canvas(shapes, glyphs: glyphs)
    for box in boxes { box.draw(on: &canvas) }
    return canvas.frame.rows
  }

  private func box(_ row: Int, columns: Int = 5, _ style: Style? = nil) -> RoundedBox {
    RoundedBox(
      body: Rectangle(column: 2, row: row, columns: columns, rows: 1),
      style: style ?? theme.keys.digit)
  }

  @Test func `a box is drawn in each grade`() {
    #expect(
      rows(.smooth, box(2)).prefix(4).dropFirst() == [
        "  🭈🬭🬭🬭🬽     ", "            ", "  🭣🬂🬂🬂🭘     ",
      ])
    #expect(rows(.sextants, box(2))[1] == "  🬞🬭🬭🬭🬏     ")
    #expect(rows(.sextants, box(2))[3] == "  🬁🬂🬂🬂🬀     ")
    #expect(rows(.flat, box(2)).joined().allSatisfy { $0 == " " })
    #expect(
      rows(.outline, box(2, columns: 5, theme.page)).prefix(4).dropFirst() == [
        "  ╭───╮     ", "  │   │     ", "  ╰───╯     ",
      ])
    #expect(rows(.outline, glyphs: .ascii, box(2, columns: 5, theme.page))[1] == "  +---+     ")
  }

  @Test func `two boxes share a row of edges, each with a third of it`() {
    #expect(rows(.smooth, box(2), box(4, columns: 8))[3] == "  🬰🬰🬰🬰🬰🬭🬭🬽  ")
    let (upper, lower) = (box(2, columns: 5, theme.page), box(4, columns: 8, theme.page))
    #expect(rows(.outline, upper, lower)[3] == "  ├───┴──╮  ")
  }

  @Test func `in a run the speaker's side is square, and the last has a tail there`() {
    var (upper, lower) = (box(2), box(4, columns: 8))
    upper.below = .joined(at: .left)
    (lower.above, lower.below) = (.joined(at: .left), .tail(at: .left))
    #expect(rows(.smooth, upper, lower)[3] == "  🬰🬰🬰🬰🬰🬭🬭🬽  ")
    #expect(rows(.smooth, upper, lower)[5] == " 🭣🬂🬂🬂🬂🬂🬂🬂🭘  ")
    lower.below = .tail(at: .right)
    #expect(rows(.smooth, lower)[5] == "  🭣🬂🬂🬂🬂🬂🬂🬂🭘 ")
  }

  @Test func `an edge covers nothing, and two colours do not share a cell`() {
    var canvas = canvas(.smooth)
    canvas.write("abc", 3, 3, theme.page)
    box(2).draw(on: &canvas)
    box(4, columns: 5, theme.selected).draw(on: &canvas)
    #expect(canvas.frame.text(ofRow: 3) == "  🭣abc🭘     ")
    #expect(canvas.frame.text(ofRow: 5) == "  🭣🬂🬂🬂🭘     ")
  }

  @Test(arguments: ShapeGrade.allCases)
  func `a label stands in the middle within half a cell`(shapes: ShapeGrade) throws {
    for columns in 3...12 {
      for rows in 1...5 {
        for label in ["7", "Go", "Tip"] where label.count <= columns {
          var canvas = canvas(shapes)
          let body = Rectangle(column: 0, row: 1, columns: columns, rows: rows)
          RoundedBox(body: body, style: theme.selected).draw(label, on: &canvas)
          let place = try #require(canvas.frame.position(of: label))
          let across = 2 * place.column + label.count - columns
          let down = 2 * (place.row - body.row) + 1 - rows
          #expect(abs(across) <= 1 && abs(down) <= 1, "\(label) in \(columns)×\(rows)")
        }
      }
    }
  }

  @Test(arguments: ShapeGrade.allCases)
  func `a box is drawn in any size, also outside the canvas`(shapes: ShapeGrade) {
    for columns in 0...4 {
      for place in -4...13 {
        var canvas = canvas(shapes)
        let body = Rectangle(column: place, row: place / 2, columns: columns, rows: 2)
        for style in [theme.page, theme.keys.digit] {
          RoundedBox(body: body, style: style, below: .tail(at: .right)).draw("9", on: &canvas)
        }
        #expect(canvas.frame.isWhole)
      }
    }
  }
}
