import ArgumentParser
import Foundation
import Storage

/// `mathbot learner use NAME`: makes a learner the one who practises.
struct LearnerUse: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "use", abstract: "Choose who practises from now on.")

  @Argument(help: "The name of the learner.", completion: .learners)
  var name: String

  func run() throws {
    let store = LearnerStore.ofUser
    defer { store.reportDamage() }
    try store.use(try store.knownLearner(named: name), at: .now)
  }
}
