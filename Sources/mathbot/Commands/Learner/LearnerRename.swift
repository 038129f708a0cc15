import ArgumentParser
import Storage

/// `mathbot learner rename NAME NEW-NAME`: gives a learner another name.
struct LearnerRename: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename", abstract: "Give a learner another name.")

  @Argument(help: "The name of the learner.", completion: .learners)
  var name: String

  @Argument(help: "The new name.")
  var newName: String

  func run() throws {
    let store = LearnerStore.ofUser
    defer { store.reportDamage() }
    try store.rename(try store.knownLearner(named: name), to: newName)
  }
}
