import ArgumentParser
import Storage

/// `mathbot learner set NAME KEY VALUE`: gives a learner a setting of their own.
struct LearnerSet: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set", abstract: "Give a learner a level or operations of their own.",
    discussion: """
      For example:
        mathbot learner set Mina difficulty hard
        mathbot learner set Mina operations multiply,divide
      """)

  @Argument(help: "The name of the learner.", completion: .learners)
  var name: String

  @Argument(help: "difficulty or operations.", completion: .learnerSettings)
  var key: String

  @Argument(help: "The new value.", completion: .offering(.settingValues))
  var value: String

  func run() throws {
    try LearnerStore.ofUser.set(value, for: key, ofLearnerNamed: name)
  }
}
