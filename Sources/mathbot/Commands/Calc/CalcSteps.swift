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
    switch working(of: expression) {
    case .success(let working):
      try write(working, isLine: false)
      guard let problem = working.problem else { return }
      StandardError.write(texts.sentenceOfLoneLine(for: problem.kind))
    case .failure(let error): StandardError.point(at: error, in: expression, texts)
    }
    throw ExitCode.negative
  }

  /// Shows each line of the input, an empty line behind each but in JSON.
  func showLines() throws {
    var reader = LineReader(descriptor: 0)
    var number = 0
    var hasFailed = false
    while let line = reader.next() {
      number += 1
      switch line.isCut ? .failure(.lineTooLong) : working(of: line.text) {
      case .success(let working):
        try write(working, isLine: true)
        guard let problem = working.problem else { continue }
        StandardError.complain(problem, line: number, texts)
        hasFailed = true
      case .failure(let error):
        StandardOutput.write("")
        if error.kind != .empty { StandardError.complain(error, line: number, texts) }
        hasFailed = hasFailed || error.kind != .empty
      }
    }
    if hasFailed { throw ExitCode.negative }
  }

  private func working(of expression: String) -> Result<Working, CalculationError> {
    let deadline = Deadline()
    do throws(CalculationError) {
      return .success(
        try workOut(
          expression, settings: settings, prefersFractions: format.prefersFractions,
          shouldStop: { deadline.hasPassed }))
    } catch {
      return .failure(error)
    }
  }

  private func write(_ working: Working, isLine: Bool) throws {
    if options.json {
      let record = WorkingRecord(working, texts)
      try isLine ? printJSONLine(record) : printJSON(record)
    } else if options.html {
      StandardOutput.write(WorkingPage(working, texts: texts, format: format).html)
    } else {
      for line in lines(of: working) + (isLine ? [""] : []) { StandardOutput.write(line) }
    }
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
