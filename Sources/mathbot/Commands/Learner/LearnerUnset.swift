import ArgumentParser
import Content
import Storage

/// `mathbot learner unset NAME KEY`: the settings file decides again.
struct LearnerUnset: ParsableCommand {
  static let configuration = CommandConfiguration(
    "unset", .commandLearnerUnset, examples: ["mathbot learner unset Mina difficulty"])

  @Argument(help: .text(.commandLearnerName), completion: .learners)
  var name: String

  @Argument(help: .text(.commandLearnerKey), completion: .learnerSettings)
  var key: String

  func run() throws {
    try LearnerStore.ofUser.set(nil, for: key, ofLearnerNamed: name)
  }
}
