import ArgumentParser
import Content
import Storage

/// `mathbot data path`: prints where the practice data is, whether or not it exists.
struct DataPath: ParsableCommand {
  static let configuration = CommandConfiguration(
    "path", .commandDataPath, examples: ["mathbot data path"])

  func run() {
    StandardOutput.write(Folders.ofUser.database)
  }
}
