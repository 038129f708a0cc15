import Basics
import Calculator
import Content
import Screen
import Testing

@testable import Tutor

/// What keys, mouse and words of the footer do on the page with curves, up to its ends.
struct PlotPageKeyTests {
  private func page(_ text: String, grade: DotGrade = .blocks) throws -> PlotPage {
    PlotPage(
      [try Curve(text, settings: CalculatorSettings())],
      ends: .init(left: Rational(-4), right: Rational(4)), grade: grade, glyphs: .unicode,
      size: Size(columns: 60, rows: 24), texts: Texts(.english), patience: { { false } })
  }

  private func press(_ keys: Key..., on page: inout PlotPage) {
    for key in keys { page.handle(.key(key), at: .start) }
  }

  @Test func `beyond an edge the next column of dots is read`() throws {
    var page = try page("x")
    let dot = page.window.width / Rational(page.lastDot + 1)
    for (end, onwards, step) in [(Key.home, Key.left, -dot), (.end, .right, dot)] {
      press(.character("0"), end, on: &page)
      let edge = page.x(of: page.cursor)
      press(onwards, on: &page)
      #expect((page.x(of: page.cursor) - edge - step).magnitude < dot / Rational(4), "\(onwards)")
    }
  }

  @Test func `behind the last mark comes the first, and before the first the last`() throws {
    var page = try page("x^2 - 2")
    page.handle(.ticked, at: .start)
    for (end, onwards, mark) in [
      (Key.end, Key.tab, "zero: x = −1.414213…"), (.home, .backTab, "zero: x = 1.414213…"),
    ] {
      press(end, onwards, on: &page)
      #expect(page.reading.first == mark)
    }
    press(.home, .tab, .backTab, on: &page)
    #expect(page.reading.first == "zero: x = 1.414213…")
    press(.tab, on: &page)
    #expect(page.reading.first == "zero: x = −1.414213…")
  }

  @Test func `a zoom goes on until the plane is a million millions wide, or as small a part of 1`()
    throws
  {
    let largest = Rational(1_000_000_000_000)
    var page = try page("x")
    for _ in 0..<60 { press(.character("-"), on: &page) }
    #expect(page.window.width < largest && page.window.width > largest / Rational(4))
    press(.character("0"), on: &page)
    for _ in 0..<60 { press(.character("+"), on: &page) }
    let smallest = Rational.one / largest
    #expect(page.window.width > smallest && page.window.width < smallest * Rational(4))
  }

  @Test func `the plane follows a drag down and up`() throws {
    var page = try page("x")
    let window = page.window
    page.handle(.mouse(.press, .plot(column: 10, row: 5)), at: .start)
    page.handle(.mouse(.drag, .plot(column: 10, row: 8)), at: .start)
    #expect(page.window.bottom > window.bottom && page.window.left == window.left)
    page.handle(.mouse(.drag, .plot(column: 10, row: 2)), at: .start)
    #expect(page.window.bottom < window.bottom)
    let dragged = page.window
    page.handle(.mouse(.release, .plot(column: 10, row: 2)), at: .start)
    page.handle(.mouse(.drag, .plot(column: 10, row: 9)), at: .start)
    #expect(page.window == dragged, "the mouse has let go")
  }

  @Test func `each word of the footer is its key`() throws {
    let keys: [Key] = [
      .right, .character("+"), .character(">"), .tab, .character("0"), .character("q"),
    ]
    var page = try page("x^2 - 2")
    press(.character("-"), .character("<"), on: &page)
    for (index, key) in keys.enumerated() {
      var (tapped, pressed) = (page, page)
      tapped.handle(.mouse(.press, .word(index)), at: .start)
      press(key, on: &pressed)
      #expect(tapped.hasLeft || tapped.window != page.window || tapped.cursor != page.cursor)
      #expect(tapped.window == pressed.window && tapped.cursor == pressed.cursor, "\(key)")
      #expect(tapped.reading == pressed.reading && tapped.hasLeft == pressed.hasLeft, "\(key)")
    }
    page.handle(.mouse(.press, .word(keys.count)), at: .start)
    #expect(!page.hasLeft)
  }

  @Test(arguments: [(15, 0), (16, 1)])
  func `from 16 rows on the words for the signs have the lines that they need`(
    rows: Int, difference: Int
  ) throws {
    let curves = try page("x").curves
    func plane(keys: Int) -> Int {
      PlotPage.rows(
        for: curves, in: Size(columns: 60, rows: rows), keys: keys, Texts(.english), .unicode)
    }
    #expect(plane(keys: 1) - plane(keys: 2) == difference)
  }

  @Test func `where the mouse presses is read, and the wheel zooms there with the cursor`() throws {
    var page = try page("x", grade: .braille)
    page.handle(.mouse(.press, .plot(column: 10, row: 3)), at: .start)
    #expect(page.cursor == 20)
    let place = page.position(20, 3).x
    page.handle(.mouse(.wheelDown, .plot(column: 20, row: 3)), at: .start)
    #expect(page.window.width == Rational(16))
    #expect(page.cursor == page.scene.column(of: place))
    press(.character("0"), on: &page)
    #expect(page.cursor == page.lastDot / 2)
  }

  @Test func `the number that is read lies in its column, also in a smaller terminal`() throws {
    var page = try page("x")
    let half = page.window.width / Rational(2 * (page.lastDot + 1))
    for dot in 0...page.lastDot {
      page.read(dot, at: .start)
      let number = page.number
      #expect((number - page.x(of: dot)).magnitude <= half)
      var small = page
      small.handle(.resized(Size(columns: 20, rows: 24)), at: .start)
      #expect(small.number == number)
    }
  }

  @Test func `lines for the signs are taken when these are known, and given back in another size`()
    throws
  {
    let size = Size(columns: 40, rows: 20)
    func page(_ size: Size) throws -> PlotPage {
      let curves = try ["x^3 - 3x", "x/2"].map { try Curve($0, settings: CalculatorSettings()) }
      return PlotPage(
        curves, ends: .init(), grade: .blocks, glyphs: .unicode, size: size,
        texts: Texts(.japanese), patience: { { false } })
    }
    var low = try page(size)
    let rows = low.rows
    press(.end, on: &low)
    low.handle(.ticked, at: .start)
    #expect(low.rows < rows && low.cursor == low.lastDot)
    let wide = Size(columns: 100, rows: 24)
    low.handle(.resized(wide), at: .start)
    #expect(try low.rows == page(wide).rows)
  }

  @Test func `what just fits a line of values stands in it`() throws {
    let curve = "x^2 + 0 + 0 + 0 + 0 + 0 + 0 + 0 - 2"
    let value = "\(curve) = 14"
    for (columns, shown) in [(value.count + 2, value), (value.count + 1, "y = 14")] {
      var page = try page(curve)
      page.handle(.resized(Size(columns: columns, rows: 24)), at: .start)
      press(.home, on: &page)
      #expect(page.reading == ["x = −4", shown])
    }
    for (columns, count) in [(17, 1), (16, 2)] {
      var page = try page("x")
      page.handle(.resized(Size(columns: columns, rows: 24)), at: .start)
      press(.home, on: &page)
      #expect(page.reading.joined(separator: "   ").count == 15)
      #expect(page.readingLines.count == count)
    }
  }
}
