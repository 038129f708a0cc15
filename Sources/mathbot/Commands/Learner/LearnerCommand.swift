import ArgumentParser
import Content

/// `mathbot learner`: several children on one computer.
struct LearnerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    "learner", .commandLearner, more: .commandLearnerMore,
    examples: [
      "mathbot learner rename default Mina", "mathbot learner set Mina difficulty hard",
    ],
    subcommands: [
      LearnerList.self, LearnerAdd.self, LearnerRename.self, LearnerRemove.self, LearnerUse.self,
      LearnerSet.self, LearnerUnset.self,
    ],
    defaultSubcommand: LearnerList.self)
}
