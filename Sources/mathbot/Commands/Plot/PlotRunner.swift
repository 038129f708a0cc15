import Basics
import Calculator
import Content
import Quiz
import Screen
import Storage
import SystemIO
import SystemPackage
import Terminal
import Tutor

/// Draws curves in the form that is asked for.
struct PlotRunner {
  /// The size of a picture that is not on a full screen: with its labels it is 24 rows high.
  private static let size = Size(columns: 80, rows: 20)

  let curves: [Curve]
  let ends: PlotWindow.Ends
  let grade: DotGrade?
  let environment: Environment
  let color: ColorFlag

  /// A narrow terminal would break the lines.
  private var columns: Int {
    let most = Self.size.columns
    guard environment.terminal.outputIsTerminal else { return most }
    return min(most, Size.ofTerminal.columns)
  }

  private var texts: Texts { Texts.ofUser }

  /// Each piece of work stops in time.
  private static let patience: PlotPage.Patience = {
    let deadline = Deadline()
    return { deadline.hasPassed }
  }

  /// The curves in a picture of the usual size, with their marks.
  private func scene(_ grade: DotGrade) -> PlotScene {
    let patience = Self.patience()
    let window = PlotWindow.fitting(
      curves, given: ends, rows: Self.size.rows * grade.rows, shouldStop: patience)
    var scene = PlotScene(
      curves, in: window, grade: grade, columns: columns, rows: Self.size.rows,
      glyphs: environment.glyphs, shouldStop: patience)
    scene.findFacts(shouldStop: patience)
    return scene
  }

  private var pipedGrade: DotGrade {
    grade ?? (environment.glyphs == .ascii ? .ascii : .braille)
  }

  func printPicture() {
    let depth = environment.terminal.colorDepth(flag: color)
    let picture = scene(pipedGrade).picture(texts)
    write(picture.printed(columns: columns, glyphs: environment.glyphs, depth: depth))
    if curves.contains(where: { $0.showsAngle && $0.isInDegrees }) {
      write(texts(.solveDegrees).wrapped(to: columns))
    }
  }

  func printTable() {
    let format = NumberFormat(
      .automatic(places: 4), isForPeople: environment.terminal.outputIsTerminal)
    write(PlotTable(scene(.braille), texts, format).lines)
  }

  func printWords() { write(PlotWords(scene(.braille), texts).lines) }

  func printData() throws { try printJSON(PlotRecord(scene(pipedGrade))) }

  func writeDrawing(to path: String) throws {
    let svg = PlotDrawing(scene(.braille), texts, shouldStop: Self.patience()).svg
    guard path != "-" else { return StandardOutput.write(svg) }
    do {
      let file = try FileDescriptor.open(
        FilePath(path), .writeOnly, options: [.create, .truncate, .closeOnExec],
        permissions: [.ownerReadWrite, .groupRead, .otherRead])
      try file.closeAfter { try file.writeWhole(Array((svg + "\n").utf8)) }
    } catch {
      throw FileError(.write, path, error)
    }
  }

  /// Runs the page with the curves until it is left.
  @MainActor
  func runScreen() throws {
    let settings = try SettingsStore.ofUser.loadUsable().settings
    if settings.accessible { return printWords() }
    LostScreen.mendHere()
    let screen = FullScreen(environment: environment, color: color, settings: settings)
    let depth = environment.terminal.colorDepth(flag: color)
    let glyphs = environment.glyphs
    let shapes =
      settings.shapes.grade
      ?? environment.terminal.shapes(told: nil, depth: depth, glyphs: glyphs)
    let page = PlotPage(
      curves, ends: ends, grade: grade ?? .suiting(shapes, glyphs), glyphs: glyphs,
      size: screen.terminal.size,
      texts: Texts(settings.language.spoken(system: environment.language)),
      patience: Self.patience)
    let plot = PlotScreen(page, screen: screen) { picture in
      picture.printed(columns: Size.ofTerminal.columns, glyphs: glyphs, depth: depth)
    }
    try PageLoop(plot, on: screen).run()
  }

  private func write(_ lines: [String]) {
    for line in lines { StandardOutput.write(line) }
  }
}
