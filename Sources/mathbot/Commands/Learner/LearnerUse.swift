import ArgumentParser
import Content
import Storage

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `mathbot learner use NAME`: makes a learner the one who practises.
struct LearnerUse: ParsableCommand {
  static let configuration = CommandConfiguration(
    "use", .commandLearnerUse, examples: ["mathbot learner use Mina"])

  @Argument(help: .text(.commandLearnerName), completion: .learners)
  var name: String

  func run() throws {
    let store = LearnerStore.ofUser
    defer { store.reportDamage() }
    let learner = try store.knownLearner(named: name)
    try store.use(learner, at: .now)
    StandardOutput.tell(.noticeLearnerUsed, ["name": learner.name])
  }
}
