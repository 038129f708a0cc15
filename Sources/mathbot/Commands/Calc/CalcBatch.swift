import Basics
import ArgumentParser
import Calculator
import Content
import Terminal
import Tutor

/// The calculator without a prompt: it reads no settings but the language, and keeps no history, so that a
/// script gives the same answers for everybody.
struct CalcBatch {
  private let angleUnit: AngleUnit
  private let showsRemainder: Bool
  private let format: NumberFormat

  /// Most calculations succeed, so the texts are read when something is to be said.
  private var texts: Texts { .ofUser }

  /// The environment says for whom the digits of the format are written.
  init(_ environment: Environment, _ options: CalcOptions? = nil) {
    let isForPeople = environment.terminal.outputIsTerminal
    angleUnit = options?.angle?.unit ?? .degrees
    showsRemainder = options?.remainder ?? false
    format =
      options?.format(isForPeople: isForPeople)
      ?? NumberFormat(isForPeople ? .automatic(places: 4) : .full, isForPeople: isForPeople)
  }

  /// Prints the value of one expression; a failure is drawn with its range on standard error.
  func answer(_ expression: String) throws {
    do throws(CalculationError) {
      let answer = try answer(to: expression)
      StandardOutput.write(answer.text)
      if let note = answer.note { StandardOutput.write(note) }
    } catch {
      StandardError.point(at: error, in: expression, texts)
      throw ExitCode.negative
    }
  }

  /// Prints a result for each line of the input, an empty line where there is none.
  func answerLines() throws {
    try PipedLines.answer { PipedLines.Answer(text: try answer(to: $0).text) }
  }

  private func answer(
    to expression: String
  ) throws(CalculationError) -> (text: String, note: String?) {
    if !showsRemainder, let text = plainAnswer(to: expression, in: format) { return (text, nil) }
    let deadline = Deadline()
    var settings = CalculatorSettings.standard(angleUnit)
    settings.showsRemainder = showsRemainder
    let number = try evaluate(expression, settings: settings, shouldStop: { deadline.hasPassed })
    let text = try number.text(format, of: expression) { deadline.hasPassed }
    guard format.isForPeople else { return (text, nil) }
    let isDoubtful = mayMeanRadians(expression, settings: settings)
    return (text, texts.note(on: number) ?? (isDoubtful ? texts(.solveDegrees) : nil))
  }
}
