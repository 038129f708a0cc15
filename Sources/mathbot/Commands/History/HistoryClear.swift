import ArgumentParser
import Content
import Storage

/// `mathbot history clear`: forgets the calculations.
struct HistoryClear: ParsableCommand {
  static let configuration = CommandConfiguration(
    "clear", .commandHistoryClear, examples: ["mathbot history clear"])

  func run() throws {
    let history = CalculationHistory(path: Folders.ofUser.database)
    defer { history.reportDamage() }
    try history.clear()
    StandardOutput.tell(.calculatorHistoryCleared)
  }
}
