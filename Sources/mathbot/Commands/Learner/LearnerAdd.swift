import ArgumentParser
import Content
import Storage

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `mathbot learner add NAME`: adds a learner.
struct LearnerAdd: ParsableCommand {
  static let configuration = CommandConfiguration(
    "add", .commandLearnerAdd, examples: ["mathbot learner add Mina"])

  @Argument(help: .text(.commandLearnerAddName))
  var name: String

  func run() throws {
    let store = LearnerStore.ofUser
    defer { store.reportDamage() }
    let learner = try store.addLearner(named: name, at: .now)
    StandardOutput.tell(.noticeLearnerAdded, ["name": learner.name])
    if let unnamed = try store.learner(named: Learner.defaultName) {
      let texts = Texts.ofUser
      StandardOutput.write(
        texts(.noticeUnnamed, ["quoted": texts.quoted(unnamed.name), "name": unnamed.name]))
    }
  }
}
