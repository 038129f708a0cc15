import ArgumentParser
import Content
import Storage

/// `mathbot data delete`: deletes the practice of one learner, or everything.
struct DataDelete: ParsableCommand {
  static let configuration = CommandConfiguration(
    "delete", .commandDataDelete, more: .commandDataDeleteMore,
    examples: ["mathbot data delete --learner Mina", "mathbot data delete --all --force"])

  @Option(help: .text(.commandDataDeleteLearner, value: "name"), completion: .learners)
  var learner: String?

  @Flag(help: .text(.commandDataDeleteAll))
  var all = false

  @Flag(help: .text(.commandDataDeleteForce))
  var force = false

  func run() throws {
    guard all != (learner != nil) else {
      throw ProgramFailure.usage(.usageDelete)
    }
    let store = LearnerStore.ofUser
    defer { store.reportDamage() }
    let named = try learner.map { try store.knownLearner(named: $0) }
    guard force else {
      try announce(store.overviews().filter { named == nil || $0.learner.id == named?.id })
    }
    if let named {
      try store.remove(named)
      StandardOutput.tell(.noticeLearnerRemoved, ["name": named.name])
    } else {
      try store.removeEverything()
      StandardOutput.tell(.noticeDataDeleted)
    }
  }

  /// Says what would be deleted, and leaves.
  private func announce(_ overviews: [LearnerOverview]) throws -> Never {
    for overview in overviews { StandardError.complain(overview) }
    StandardError.complain(.noticeDeletedNothing)
    throw ExitCode.negative
  }
}
