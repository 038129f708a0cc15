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
  private static let mostCurves = 4

  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Draw curves, with no line where there is none.",
    discussion: """
      A dot is lit only where a curve is proven to pass; poles, holes and gaps stay
      free. On a terminal the keys move a cursor that reads values, and zoom; in a pipe
      it is one picture, with --plain a table, with --accessible words.

      For example:
        mathbot plot 'sin x'
        mathbot plot --radians --from -5 --to 5 'tan x' 'x/2'
        mathbot plot --plain 'x^2 - 2'
        mathbot plot --svg curve.svg '1/x'
      """)

  @Option(help: ArgumentHelp("Where to begin, as in -5 or -2pi.", valueName: "number"))
  var from: String?

  @Option(help: ArgumentHelp("Where to end.", valueName: "number"))
  var to: String?

  @Option(help: ArgumentHelp("The lowest height.", valueName: "number"))
  var bottom: String?

  @Option(help: ArgumentHelp("The greatest height.", valueName: "number"))
  var top: String?

  @Flag(help: "Angles are in degrees, as they are by default, or in radians.")
  var angle: AngleFlag?

  @Option(help: ArgumentHelp("Write an SVG picture; - is standard output.", valueName: "file"))
  var svg: String?

  @Option(
    help: ArgumentHelp(
      "What dots are drawn with: braille, sextants, blocks, ascii.", valueName: "signs"))
  var dots: String?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var global: GlobalOptions

  @Argument(help: "The curves, at most \(Self.mostCurves); quote each, as * means files.")
  var curves: [String] = []

  func run() throws {
    let color = try global.color.value()
    guard !curves.isEmpty else {
      throw ProgramFailure.usage("Give a curve, as in: mathbot plot 'sin x'")
    }
    guard curves.count <= Self.mostCurves else {
      throw ProgramFailure.usage(
        "plot draws at most \(Self.mostCurves) curves; quote each, as in: mathbot plot 'sin x' 'x/2'"
      )
    }
    let environment = Environment.ofProcess
    let settings = CalculatorSettings.standard(angle?.unit ?? .degrees)
    let ends = try PlotEnds.read(from: from, to: to, bottom: bottom, top: top, settings)
    let grade = try dots.map(Self.grade)
    guard let read = read(settings, environment) else { throw ExitCode.negative }
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

  private static func grade(_ name: String) throws(ProgramFailure) -> DotGrade {
    guard let grade = DotGrade(rawValue: name) else {
      throw .usage("--dots takes braille, sextants, blocks or ascii, not \(name.quoted).")
    }
    return grade
  }

  /// The curves; nil after a word about what is wrong with one.
  private func read(_ settings: CalculatorSettings, _ environment: Environment) -> [Curve]? {
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
        StandardError.write(Texts(environment.language).sentence(about: error.kind))
        return nil
      }
    }
    return read
  }
}
