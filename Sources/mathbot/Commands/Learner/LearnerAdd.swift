import ArgumentParser
import Foundation
import Storage

/// `mathbot learner add NAME`: adds a learner.
struct LearnerAdd: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add a learner.")

  @Argument(help: "The name of the new learner.")
  var name: String

  func run() throws {
    let store = LearnerStore.ofUser
    defer { store.reportDamage() }
    try store.addLearner(named: name, at: .now)
    if let unnamed = try store.learner(named: Learner.defaultName) {
      StandardOutput.write(
        """
        What was practised before is kept for “\(unnamed.name)”. To give it a name: \
        mathbot learner rename \(unnamed.name) NAME
        """)
    }
  }
}
