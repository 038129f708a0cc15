import Basics
import Content
import Quiz
import Screen

/// What all scenes share: the chat, how Robo speaks, who plays, the line being typed, and what the
/// program must do.
struct SceneContext: Sendable {
  /// What the conversation is for: first what it was opened for.
  private(set) var purpose: ConversationSetup.Purpose
  /// The day on the calendar, counted from any fixed one.
  let today: Int
  /// What was said.
  var chat = Chat()
  /// How Robo speaks.
  private(set) var voice: Voice
  /// Who plays.
  var player: Player
  /// The line being typed.
  var line = TypedLine()
  /// The words that Robo offers, one of them lit.
  var chips = Chips()
  /// Where the random choices of the next session begin.
  var nextSeed: UInt64
  /// Whether the name is still to be asked for, and whether it was asked for or said in this run.
  var asksName: Bool
  var nameIsNew = false
  /// The names of all who have played here.
  let knownNames: [String]
  /// Who has said during a practice that they are another child, and is asked when it is over.
  var nextChild: OtherChild?
  /// How many jokes Robo has told in this run.
  var jokesTold = 0
  /// The last summary that was shown.
  var lastSummary: [Block]?
  /// What the next practice should ask too.
  var wishes: [Question] = []
  /// The plant of which Robo spoke last.
  var plantOfNews: Plant?
  /// The calculation that was answered last.
  var lastCalculation: CalculationAnswer?
  private var effects: [Effect] = []

  init(_ setup: ConversationSetup) {
    purpose = setup.purpose
    today = setup.today
    asksName = setup.asksName
    knownNames = setup.knownNames
    nextSeed = setup.seed
    let choice = PracticeChoice(setup.settings, flags: setup.flags)
    player = Player(setup.learner, choosing: choice)
    voice = Voice(
      player.choice.settings, form: setup.form, systemLanguage: setup.systemLanguage)
  }

  /// The instant of the latest event.
  var now: Instant { chat.now }
  var texts: Texts { voice.texts }
  var vocabulary: ChatVocabulary { voice.vocabulary }

  /// Asks the program to do something, after what was asked for before.
  mutating func request(_ effect: Effect) {
    effects.append(effect)
  }

  /// Hands over what the program must do, in order.
  mutating func takeEffects() -> [Effect] {
    defer { effects = [] }
    return effects
  }

  /// Lets the running chat follow the settings at once.
  mutating func follow(_ settings: Settings) {
    if voice.follow(settings) { request(.applySettings(settings)) }
  }

  /// Takes what was chosen, for this run and for the next ones.
  mutating func choose(_ value: String, for key: SettingKey) {
    player.choose(value, for: key)
    request(.saveSetting(key, value))
    _ = voice.follow(player.choice.settings)
  }

  /// From here on it is a practice that is played again.
  mutating func turnToPractice() { purpose = .practice }

  /// Goes on with a child of whom this is known.
  mutating func welcome(_ profile: LearnerProfile) {
    var choice = player.choice
    // What was chosen before anybody was known is everybody's.
    if player.name != nil { choice.leaveLearner() }
    player = Player(profile, choosing: choice)
    wishes = []
    follow(player.choice.settings)
  }

  /// Empties the line, where something was typed.
  mutating func clearLine() {
    if !line.text.isEmpty { request(.clearLine) }
  }
}
