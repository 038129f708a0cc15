import Basics
import Calculator
import Content
import Screen
import Testing

@testable import Tutor

/// How many steps, signs and words a plane has room for, and where it ends.
struct PlotBoundsTests {
  private static let wide = PlotWindow(
    left: Rational(-4), right: Rational(4), bottom: Rational(0), top: Rational(6))

  private func scene(
    _ text: String, in window: PlotWindow = wide, columns: Int = 80, rows: Int = 20
  ) throws -> PlotScene {
    var scene = PlotScene(
      [try Curve(text, settings: CalculatorSettings())], in: window, grade: .braille,
      columns: columns, rows: rows, glyphs: .unicode, shouldStop: { false })
    scene.findFacts(shouldStop: { false })
    return scene
  }

  /// A plane of so many numbers from 0 on.
  private func scene(_ text: String, upTo high: Int) throws -> PlotScene {
    try scene(
      text,
      in: PlotWindow(
        left: .zero, right: Rational(high), bottom: Rational(-1), top: Rational(high)))
  }

  @Test(arguments: [(63, 5), (64, 9)])
  func `each step across has eight cells`(columns: Int, count: Int) throws {
    let gutter = 80 - (try scene("x").columns)
    let scene = try scene("x", columns: columns + gutter)
    #expect(scene.columns == columns && scene.horizontalTicks.count == count)
  }

  @Test(arguments: [(3, ["0", "5"]), (20, ["0", "2", "4", "6"]), (60, ["0", "2", "4", "6"])])
  func `there are at most five steps up, and no more than every second row has room for`(
    rows: Int, labels: [String]
  ) throws {
    #expect(try scene("x", rows: rows).verticalTicks.map(\.label) == labels)
  }

  @Test func `the right edge belongs to the last column of dots, and nothing beyond it to any`()
    throws
  {
    let scene = try scene("x")
    let dot = scene.window.width / Rational(2 * scene.columns)
    #expect(scene.column(of: Rational(4)) == 2 * scene.columns - 1)
    #expect(scene.column(of: Rational(4) - dot) == 2 * scene.columns - 1)
    #expect(scene.column(of: Rational(4) + dot) == nil)
    #expect(scene.column(of: Rational(-4)) == 0)
    #expect(scene.column(of: Rational(-4) - dot) == nil)
  }

  @Test(arguments: [("x(x-1)(x-2)", 3), ("x(x-1)(x-2)(x-3)", 1)])
  func `three signs side by side are shown, and more are thinned`(text: String, count: Int) throws {
    var window = PlotWindow(
      left: Rational(-36), right: Rational(36), bottom: Rational(-95), top: Rational(105))
    // Each cell is as wide as 1.
    window.right = window.left + Rational(try scene("x", in: window).columns)
    let scene = try scene(text, in: window)
    #expect(scene.window.width == Rational(scene.columns))
    let picture = scene.picture(Texts(.english))
    #expect(picture.marks.count == count)
    #expect(picture.keys.map(\.word).contains("many marks, zoom in") == (count == 1))
  }

  @Test(arguments: [(20, 21), (21, 11)])
  func `a table has at most twenty steps`(high: Int, count: Int) throws {
    let table = PlotTable(try scene("x", upTo: high), Texts(.english), NumberFormat())
    #expect(table.positions.count == count)
  }

  @Test(arguments: [
    (12, "Jumps up at 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12."),
    (13, "Jumps up at 1, 2, 3, …, 13 (13 in all)."),
  ])
  func `a list of twelve is told as a whole`(high: Int, words: String) throws {
    let lines = PlotWords(try scene("floor x", upTo: high), Texts(.english)).lines
    #expect(lines.contains(words))
  }

  @Test func `a plane has room for the letters of its curves, and at least ten cells`() throws {
    let curves = try ["x", "x/2"].map { try Curve($0, settings: CalculatorSettings()) }
    func columns(_ count: Int, of columns: Int) -> Int {
      PlotScene(
        Array(curves.prefix(count)), in: Self.wide, grade: .braille, columns: columns, rows: 20,
        glyphs: .unicode, shouldStop: { false }
      ).columns
    }
    #expect(columns(2, of: 80) == columns(1, of: 80) - 1)
    #expect(columns(1, of: 5) == 10)
  }

  @Test func `a pole has a sign in no row`() throws {
    let picture = try scene("1/x").picture(Texts(.english))
    #expect(picture.marks.contains { $0.sign == .pole && $0.row == nil })
  }

  @Test(arguments: [
    (
      "-1/x",
      [
        "Pole at 0.", "Where x is a little smaller, the curve goes up without end.",
        "Where x is a little larger, it comes up from far below.",
      ]
    ),
    ("x - floor x", ["Jumps down at −3, −2, −1, 0, 1, 2, 3, 4.", "Between two jumps it rises."]),
    ("floor x - x", ["Jumps up at −3, −2, −1, 0, 1, 2, 3, 4.", "Between two jumps it falls."]),
    ("abs(floor x)", ["Jumps at −3, −2, −1, 0, 1, 2, 3, 4.", "Between two jumps it stays level."]),
    ("abs(x)/x", ["Jumps up at 0.", "Stays level from −4 to 0.", "Stays level from 0 to 4."]),
  ])
  func `poles and jumps are told with what the curve does beside them`(
    text: String, words: [String]
  ) throws {
    let lines = PlotWords(try scene(text), Texts(.english)).lines
    for line in words {
      #expect(lines.contains(line.replacing("−", with: "minus ")), "\(line): \(lines)")
    }
  }
}
