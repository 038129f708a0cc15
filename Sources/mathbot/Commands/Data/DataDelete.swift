import ArgumentParser
import Storage

/// `mathbot data delete`: deletes the practice of one learner, or everything.
struct DataDelete: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete", abstract: "Delete the practice of one learner, or everything.",
    discussion: "Nothing is deleted without --force. The settings stay as they are.")

  @Option(help: "Whose practice to delete.", completion: .learners)
  var learner: String?

  @Flag(help: "Delete all learners, all practice and all calculations.")
  var all = false

  @Flag(help: "Delete, rather than say what would be deleted.")
  var force = false

  func run() throws {
    guard all != (learner != nil) else {
      throw ProgramFailure.usage("Say what to delete: --learner NAME or --all.")
    }
    let store = LearnerStore.ofUser
    defer { store.reportDamage() }
    let named = try learner.map { try store.knownLearner(named: $0) }
    guard force else {
      try announce(store.overviews().filter { named == nil || $0.learner.id == named?.id })
    }
    if let named {
      try store.remove(named)
    } else {
      try store.removeEverything()
    }
  }

  /// Says what would be deleted, and leaves.
  private func announce(_ overviews: [LearnerOverview]) throws -> Never {
    for overview in overviews {
      StandardError.complain("\(overview.learner.name) has \(overview.practice).")
    }
    StandardError.complain("Nothing was deleted; --force deletes it all.")
    throw ExitCode.negative
  }
}
