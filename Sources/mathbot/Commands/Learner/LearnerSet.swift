import ArgumentParser
import Quiz
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

  @Argument(help: "The new value.")
  var value: String

  func run() throws {
    try LearnerStore.ofUser.set(value, for: key, ofLearnerNamed: name)
  }
}

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

extension LearnerStore {
  /// Changes a learner's own setting, or takes it away where there is no value.
  fileprivate func set(_ value: String?, for key: String, ofLearnerNamed name: String) throws {
    defer { reportDamage() }
    let learner = try knownLearner(named: name)
    var own = learner.settings
    try own.set(value, for: try SettingKey(named: key))
    try keep(own, of: learner)
  }
}

extension CompletionKind {
  /// The names of the settings that a learner can have of their own.
  fileprivate static var learnerSettings: CompletionKind {
    .list(LearnerSettings.keys.map(\.rawValue))
  }
}
