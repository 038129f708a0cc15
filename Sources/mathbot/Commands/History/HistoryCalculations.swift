import ArgumentParser
import Basics
import Content
import Storage

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `mathbot history calculations`: the calculations of the prompt and on the keys, oldest first.
struct HistoryCalculations: ParsableCommand {
  static let configuration = CommandConfiguration(
    "calculations", .commandHistoryCalculations,
    examples: ["mathbot history", "mathbot history calculations --limit 5"])

  @OptionGroup var options: HistoryOptions

  func run() throws {
    let limit = try options.limit() ?? .max
    let history = CalculationHistory(path: Folders.ofUser.database)
    defer { history.reportDamage() }
    let calculations = try history.calculations(limit: limit)
    if options.json {
      try printJSON(
        CalculationsReport(calculations: calculations.map(CalculationReport.init)))
    } else if calculations.isEmpty {
      StandardOutput.write(Texts.ofUser(.noticeCalculationsNone))
    } else {
      for calculation in calculations.map(\.calculation) {
        StandardOutput.write("\(calculation.expression) = \(calculation.result)")
      }
    }
  }
}

/// What was calculated as `history calculations --json` prints it, oldest first.
struct CalculationsReport: JSONDocument {
  static let format = "mathbot-calculations"
  static let schema = 1

  let calculations: [CalculationReport]
}

/// A calculation as `history --json` prints it.
struct CalculationReport: Encodable {
  let expression: String
  let result: String
  let at: String

  init(_ stored: StoredCalculation) {
    expression = stored.calculation.expression
    result = stored.calculation.result
    at = stored.at.formatted(.iso8601)
  }
}
