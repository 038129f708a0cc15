import ArgumentParser
import Basics
import Calculator
import Content
import Screen
import Terminal
import Tutor

/// Shows how calculations are worked out.
///
/// It reads no settings but the language, so that a script gives the same for everybody.
struct CalcSteps {
  private let settings: CalculatorSettings
  private let format: NumberFormat
  private let texts: Texts
  private let glyphs: GlyphSet
  private let options: StepsOptions
  private let isSpoken: Bool

  init(
    _ environment: Environment, _ options: CalcOptions, _ steps: StepsOptions,
    isAccessible: Bool
  ) {
    var settings = CalculatorSettings.standard(options.angle?.unit ?? .degrees)
    settings.showsRemainder = options.remainder
    self.settings = settings
    format = options.format(isForPeople: true)
    texts = .ofUser
    glyphs = environment.glyphs
    self.options = steps
    isSpoken = isAccessible || environment.terminal.asksForWords
  }

  /// Shows how one expression is worked out; what is wrong is said on standard error.
  func show(_ expression: String) throws {
    do {
      let working = try working(of: expression)
      try write(working)
      guard let problem = working.problem else { return }
      StandardError.write(texts.sentenceOfLoneLine(for: problem.kind))
    } catch let error as CalculationError {
      StandardError.point(at: error, in: expression, texts)
    }
    throw ExitCode.negative
  }

  /// Shows each line of the input, an empty line behind each but in JSON.
  func showLines() throws {
    try PipedLines.answer { line in
      let working = try working(of: line)
      let text =
        options.json
        ? try jsonLine(WorkingRecord(working, texts))
        : lines(of: working).map { $0 + "\n" }.joined()
      return PipedLines.Answer(text: text, problem: working.problem)
    }
  }

  private func working(of expression: String) throws(CalculationError) -> Working {
    let deadline = Deadline()
    return try workOut(
      expression, settings: settings, prefersFractions: format.prefersFractions,
      shouldStop: { deadline.hasPassed })
  }

  private func write(_ working: Working) throws {
    if options.json { return try printJSON(WorkingRecord(working, texts)) }
    if options.html {
      return StandardOutput.write(WorkingPage(working, texts: texts, format: format).html)
    }
    for line in lines(of: working) { StandardOutput.write(line) }
  }

  private func lines(of working: Working) -> [String] {
    isSpoken
      ? WorkingSpeech(working, texts: texts, format: format, drawsAll: options.columns).lines
      : WorkingText(
        working, texts: texts, format: format, glyphs: glyphs, columns: Size.ofTerminal.columns,
        drawsAll: options.columns
      ).lines
  }
}
