import ArgumentParser

/// `mathbot learner`: several children on one computer.
struct LearnerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "learner", abstract: "Say who practises on this computer.",
    discussion: """
      Each learner has practice of their own. Whoever practises before anybody was
      named is called “default”, and can be renamed:
        mathbot learner rename default Mina

      Each learner can have a level and operations of their own. Where there are
      several learners, what is chosen in the chat is kept for the one who plays.
      The number of minutes that Robo offers is that of the last practice.
      """,
    subcommands: [
      LearnerList.self, LearnerAdd.self, LearnerRename.self, LearnerRemove.self, LearnerUse.self,
      LearnerSet.self, LearnerUnset.self,
    ],
    defaultSubcommand: LearnerList.self)
}
