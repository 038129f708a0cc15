import ArgumentParser
import Storage

/// `mathbot data path`: prints where the practice data is, whether or not it exists.
struct DataPath: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "path", abstract: "Print the path of the practice data.")

  func run() {
    StandardOutput.write(Folders.ofUser.database)
  }
}
