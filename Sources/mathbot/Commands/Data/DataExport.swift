import ArgumentParser
import Storage

/// `mathbot data export`: prints all practice of a learner as JSON.
struct DataExport: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Print all practice of one learner as JSON.")

  @Option(help: "Whose practice; without this, of who practises now.", completion: .learners)
  var learner: String?

  func run() throws {
    let store = LearnerStore.ofUser
    defer { store.reportDamage() }
    let named = try learner.map { try store.knownLearner(named: $0) }
    guard let learner = try named ?? store.currentLearner() else {
      StandardError.complain("Nobody has practised yet.")
      throw ExitCode.negative
    }
    let archive = try store.archive(of: learner)
    StandardOutput.write(String(decoding: try archive.json(), as: UTF8.self))
  }
}
