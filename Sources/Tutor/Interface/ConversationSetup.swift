package import Basics
package import Quiz

/// What a conversation starts with.
package struct ConversationSetup: Sendable {
  /// What the conversation is opened for.
  package enum Purpose: Equatable, Sendable {
    case practice
    /// The settings page alone: closing it ends the conversation.
    case settings
    /// The garden alone: closing it ends the conversation, practising what grows goes on with it.
    case garden
    /// The parent's report alone: closing it ends the conversation.
    case progress(
      ProgressReport, learner: String?, goal: WeeklyGoal?, smallGoal: LastGoal?)
    /// A check of the tables, with so many questions.
    case check(questions: Int, mix: TableMix)

    /// Whether there is nothing but a page.
    var isOnePage: Bool {
      switch self {
      case .settings, .garden, .progress: true
      case .practice, .check: false
      }
    }
  }

  package var form: ChatForm
  package var purpose = Purpose.practice
  /// The settings of all, and where each comes from.
  package var settings: EffectiveSettings
  /// What the command line says about the practice, which is not asked; it holds for this run only.
  package var flags = PracticeFlags()
  /// The language to speak when the settings follow the system.
  package var systemLanguage: Language
  package var seed: UInt64
  /// What is known of who plays.
  package var learner = LearnerProfile.unknown
  /// The names of all who have played here, by which a brother or a sister is known.
  package var knownNames: [String] = []
  /// Among whom to ask who is playing; nil when that is known.
  package var players: Players?
  /// Whether to ask for the name of who plays: once, at the first start.
  package var asksName = false
  /// The day on the calendar, counted from any fixed one.
  package var today = 0

  package init(
    form: ChatForm, settings: EffectiveSettings, systemLanguage: Language = .english, seed: UInt64
  ) {
    self.form = form
    self.settings = settings
    self.systemLanguage = systemLanguage
    self.seed = seed
  }
}
