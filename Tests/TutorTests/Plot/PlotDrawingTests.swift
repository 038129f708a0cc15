import Basics
import Calculator
import Content
import Screen
import Testing

@testable import Tutor

/// Curves as a drawing: where each line of it stands.
struct PlotDrawingTests {
  /// The lines of a drawing of the plane from −4 to 4 and from −2 to 4, without those of its curves.
  private func lines(_ texts: String...) throws -> [String] {
    let curves = try texts.map { try Curve($0, settings: CalculatorSettings()) }
    let window = PlotWindow(
      left: Rational(-4), right: Rational(4), bottom: Rational(-2), top: Rational(4))
    var scene = PlotScene(
      curves, in: window, grade: .braille, columns: 80, rows: 20, glyphs: .unicode,
      shouldStop: { false })
    scene.findFacts(shouldStop: { false })
    let svg = PlotDrawing(scene, Texts(.english), shouldStop: { false }).svg
    return svg.split(separator: "\n").map(String.init)
  }

  @Test func `a plane, its grid, its marks and its legend have their places`() throws {
    let lines = try lines("2", "x/2")
    #expect(
      lines[0] == "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 800 500\" role=\"img\""
        + " font-family=\"sans-serif\" font-size=\"14\">")
    let plane = "<rect x=\"70\" y=\"20\" width=\"710\" height=\"440\" "
    #expect(lines[3] == "<defs><clipPath id=\"plane\">\(plane)/></clipPath></defs>")
    #expect(lines[5] == plane + "fill=\"none\" stroke=\"#888888\"/>")
    #expect(
      lines[6...9] == [
        "<line x1=\"70.00\" y1=\"20.00\" x2=\"70.00\" y2=\"460.00\" stroke=\"#dddddd\"/>",
        "<text x=\"70.00\" y=\"480\" text-anchor=\"middle\">−4</text>",
        "<line x1=\"158.75\" y1=\"20.00\" x2=\"158.75\" y2=\"460.00\" stroke=\"#dddddd\"/>",
        "<text x=\"158.75\" y=\"480\" text-anchor=\"middle\">−3</text>",
      ])
    let zero = "<line x1=\"70.00\" y1=\"313.33\" x2=\"780.00\" y2=\"313.33\" stroke=\"#666666\"/>"
    let index = try #require(lines.firstIndex(of: zero))
    #expect(
      lines[index + 1] == "<text x=\"62\" y=\"313.33\" dy=\"5\" text-anchor=\"end\">0</text>")
    let paths = lines.filter { $0.hasPrefix("<path") }
    #expect(paths.count == 2)
    let start = "<path clip-path=\"url(#plane)\" fill=\"none\" stroke-width=\"2\" d=\"M70.00 "
    #expect(paths[0].hasPrefix(start + "166.66L") && paths[1].hasPrefix(start + "460.00L"))
    #expect(paths[0].hasSuffix("L780.00 166.66\" stroke=\"#0060c0\"/>"))
    #expect(
      paths[1].hasSuffix("L780.00 166.66\" stroke=\"#c04000\" stroke-dasharray=\"10 6\"/>"))
    #expect(
      lines.suffix(7) == [
        "<circle cx=\"425.00\" cy=\"313.33\" r=\"4\" stroke=\"#000000\" fill=\"#000000\"/>",
        "<circle cx=\"780.00\" cy=\"166.66\" r=\"4\" stroke=\"#000000\" fill=\"#000000\"/>",
        "<line x1=\"80\" y1=\"40\" x2=\"120\" y2=\"40\" stroke-width=\"2\" stroke=\"#0060c0\"/>",
        "<text x=\"126\" y=\"45\">y = 2</text>",
        "<line x1=\"80\" y1=\"60\" x2=\"120\" y2=\"60\" stroke-width=\"2\" stroke=\"#c04000\""
          + " stroke-dasharray=\"10 6\"/>",
        "<text x=\"126\" y=\"65\">y = x/2</text>", "</svg>",
      ])
  }

  @Test func `a hole is an empty circle, and a pole a dotted line over the whole plane`() throws {
    let lines = try lines("(x^2-1)/(x-1)", "1/x")
    #expect(
      lines.contains(
        "<circle cx=\"513.75\" cy=\"166.66\" r=\"4\" stroke=\"#000000\" fill=\"#ffffff\"/>"))
    #expect(
      lines.contains(
        "<line x1=\"425.00\" y1=\"20\" x2=\"425.00\" y2=\"460\" stroke=\"#888888\""
          + " stroke-dasharray=\"1 5\"/>"))
  }

  @Test(arguments: [("x^2 - 2", true), ("4 - x^2", true), ("x^2 - 3", false), ("5 - x^2", false)])
  func `a mark on the edge of the plane is drawn, and none beyond it`(text: String, isDrawn: Bool)
    throws
  {
    let turn = try lines(text).filter { $0.hasPrefix("<circle cx=\"425.00\"") }
    #expect(turn.count == (isDrawn ? 1 : 0))
  }
}
