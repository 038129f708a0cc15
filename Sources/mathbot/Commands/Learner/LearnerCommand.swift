import ArgumentParser

/// `mathbot learner`: several children on one computer.
struct LearnerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "learner", abstract: "Say who practises on this computer.",
    discussion: """
      Each learner has practice of their own. Whoever practises before anybody was named is called
      “default”, and can be renamed:
        mathbot learner rename default Mina
      """,
    subcommands: [
      LearnerList.self, LearnerAdd.self, LearnerRename.self, LearnerRemove.self, LearnerUse.self,
    ],
    defaultSubcommand: LearnerList.self)
}
