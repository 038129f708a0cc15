import Basics
import ArgumentParser
import Calculator
import Content
import Terminal
import Tutor

/// The calculator without a prompt: it reads no settings but the language, and keeps no history, so that a
/// script gives the same answers for everybody.
struct CalcBatch {
  private let settings: CalculatorSettings
  private let format: NumberFormat

  /// Most calculations succeed, so the texts are read when something is to be said.
  private var texts: Texts { .ofUser }

  /// The environment says for whom the digits of the format are written.
  init(_ environment: Environment, _ options: CalcOptions? = nil) {
    let isForPeople = environment.terminal.outputIsTerminal
    var settings = CalculatorSettings.standard(options?.angle?.unit ?? .degrees)
    settings.showsRemainder = options?.remainder ?? false
    self.settings = settings
    format =
      options?.format(isForPeople: isForPeople)
      ?? NumberFormat(isForPeople ? .automatic(places: 4) : .full, isForPeople: isForPeople)
  }

  /// Prints the value of one expression; a failure is drawn with its range on standard error.
  func answer(_ expression: String) throws {
    let deadline = Deadline()
    do throws(CalculationError) {
      let number = try evaluate(
        expression, settings: settings, shouldStop: { deadline.hasPassed })
      StandardOutput.write(try text(of: number, in: expression, deadline))
      if format.isForPeople, let note = texts.note(on: number) { StandardOutput.write(note) }
    } catch {
      StandardError.point(at: error, in: expression, texts)
      throw ExitCode.negative
    }
  }

  /// Prints a result for each line of the input, an empty line where there is none.
  func answerLines() throws {
    var reader = LineReader(descriptor: 0)
    lazy var texts = texts
    var output = BufferedOutput()
    var number = 0
    var hasFailed = false
    while let line = reader.next() {
      number += 1
      switch line.isCut ? .failure(.lineTooLong) : result(of: line.text) {
      case .success(let text): output.write(text)
      case .failure(let error):
        output.write("")
        hasFailed = hasFailed || error.kind != .empty
        if error.kind != .empty { StandardError.complain(error, line: number, texts) }
      }
      if !reader.hasInput(within: .zero) { output.flush() }
    }
    output.flush()
    if hasFailed { throw ExitCode.negative }
  }

  private func result(of expression: String) -> Result<String, CalculationError> {
    let deadline = Deadline()
    do throws(CalculationError) {
      let number = try evaluate(
        expression, settings: settings, shouldStop: { deadline.hasPassed })
      return .success(try text(of: number, in: expression, deadline))
    } catch {
      return .failure(error)
    }
  }

  private func text(
    of number: Number, in expression: String, _ deadline: Deadline
  ) throws(CalculationError) -> String {
    try number.text(format, of: expression) { deadline.hasPassed }
  }
}
