import Basics
import Calculator
import Content
import Screen
import Testing

@testable import Tutor

/// Curves in words, as a table and as SVG.
struct PlotWordsTests {
  private func scene(_ texts: String..., low: Int = -4, high: Int = 4) throws -> PlotScene {
    let curves = try texts.map {
      try Curve($0, settings: CalculatorSettings(angleUnit: .radians))
    }
    let window = PlotWindow.fitting(
      curves, given: .init(left: Rational(low), right: Rational(high)), rows: 80)
    var scene = PlotScene(
      curves, in: window, grade: .braille, columns: 80, rows: 20, glyphs: .unicode,
      shouldStop: { false })
    scene.findFacts(shouldStop: { false })
    return scene
  }

  @Test func `a pole is told with what the curve does beside it`() throws {
    #expect(
      PlotWords(try scene("1/x"), Texts(.english)).lines == [
        "y is 1 divided by x, for x from minus 4 to 4:",
        "Pole at 0.",
        "Where x is a little smaller, the curve goes down without end.",
        "Where x is a little larger, it comes down from high up.",
        "Never zero here.",
        "Falls from minus 4 to 0.",
        "Falls from 0 to 4.",
      ])
  }

  @Test func `what goes on without end is told in a few sentences`() throws {
    let words = PlotWords(try scene("sin(1/x)"), Texts(.english)).lines
    #expect(words.count == 15)
    #expect(words[9].hasPrefix("It goes on like that for ") && words[9].hasSuffix(" more parts."))
    #expect(words.last == "There may be more that I could not decide.")
    let gaps = PlotWords(try scene("√(sin x)", low: 0, high: 100), Texts(.english)).lines
    #expect(gaps.contains { $0.hasPrefix("There are ") && $0.hasSuffix(" more gaps like these.") })
    #expect(gaps.count < 40)
  }

  @Test func `small numbers and raised digits are said as powers`() throws {
    let words = PlotWords(try scene("x²/100000", low: 0, high: 1), Texts(.english)).lines
    #expect(words[0].hasPrefix("y is x to the power of 2 divided by 100000, for x"))
    let line = SpokenLine.words(for: "x is −9.7942…×10⁻³, not 1.5×10¹²", in: Texts(.english))
    #expect(
      line
        == "x is minus 9.7942… times 10 to the power of minus 3, not 1.5 times 10 to the power of 12"
    )
  }

  @Test func `a staircase is told by its jumps, its steps and the one at zero`() throws {
    let words = PlotWords(try scene("floor x", low: 0, high: 3), Texts(.english)).lines
    #expect(
      words.dropFirst() == [
        "On the step from 0 to 1 it is zero.", "Jumps up at 1, 2, 3.",
        "Between two jumps it stays level.",
      ])
  }

  @Test func `single points of a power are said not to be drawn`() throws {
    let words = PlotWords(try scene("x^x", low: -1, high: 2), Texts(.english)).lines
    #expect(words.contains { $0.hasSuffix("these points are not drawn.") })
    let other = PlotWords(try scene("2^x", low: -1, high: 2), Texts(.english)).lines
    #expect(!other.contains { $0.hasSuffix("these points are not drawn.") })
  }

  @Test(arguments: ["0^x", "(-2)^x", "x^x"])
  func `no value is denied where a power may have one`(curve: String) throws {
    let words = PlotWords(try scene(curve, low: -2, high: 2), Texts(.english)).lines
    #expect(!words.contains { $0.hasPrefix("No value") || $0.hasPrefix("Never zero") })
    #expect(words.contains { $0.hasPrefix("I could not decide what it does from minus 2 to") })
    #expect(words.contains("There may be more that I could not decide."))
  }

  @Test func `the table asks the calculator at each number`() throws {
    let format = NumberFormat(.automatic(places: 4), isForPeople: false)
    let table = PlotTable(try scene("(-2)^x", "0^x", low: -2, high: 2), Texts(.english), format)
    let rows = Dictionary(uniqueKeysWithValues: table.rows.map { ($0[0], $0.dropFirst()) })
    #expect(rows["-2"] == ["0.25", "no value"])
    #expect(rows["1"] == ["-2", "0"])
  }

  @Test func `a jump without a value is told as a jump`() throws {
    let words = PlotWords(try scene("abs(x)/x"), Texts(.english)).lines
    #expect(words.contains("Jumps up at 0."))
    #expect(!words.contains { $0.hasPrefix("Hole") })
  }

  @Test func `a cell with a zero and a crossing has one sign that says so`() throws {
    let picture = try scene("x^2 - 1", "x - 1").picture(Texts(.english))
    #expect(picture.keys.contains(PlotPicture.Key(.several, "several marks")))
    #expect(picture.marks.contains { $0.sign == .several })
  }

  @Test func `marks that would hide the curve are thinned, and the legend says so`() throws {
    let curve = "x(x-1)(x-2)(x-3)(x-4)(x-5)"
    let picture = try scene(curve, low: -35, high: 35).picture(Texts(.english))
    #expect(picture.keys == [PlotPicture.Key(.several, "many marks, zoom in")])
    #expect((1...2).contains(picture.marks.count))
  }

  @Test func `a long list is told by its ends`() throws {
    let words = PlotWords(try scene("floor x", low: 0, high: 30), Texts(.english)).lines
    #expect(
      words.contains { $0.hasPrefix("Jumps up at 1, 2, 3, ") && $0.contains("30 (30 in all)") })
  }

  @Test func `zeros, turns and gaps are told in order`() throws {
    let words = PlotWords(try scene("√(x^2 - 1)"), Texts(.english)).lines
    #expect(words.contains("No value from minus 1 to 1."))
    #expect(words.contains("Zero at minus 1, 1."))
    #expect(words.contains("Falls from minus 4 to minus 1."))
  }

  @Test(arguments: [("3", "Never zero here."), ("0", "Zero everywhere here.")])
  func `a level curve is told as such`(text: String, zeros: String) throws {
    let words = PlotWords(try scene(text), Texts(.english)).lines
    #expect(
      words == ["y is \(text), for x from minus 4 to 4:", zeros, "Stays level from minus 4 to 4."])
  }

  @Test func `lists have the marks of the language`() throws {
    let words = PlotWords(try scene("x^2", "x + 2"), Texts(.japanese)).lines
    #expect(words.last == "グラフ yはxの2乗 と yはx たす 2 が交わる点：xはマイナス 1でyは1、xは2でyは4。")
  }

  @Test func `two curves are told with where they cross`() throws {
    let words = PlotWords(try scene("x^2", "x + 2"), Texts(.english)).lines
    #expect(
      words.last
        == "The curves y is x to the power of 2 and y is x plus 2 cross at x is minus 1 and y is 1, x is 2 and y is 4."
    )
  }

  @Test(arguments: Language.allCases)
  func `every language tells a curve`(language: Language) throws {
    let words = PlotWords(try scene("1/x"), Texts(language)).lines
    #expect(words.count == 7 && words.allSatisfy { !$0.contains("{") })
  }

  @Test func `the table has round numbers, and says where there is no value`() throws {
    let table = PlotTable(
      try scene("1/x", "x"), Texts(.english), NumberFormat(isForPeople: false))
    #expect(table.positions.first == Rational(-4) && (11...21).contains(table.positions.count))
    #expect(table.rows.contains(["0", "no value", "0"]))
    #expect(table.rows.last == ["4", "0.25", "4"])
    #expect(table.lines.last == "1/x, x: crossing: (1, 1)")
    let widths = Set(table.lines.prefix(table.rows.count + 1).map(\.displayWidth))
    #expect(widths.count == 1, "all columns end below each other")
  }

  @Test func `the drawing joins nothing across a pole`() throws {
    let curve = try Curve("1/x", settings: CalculatorSettings())
    let window = PlotWindow(
      left: Rational(-3), right: Rational(4), bottom: Rational(-5), top: Rational(5))
    let path = CurvePath(curve, in: window, rows: 400, shouldStop: { false })
    #expect(path.parts.count >= 2)
    for part in path.parts {
      #expect(Set(part.map { $0.x.sign }).subtracting([0]).count <= 1)
    }
  }

  @Test func `the drawing is one document with its words in it`() throws {
    let svg = PlotDrawing(try scene("x^2 - 2"), Texts(.english), shouldStop: { false }).svg
    #expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>"))
    #expect(
      svg.contains("<title>y = x^2 - 2</title>")
        && svg.contains("Lowest point at x is 0 and y is minus 2."))
    #expect(
      !svg.contains("script") && !svg.contains("http://") || svg.contains("www.w3.org/2000/svg"))
  }
}
