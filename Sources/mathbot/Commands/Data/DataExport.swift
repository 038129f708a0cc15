import ArgumentParser
import Content
import Storage

/// `mathbot data export`: prints all practice of a learner as JSON.
struct DataExport: ParsableCommand {
  static let configuration = CommandConfiguration(
    "export", .commandDataExport, examples: ["mathbot data export > practice.json"])

  @Option(help: .text(.commandDataExportLearner, value: "name"), completion: .learners)
  var learner: String?

  func run() throws {
    let store = LearnerStore.ofUser
    defer { store.reportDamage() }
    let named = try learner.map { try store.knownLearner(named: $0) }
    guard let learner = try named ?? store.currentLearner() else {
      StandardError.complain(.noticeNobody)
      throw ExitCode.negative
    }
    let archive = try store.archive(of: learner)
    StandardOutput.write(String(decoding: try archive.json(), as: UTF8.self))
  }
}
