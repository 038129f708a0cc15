import ArgumentParser
import Foundation
import Storage
import SystemIO
import SystemPackage

/// `mathbot data import FILE`: adds exported practice.
struct DataImport: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Add exported practice to what is here.",
    discussion: """
      What is here already is not added again. The practice goes to the learner who was exported, \
      or to the one of the same name; where there is none, one is added.
      """)

  @Argument(help: "The exported file; - reads standard input.", completion: .file())
  var file: String

  @Option(help: "To whom the practice goes.", completion: .learners)
  var learner: String?

  func run() throws {
    let store = LearnerStore.ofUser
    defer { store.reportDamage() }
    let report = try store.add(try archive(), to: learner)
    StandardOutput.write(
      "Added \(report.sessions.counted("session")) and \(report.attempts.counted("answer")) "
        + "of \(report.learner.name).")
  }

  private func archive() throws -> PracticeArchive {
    guard file == "-" else { return try PracticeArchive(path: file) }
    return try PracticeArchive(json: Data(FileDescriptor.standardInput.readWhole(limit: .max)))
  }
}
