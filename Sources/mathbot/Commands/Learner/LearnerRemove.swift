import ArgumentParser
import Content
import Storage

/// `mathbot learner remove NAME`: deletes a learner and their practice.
struct LearnerRemove: ParsableCommand {
  static let configuration = CommandConfiguration(
    "remove", .commandLearnerRemove, more: .commandLearnerRemoveMore,
    examples: ["mathbot learner remove Mina --force"])

  @Argument(help: .text(.commandLearnerName), completion: .learners)
  var name: String

  @Flag(help: .text(.commandLearnerForce))
  var force = false

  func run() throws {
    let store = LearnerStore.ofUser
    defer { store.reportDamage() }
    let learner = try store.knownLearner(named: name)
    let overview = try store.overviews().first { $0.learner.id == learner.id }
    if let overview, overview.sessions > 0, !force {
      let texts = Texts.ofUser
      StandardError.complain(
        texts.sentences([overview.words(in: texts), texts(.noticeDeletedNothing)]))
      throw ExitCode.negative
    }
    try store.remove(learner)
    StandardOutput.tell(.noticeLearnerRemoved, ["name": learner.name])
  }
}
