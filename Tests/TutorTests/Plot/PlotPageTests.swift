import Basics
import Calculator
import Content
import Screen
import Testing

@testable import Tutor

/// The page with curves: its cursor, its window and its words.
struct PlotPageTests {
  private func page(_ texts: String..., columns: Int = 60) throws -> PlotPage {
    let curves = try texts.map {
      try Curve($0, settings: CalculatorSettings(angleUnit: .radians))
    }
    return PlotPage(
      curves, ends: .init(left: Rational(-4), right: Rational(4)), grade: .blocks,
      glyphs: .unicode, size: Size(columns: columns, rows: 24), texts: Texts(.english),
      patience: { { false } })
  }

  private func reading(_ page: PlotPage) -> String {
    guard case .plot(let picture) = page.picture else { return "" }
    return picture.reading.joined()
  }

  @Test func `the cursor reads proven values, and Tab goes to the marks`() throws {
    var page = try page("x^2 - 2")
    page.handle(.ticked, at: .start)
    page.handle(.key(.home), at: .start)
    #expect(reading(page) == "x = −4   x^2 - 2 = 14")
    page.handle(.key(.tab), at: .start)
    #expect(reading(page) == "zero: x = −1.414213…   y = 0")
    page.handle(.key(.tab), at: .start)
    #expect(reading(page) == "lowest point: x = 0   y = −2")
  }

  @Test(arguments: [40, 60, 81])
  func `columns of dots and cells lie evenly over the window`(columns: Int) throws {
    let page = try page("x^2", columns: columns)
    let dot = page.window.width / Rational(page.lastDot + 1)
    #expect(page.x(of: 0) - page.window.left == dot / Rational(2))
    #expect(page.window.right - page.x(of: page.lastDot) == dot / Rational(2))
    for column in 1...page.lastDot { #expect(page.x(of: column) - page.x(of: column - 1) == dot) }
    let (scene, first) = (page.scene, page.position(0, 0))
    let last = page.position(scene.columns - 1, scene.rows - 1)
    #expect(first.x + last.x == page.window.left + page.window.right)
    #expect(first.y + last.y == scene.window.top + scene.window.bottom)
    let cell = scene.window.height / Rational(scene.rows)
    #expect(scene.window.top - first.y == cell / Rational(2))
  }

  @Test func `a curve of which nothing is seen says why once that is known`() throws {
    var page = try page("sqrt(-1 - x^2)", "x^2")
    func labels() -> [String] {
      guard case .plot(let picture) = page.picture else { return [] }
      return picture.curves.map(\.label)
    }
    let names = ["y = sqrt(-1 - x^2)", "y = x^2"]
    #expect(labels() == names)
    page.handle(.ticked, at: .start)
    #expect(labels() == [names[0] + " (no value)", names[1]])
    for _ in 1...20 { page.handle(.key(.down), at: .start) }
    #expect(labels() == names)
    page.handle(.ticked, at: .start)
    #expect(labels() == [names[0] + " (no value)", names[1] + " (not in this window)"])
  }

  @Test func `the height of y = x is not called x`() throws {
    var page = try page("x")
    page.handle(.key(.home), at: .start)
    #expect(reading(page) == "x = −4   y = −4")
  }

  @Test func `no digit of a value is cut off on a narrow screen`() throws {
    var page = try page("1000000x + 1234567", "1000000x + 7654321", columns: 40)
    page.handle(.ticked, at: .start)
    page.handle(.key(.home), at: .start)
    guard case .plot(let picture) = page.picture else { return }
    #expect(
      picture.reading == ["x = −4   a: y = −2,765,433", "b: y = 3,654,321"])
    #expect(picture.reading.allSatisfy { $0.displayWidth <= 38 })
  }

  @Test func `Tab goes to each of two marks at one point`() throws {
    var page = try page("x^2 - 1", "x - 1")
    page.handle(.ticked, at: .start)
    page.handle(.key(.end), at: .start)
    page.handle(.key(.backTab), at: .start)
    let last = reading(page)
    page.handle(.key(.backTab), at: .start)
    let before = reading(page)
    page.handle(.key(.tab), at: .start)
    #expect(reading(page) == last && last != before)
    #expect([last, before].allSatisfy { $0.hasSuffix("x = 1   y = 0") })
  }

  @Test func `the title says in what angles are measured, where there are any`() throws {
    for (text, title) in [("tan x", "Curves · Radians"), ("x^2", "Curves")] {
      guard case .plot(let picture) = try page(text).picture else { throw PlotPageMissing() }
      #expect(picture.title == title)
    }
  }

  private struct PlotPageMissing: Error {}

  @Test func `several curves are read by their letters, and a zoom keeps the first on show`() throws
  {
    var page = try page("x^2", "x")
    page.handle(.key(.home), at: .start)
    #expect(reading(page) == "x = −4   a: y = 16   b: y = −4")
    for _ in 0..<20 { page.handle(.key(.character("+")), at: .start) }
    #expect(page.window.height < Rational(1, 1000))
    #expect(page.window.bottom < Rational(16) && Rational(15) < page.window.top)
  }

  @Test func `where there is no value the cursor says so`() throws {
    var page = try page("ln x")
    page.handle(.key(.home), at: .start)
    #expect(reading(page).hasSuffix("ln x = no value"))
  }

  @Test func `plus, minus and the wheel zoom, arrows and drags move, 0 goes back`() throws {
    var page = try page("sin x")
    let first = page.window
    page.handle(.key(.character("+")), at: .start)
    #expect(page.window.width == Rational(4))
    page.handle(.key(.character("-")), at: .start)
    #expect(page.window.width == Rational(8))
    page.handle(.mouse(.wheelUp, .plot(column: 0, row: 0)), at: .start)
    #expect(page.window.left < Rational(-39, 10) && page.window.width == Rational(4))
    page.handle(.key(.character("0")), at: .start)
    for column in [0, 1, 17] {
      let place = page.position(column, 3).x
      page.handle(.mouse(.wheelUp, .plot(column: column, row: 3)), at: .start)
      let moved = page.position(column, 3).x - place
      #expect(
        moved.magnitude < page.window.width / Rational(100), "the place below the mouse stays")
    }
    page.handle(.key(.character("0")), at: .start)
    #expect(page.window == first)
    page.handle(.mouse(.press, .plot(column: 10, row: 5)), at: .start)
    page.handle(.mouse(.drag, .plot(column: 12, row: 5)), at: .start)
    #expect(page.window.left < first.left && page.window.width == first.width)
    let dragged = page.window
    page.handle(.key(.up), at: .start)
    #expect(page.window.bottom > dragged.bottom)
    page.handle(.key(.character("q")), at: .start)
    #expect(page.hasLeft)
  }

  @Test func `marks come when the window has come to rest`() throws {
    var page = try page("x^2 - 2")
    page.handle(.key(.character("-")), at: .start)
    #expect(page.nextWake == Instant.start.advanced(by: .milliseconds(150)))
    guard case .plot(let before) = page.picture else { return }
    #expect(before.marks.isEmpty)
    page.handle(.ticked, at: .start)
    guard case .plot(let after) = page.picture else { return }
    #expect(!after.marks.isEmpty && page.nextWake == nil)
  }

  @Test(arguments: [(47, true), (27, false)])
  func `signs that touch too many others say that there are many`(columns: Int, isShown: Bool)
    throws
  {
    // Every second cell has a zero where the window is wide, else each has one.
    var page = try page("sin(2.5 pi x)", columns: columns)
    page.handle(.ticked, at: .start)
    guard case .plot(let picture) = page.picture else { throw PlotPageMissing() }
    let words = Set(picture.keys.map(\.word))
    #expect(words.contains("zero") == isShown, "\(words)")
    #expect(words.contains("many marks, zoom in") != isShown, "\(words)")
  }

  @Test func `another size of the terminal leaves the window and what is read`() throws {
    var page = try page("tan x")
    page.handle(.key(.left), at: .start)
    let (window, before) = (page.window, reading(page))
    for size in [Size(columns: 60, rows: 12), Size(columns: 60, rows: 24)] {
      page.handle(.resized(size), at: .start)
      #expect(page.window == window && reading(page) == before)
    }
  }

  @Test func `a zoom keeps the mark that is read, and Tab goes on from it`() throws {
    var page = try page("x^2 - 2", "x")
    page.handle(.ticked, at: .start)
    page.handle(.key(.home), at: .start)
    page.handle(.key(.tab), at: .start)
    #expect(reading(page).hasPrefix("a: zero: x = −1.414213…"))
    for key: Key in [.character("+"), .character("+"), .character("-")] {
      page.handle(.key(key), at: .start)
      #expect(reading(page).hasPrefix("a: zero: x = −1.414213…"))
    }
    page.handle(.key(.tab), at: .start)
    #expect(reading(page).hasPrefix("a, b: crossing: x = −1"))
  }

  @Test func `Tab goes to no mark above or below the window`() throws {
    var page = try page("x^2", "x^2 + 10")
    page.handle(.ticked, at: .start)
    for _ in 0..<3 { page.handle(.key(.character("+")), at: .start) }
    page.handle(.ticked, at: .start)
    let window = page.scene.window
    for _ in 0..<12 {
      page.handle(.key(.tab), at: .start)
      guard let height = page.mark?.mark.y?.low else { continue }
      #expect(window.bottom <= height && height <= window.top)
      #expect(page.scene.window == window)
    }
  }

  @Test func `a narrow screen shows heights at more than one tick, and what the signs mean`() throws
  {
    for language in Language.allCases {
      let curves = try ["x^3 - 3x", "x/2"].map { try Curve($0, settings: CalculatorSettings()) }
      var page = PlotPage(
        curves, ends: .init(), grade: .blocks, glyphs: .unicode,
        size: Size(columns: 40, rows: 20), texts: Texts(language), patience: { { false } })
      page.handle(.ticked, at: .start)
      guard case .plot(let picture) = page.picture else { throw PlotPageMissing() }
      #expect(picture.vertical.count >= 3)
      let frame = page.picture.drawn(
        in: Size(columns: 40, rows: 20), theme: .dark, glyphs: .unicode
      ).frame
      let lines = (0..<20).map(frame.text(ofRow:)).joined()
      for key in picture.keys { #expect(lines.contains(key.word), "\(language) \(key.word)") }
    }
  }

  @Test func `on a low screen most rows are the curve's`() throws {
    let curve = try Curve("x^3 - 3x", settings: CalculatorSettings())
    for (rows, least) in [(20, 11), (16, 8), (24, 14)] {
      var page = PlotPage(
        [curve], ends: .init(), grade: .blocks, glyphs: .unicode,
        size: Size(columns: 40, rows: rows), texts: Texts(.english), patience: { { false } })
      page.handle(.ticked, at: .start)
      guard case .plot(let picture) = page.picture else { throw PlotPageMissing() }
      #expect(picture.rows >= least, "\(rows): \(picture.rows)")
      let frame = page.picture.drawn(
        in: Size(columns: 40, rows: rows), theme: .dark, glyphs: .unicode
      ).frame
      #expect(frame.text(ofRow: 0).hasPrefix(" Curves"))
      let lines = (0..<rows).map(frame.text(ofRow:))
      #expect(lines.contains { $0.contains("y = x^3 - 3x") })
    }
  }

  @Test func `moved and zoomed often, the ends keep few digits`() throws {
    var page = try page("x^2")
    for _ in 0..<40 {
      for key: Key in [.character("+"), .left, .left, .character("-"), .character(">")] {
        page.handle(.key(key), at: .start)
      }
    }
    #expect(page.window.width == Rational(8))
    #expect(page.window.left.description.count < 20)
  }

  @Test func `the keys move the plane by a quarter, and back`() throws {
    var page = try page("x^2")
    let window = page.window
    for (key, back) in [
      (Key.pageUp, Key.pageDown), (.character("<"), .character(">")), (.up, .down),
    ] {
      page.handle(.key(key), at: .start)
      #expect((page.window.left == window.left) == (key == .up))
      #expect((page.window.bottom == window.bottom) == (key != .up))
      page.handle(.key(back), at: .start)
      #expect((page.window.left, page.window.bottom) == (window.left, window.bottom))
    }
  }

  @Test func `every window, also a small one, has a picture`() throws {
    var page = try page("tan x", "x/2")
    for size in [Size(columns: 40, rows: 10), Size(columns: 200, rows: 60)] {
      page.handle(.resized(size), at: .start)
      let drawing = page.picture.drawn(in: size, theme: .dark, glyphs: .unicode)
      #expect(drawing.frame.size == size)
    }
  }
}
