import ArgumentParser
import Storage

/// `mathbot history clear`: forgets the calculations.
struct HistoryClear: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "clear", abstract: "Forget what was calculated; practice is kept.")

  func run() throws {
    let history = CalculationHistory(path: Folders.ofUser.database)
    defer { history.reportDamage() }
    try history.clear()
  }
}
