import ArgumentParser
import Storage

/// `mathbot learner remove NAME`: deletes a learner and their practice.
struct LearnerRemove: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Delete a learner and all their practice.",
    discussion: "Where there is practice, nothing is deleted without --force.")

  @Argument(help: "The name of the learner.", completion: .learners)
  var name: String

  @Flag(help: "Delete the practice too.")
  var force = false

  func run() throws {
    let store = LearnerStore.ofUser
    defer { store.reportDamage() }
    let learner = try store.knownLearner(named: name)
    let overview = try store.overviews().first { $0.learner.id == learner.id }
    if let overview, overview.sessions > 0, !force {
      StandardError.complain(
        "\(learner.name) has \(overview.practice). Nothing was deleted; --force deletes it all.")
      throw ExitCode.negative
    }
    try store.remove(learner)
  }
}
