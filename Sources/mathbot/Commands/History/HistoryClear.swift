import ArgumentParser
import Storage

/// `mathbot history clear`: forgets the calculations.
struct HistoryClear: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "clear", abstract: "Forget what was calculated; practice is kept.")

  func run() throws {
    try CalculationHistory(path: Folders.ofUser.database).clear()
  }
}
