import ArgumentParser
import Basics
import Calculator
import Content
import Screen
import Terminal
import Tutor

/// `mathbot plot`: curves, drawn where they are proven to be and nowhere else.
struct PlotCommand: ParsableCommand {
  static let name = "plot"
  /// As many curves are told apart.
  static let mostCurves = 4

  static let configuration = CommandConfiguration(
    name, .commandPlot, more: .commandPlotMore,
    examples: [
      "mathbot plot 'sin x'",
      "mathbot plot --radians --from -5 --to 5 'tan x' 'x/2'",
      "mathbot plot --plain 'x^2 - 2'",
      "mathbot plot --svg curve.svg '1/x'",
    ])

  @Option(help: .text(.commandPlotFrom, value: "number"))
  var from: String?

  @Option(help: .text(.commandPlotTo, value: "number"))
  var to: String?

  @Option(help: .text(.commandPlotBottom, value: "number"))
  var bottom: String?

  @Option(help: .text(.commandPlotTop, value: "number"))
  var top: String?

  @Flag(help: .text(.commandCalcAngle))
  var angle: AngleFlag?

  @Option(help: .text(.commandPlotSvg, value: "file"), completion: .file())
  var svg: String?

  @Option(help: .text(.commandPlotDots, value: "signs"))
  var dots: Given<DotsArgument>?

  @Flag(help: .text(.commandJson))
  var json = false

  @OptionGroup var global: GlobalOptions

  @Argument(help: .text(.commandPlotCurves))
  var curves: [String] = []

  func run() throws {
    let color = try global.color.value()
    guard !curves.isEmpty else {
      throw ProgramFailure.usage(.usagePlotCurve)
    }
    let curves = Self.parted(curves)
    guard curves.count <= Self.mostCurves else {
      throw ProgramFailure.usage(.usagePlotCurves, ["most": String(Self.mostCurves)])
    }
    let environment = Environment.ofProcess
    let settings = CalculatorSettings.standard(angle?.unit ?? .degrees)
    let ends = try PlotEnds.read(from: from, to: to, bottom: bottom, top: top, settings)
    let grade = try dots?.value()
    guard let read = Self.read(curves, settings) else { throw ExitCode.negative }
    let runner = PlotRunner(
      curves: read, ends: ends, grade: grade, environment: environment, color: color)
    if json { return try runner.printData() }
    if let svg { return try runner.writeDrawing(to: svg) }
    if global.accessible || environment.terminal.asksForWords { return runner.printWords() }
    if global.plain { return runner.printTable() }
    guard !environment.terminal.wantsAccessible else { return runner.printPicture() }
    // The parser runs commands where the program starts: on the main actor.
    try MainActor.assumeIsolated { try runner.runScreen() }
  }

  /// The curves that arguments, or semicolons in them, part.
  private static func parted(_ arguments: [String]) -> [String] {
    arguments.flatMap { argument in
      let parts = argument.split(separator: ";").map { $0.trimmed }
      return parts.contains("") || parts.isEmpty ? [argument] : parts
    }
  }

  /// The curves; nil after a word about what is wrong with one.
  private static func read(_ curves: [String], _ settings: CalculatorSettings) -> [Curve]? {
    let deadline = Deadline()
    var read: [Curve] = []
    for text in curves {
      do throws(FormulaError) {
        read.append(try Curve(text, settings: settings) { deadline.hasPassed })
      } catch {
        let pointed = PointedExpression(
          error.range, in: text.shown, columns: Size.ofTerminal.columns)
        StandardError.write(pointed.text)
        StandardError.write(pointed.carets)
        StandardError.write(Texts.ofUser.sentence(about: error.kind))
        return nil
      }
    }
    return read
  }
}
