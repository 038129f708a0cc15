package import Basics
import Content
package import Quiz

/// What a conversation starts with.
package struct ConversationSetup: Sendable {
  /// How the conversation is shown.
  package enum Form: Sendable {
    /// Full screen, with bubbles and cards.
    case screen
    /// Line by line, without moving the cursor.
    case plain
  }

  /// What the conversation is opened for.
  package enum Purpose: Equatable, Sendable {
    case practice
    /// The settings page alone: closing it ends the conversation.
    case settings
    /// A check of the tables, with so many questions.
    case check(questions: Int, mix: TableMix)
  }

  package var form: Form
  package var purpose = Purpose.practice
  package var settings: Settings
  /// The language to speak when the settings follow the system.
  package var systemLanguage: Language
  package var seed: UInt64
  /// What the command line gave, which is not asked; it holds for this run only.
  package var minutes: Int?
  package var difficulty: Difficulty?
  package var operations: Set<Operation>?
  package var table: Int?
  /// The name of who plays, if it is known and worth saying.
  package var learnerName: String?
  /// Among whom to ask who is playing; nil when that is known.
  package var players: Players?
  /// The name of whose own the level and the operations are; nil where all share them.
  package var settingsOwner: String?
  /// The settings that the environment decides, which nothing here can change.
  package var fixedKeys: Set<SettingKey> = []
  /// The learner's last finished session, if there was one.
  package var previous: PreviousSession?
  /// What the learner answered before, oldest first.
  package var past: [PastAttempt] = []
  /// The day on the calendar, counted from any fixed one.
  package var today = 0

  package init(
    form: Form, settings: Settings, systemLanguage: Language = .english, seed: UInt64,
    minutes: Int? = nil, difficulty: Difficulty? = nil, operations: Set<Operation>? = nil,
    table: Int? = nil, previous: PreviousSession? = nil
  ) {
    self.form = form
    self.settings = settings
    self.systemLanguage = systemLanguage
    self.seed = seed
    self.minutes = minutes
    self.difficulty = difficulty
    self.operations = operations
    self.table = table
    self.previous = previous
  }
}

/// What is remembered of the learner's last session.
package struct PreviousSession: Equatable, Sendable {
  package var minutes: Int
  package var difficulty: Difficulty
  /// The average time of a question; nil when none was answered.
  package var averageTime: Duration?

  package init(minutes: Int, difficulty: Difficulty, averageTime: Duration?) {
    self.minutes = minutes
    self.difficulty = difficulty
    self.averageTime = averageTime
  }
}
