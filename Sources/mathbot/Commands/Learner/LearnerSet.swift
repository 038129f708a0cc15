import ArgumentParser
import Content
import Storage

/// `mathbot learner set NAME KEY VALUE`: gives a learner a setting of their own.
struct LearnerSet: ParsableCommand {
  static let configuration = CommandConfiguration(
    "set", .commandLearnerSet,
    examples: [
      "mathbot learner set Mina difficulty hard",
      "mathbot learner set Mina operations multiply,divide",
    ])

  @Argument(help: .text(.commandLearnerName), completion: .learners)
  var name: String

  @Argument(help: .text(.commandLearnerKey), completion: .learnerSettings)
  var key: String

  @Argument(help: .text(.commandConfigValue), completion: .offering(.settingValues))
  var value: String

  func run() throws {
    try LearnerStore.ofUser.set(value, for: key, ofLearnerNamed: name)
  }
}
