import ArgumentParser
import Calculator
import Content
import Terminal
import Tutor

/// `mathbot convert`: shows an amount in another unit or currency.
struct ConvertCommand: ParsableCommand {
  static let name = "convert"

  static let configuration = CommandConfiguration(
    name, .commandConvert, more: .commandConvertMore,
    examples: [
      "mathbot convert 100 USD TWD",
      "mathbot convert 5 km mi",
      "mathbot convert --places 1 98.6 °F °C",
      "mathbot convert --list",
    ])

  @Flag(help: .text(.commandConvertList))
  var list = false

  @Flag(help: .text(.commandConvertJson))
  var json = false

  @OptionGroup var digits: DigitOptions

  @Argument(help: .text(.commandConvertWords), completion: .offering(.units))
  var words: [String] = []

  func run() throws {
    try digits.check()
    if json, !list { throw Self.misuse(.usageGoes, ["option": "--json", "other": "--list"]) }
    if list, !words.isEmpty { throw ProgramFailure.usage(.usageListAlone) }
    let environment = Environment.ofProcess
    let texts = Texts.ofUser
    if json { return try printJSON(UnitReport(CalculatorSettings.standard)) }
    if list { return StandardOutput.write(texts.unitList.joined(separator: "\n")) }
    guard let conversion = Conversion(words) else {
      throw Self.misuse(.usageConversion)
    }
    try show(conversion, texts, isForPeople: environment.terminal.outputIsTerminal)
  }

  private static func misuse(
    _ phrase: Phrase, _ values: [String: String] = [:]
  ) -> ProgramFailure {
    .usage(phrase, values, helpOf: "mathbot convert")
  }

  /// Prints the result, for people with the day of the rates; a failure is drawn with where it is.
  private func show(_ conversion: Conversion, _ texts: Texts, isForPeople: Bool) throws {
    let deadline = Deadline()
    do throws(CalculationError) {
      let number = try conversion.value(settings: .standard) { deadline.hasPassed }
      let format = digits.format(isForPeople: isForPeople)
      StandardOutput.write(
        try number.text(format, of: conversion.text) { deadline.hasPassed })
      if isForPeople, let note = texts.note(on: number) { StandardOutput.write(note) }
    } catch {
      StandardError.point(at: error, in: conversion.text, texts)
      throw ExitCode.negative
    }
  }
}
