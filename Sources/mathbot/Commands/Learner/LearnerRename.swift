import ArgumentParser
import Content
import Storage

/// `mathbot learner rename NAME NEW-NAME`: gives a learner another name.
struct LearnerRename: ParsableCommand {
  static let configuration = CommandConfiguration(
    "rename", .commandLearnerRename, examples: ["mathbot learner rename default Mina"])

  @Argument(help: .text(.commandLearnerName), completion: .learners)
  var name: String

  @Argument(help: .text(.commandLearnerRenameName))
  var newName: String

  func run() throws {
    let store = LearnerStore.ofUser
    defer { store.reportDamage() }
    let learner = try store.knownLearner(named: name)
    try store.rename(learner, to: newName)
    StandardOutput.tell(.noticeLearnerRenamed, ["old": learner.name, "name": newName])
  }
}
