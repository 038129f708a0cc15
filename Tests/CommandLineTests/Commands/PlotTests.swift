import Foundation
import Testing

/// `mathbot plot` as people and scripts use it.
struct PlotTests {
  private func plot(
    _ arguments: [String], environment: [String: String] = ["LANG": "en_US.UTF-8"]
  ) throws -> CommandRun {
    let home = try TemporaryHome()
    let run = try CommandRun.mathbot(["plot"] + arguments, home: home, environment: environment)
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == [])
    return run
  }

  @Test func `in a pipe it is one picture of 80 columns`() throws {
    let run = try plot(["--from", "-4", "--to", "4", "x^2 - 2"])
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(run.exitCode == 0 && lines.count == 24)
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(run.output.contains("●") && run.output.contains("▼ lowest point"))
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test func `on a terminal it is a page, and the picture is left behind`() throws {
    let chat = try Chat(
      "plot --from=-5 --to=5 x^2-4 x", at: TemporaryHome(), columns: 60, rows: 20)
    try chat.sees("q quit", "● zero", "x = 0   a: y = −4   b: y = 0")
    try chat.types("\t")
    try chat.sees("zero: x = 2   y = 0")
    try chat.types("+")
    try chat.seesNoMore("−4 ")
    try chat.resizes(to: 50, 12)
    try chat.sees("a: zero: x = 2   y = 0")
    try chat.presses(at: try chat.position(of: "q quit"))
    #expect(try chat.leaves().contains("y = x^2-4   b"))
  }

  @Test func `a locale without Unicode gets ASCII`() throws {
    let run = try plot(["x"], environment: ["LC_ALL": "C"])
    #expect(run.output.utf8.allSatisfy { $0 < 0x80 } && run.output.contains("*"))
  }

  @Test func `there are a table, words and an SVG picture`() throws {
    let table = try plot(["--plain", "--from", "0", "--to", "5", "x^2"])
    #expect(table.output.contains("\n  5   25\n") || table.output.contains("  5     25\n"))
    let words = try plot(["--accessible", "--from", "-1", "--to", "1", "2x"])
    #expect(
      words.output == "y is 2x, for x from minus 1 to 1:\nZero at 0.\nRises from minus 1 to 1.\n")
    let drawing = try plot(["--svg", "-", "x"])
    #expect(drawing.output.hasPrefix("<svg "))
  }

  @Test func `JSON lists holes, poles, jumps, zeros and crossings`() throws {
    struct Plot: Decodable {
      struct Mark: Decodable, Equatable { let kind: String, x: String, y: String? }
      struct Jump: Decodable, Equatable { let x: String, direction: String }
      struct Stretch: Decodable, Equatable { let trend: String, from: String?, to: String? }
      struct Crossing: Decodable, Equatable { let curves: [Int], x: String, y: String? }
      struct Curve: Decodable {
        let marks: [Mark], jumps: [Jump], zeros: [Stretch], stretches: [Stretch], complete: Bool
      }
      let curves: [Curve], crossings: [Crossing]
    }
    let run = try plot([
      "--json", "--from", "-1", "--to", "1.5", "floor x", "x/x + 1/(x-1)", "0; 2",
    ])
    let plot = try JSONDecoder().decode(Plot.self, from: Data(run.output.utf8))
    let curves = plot.curves
    #expect(curves.map(\.complete) == [true, true, true, true])
    #expect(
      curves[0].jumps == [Plot.Jump(x: "0", direction: "up"), Plot.Jump(x: "1", direction: "up")])
    #expect(curves[0].zeros == [Plot.Stretch(trend: "level", from: "0", to: "1")])
    #expect(
      curves[1].marks == [
        Plot.Mark(kind: "hole", x: "0", y: "0"), Plot.Mark(kind: "pole", x: "1", y: nil),
      ])
    #expect(curves[2].zeros == [Plot.Stretch(trend: "level", from: nil, to: nil)])
    #expect(plot.crossings.allSatisfy { $0.curves.count == 2 })
  }

  @Test func `a semicolon parts two curves, and a function may have a name`() throws {
    let run = try plot(["--accessible", "--from", "0", "--to", "3", "g(t) = t^2; y = 2t"])
    #expect(run.output.contains("y is t to the power of 2, for t from 0 to 3:"))
    #expect(run.output.contains("cross at x is 0 and y is 0, x is 2 and y is 4."))
  }

  @Test(
    arguments: [
      (["x + * 3"], "    ^\nA number is missing here.\n", 1), (["x!"], "! of an unknown", 1),
      (["x + y"], "given with one letter", 1), (["x > 2"], "A curve has a height", 1),
      (["sin x, 2x"], "a semicolon parts", 1),
      (["--from", "5", "--to", "1", "x"], "--from must be", 2),
      (["--to", "1e300", "x"], "is too far from 0 for a curve: --to takes a number from", 2),
      (["--dots", "round", "x"], "--dots takes braille", 2), ([], "Give a curve", 2),
      (["a", "b", "c", "d", "f"], "at most 4 curves", 2),
      (
        ["--svg", "/nowhere/x.svg", "x"], "Cannot write /nowhere/x.svg: No such file or directory.",
        3
      ),
    ] as [([String], String, Int32)])
  func `bad input is said with its place`(
    arguments: [String], sentence: String, status: Int32
  ) throws {
    let run = try plot(arguments)
    #expect(run.exitCode == status)
    #expect(run.errors.contains(sentence), "\(run.errors)")
    #expect(run.output.isEmpty)
  }
}
