import ArgumentParser
import Storage

/// `mathbot learner unset NAME KEY`: the settings file decides again.
struct LearnerUnset: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unset", abstract: "Let a learner go by the settings of all again.")

  @Argument(help: "The name of the learner.", completion: .learners)
  var name: String

  @Argument(help: "difficulty or operations.", completion: .learnerSettings)
  var key: String

  func run() throws {
    try LearnerStore.ofUser.set(nil, for: key, ofLearnerNamed: name)
  }
}
