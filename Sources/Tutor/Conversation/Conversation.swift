package import Basics
package import Content
package import Quiz
import Screen

/// The conversation between Robo and a child, as a value: events go in, effects come out, and
/// what is on show can be asked at any time.
///
/// It knows no clock and no chance: each event carries its instant, and every random choice comes
/// from the seed, so that seed and events replay any session.
package struct Conversation: Sendable {
  /// Where the conversation is.
  enum Stage: Equatable, Sendable {
    /// Robo offers to play as last time.
    case offeringSame
    /// A card waits; the place of its message.
    case choosing(Int)
    case practising
    /// Robo waits to begin a check of the tables.
    case offeringCheck
    case checking
    /// The summary has been shown, or practice was stopped before the first answer.
    case finished
    case left
  }

  /// A page that lies over the chat.
  enum Overlay: Equatable, Sendable {
    case settings(SettingsForm)
    case contact(scrolledRows: Int)
    case progress(ProgressPage, scrolledRows: Int)
  }

  /// The line being typed, as the line editor last told.
  struct Line: Equatable, Sendable {
    var text = ""
    /// The cursor's place, counted in characters.
    var cursor = 0
    var prompt = ""
  }

  let setup: ConversationSetup
  package internal(set) var settings: Settings
  package internal(set) var texts: Texts
  var vocabulary: ChatVocabulary
  var generator: SeededGenerator
  /// Where the random choices of the next session begin.
  var seed: UInt64
  var stage = Stage.finished
  var practice: Practice?
  /// What is known of the learner when no practice is going on.
  var learner: LearnerModel
  var check: TablesCheck?
  var overlay: Overlay?
  var line = Line()
  var messages: [Message] = []
  /// The name of who plays, if it is known and worth saying.
  var learnerName: String?
  /// The name of whose own the level and the operations are; nil where all share them.
  var settingsOwner: String?
  var previous: PreviousSession?
  /// The level that Robo has suggested and that waits for an answer.
  var suggestedLevel: Difficulty?
  var hasSuggestedLevel = false
  /// Robo has asked whether to stop.
  var isStopAsked = false
  /// The level that was chosen in this run, which counts more than the one on the command line.
  var chosenLevel: Difficulty?
  /// The last summary that was shown.
  var lastSummary: [Block]?
  var scrolledRows = 0
  /// The card whose slider is held with the mouse.
  var heldCard: Int?
  /// The keypad's key that lights up, and until when.
  var litKey: (key: KeypadKey, until: Instant)?
  /// When the confetti began to fall.
  var confettiStart: Instant?
  /// The instant of the latest event.
  var now = Instant.start
  var effects: [Effect] = []

  package init(_ setup: ConversationSetup) {
    self.setup = setup
    settings = setup.settings
    previous = setup.previous
    learnerName = setup.learnerName
    settingsOwner = setup.settingsOwner
    let level = setup.difficulty ?? setup.settings.difficulty
    learner = LearnerModel(startingAt: level, past: setup.past)
    texts = Texts(setup.settings.spokenLanguage(system: setup.systemLanguage))
    vocabulary = ChatVocabulary(texts)
    seed = setup.seed
    generator = SeededGenerator(seed: setup.seed)
  }

  /// Takes in what happened and returns what the program must do, in order.
  package mutating func handle(_ event: Event, at instant: Instant) -> [Effect] {
    now = max(now, instant)
    effects = []
    let wasAsked = stage == .practising || stage == .checking
    advanceTime(isQuiet: event == .ticked)
    // An answer sent after the end is no word to Robo.
    if wasAsked, stage == .finished, case .submitted = event { return effects }
    take(event)
    return effects
  }

  /// Whether the conversation is over and the program may leave.
  package var hasEnded: Bool { stage == .left }

  private mutating func take(_ event: Event) {
    switch event {
    case .opened: begin()
    case .learnerChosen(let profile): welcome(profile)
    case .key(let key): press(key)
    case .edited(let text, let cursor, let prompt): edit(text, cursor, prompt)
    case .submitted(let text): submit(text)
    case .endOfInput, .interrupted: stopOrLeave()
    case .pressed(let target): if let target { tap(target) }
    case .dragged(let target): drag(to: target)
    case .released: release()
    case .scrolled(let rows): scroll(by: rows)
    case .ticked: break
    case .resumed where messages.last?.content == .notice(texts(.clockSuspended)): break
    case .resumed: if stage == .practising || stage == .checking { notice(texts(.clockSuspended)) }
    case .progressLoaded(let report, let learner): showProgress(report, of: learner)
    case .progressFailed(let trouble): sayTrouble(.progressUnreadable, trouble)
    case .recordingFailed(let trouble): sayTrouble(.troubleRecording, trouble)
    case .savingFailed(let trouble): sayTrouble(.troubleSettings, trouble)
    case .damagedFileKept(let path): sayTrouble(texts(.troubleDamagedKept, ["path": path]))
    }
  }
}

extension Conversation {
  private mutating func begin() {
    if setup.purpose == .settings { return openSettings() }
    if let players = setup.players { askWhoPlays(players) } else { greet() }
  }
}

extension Settings {
  /// The language to speak: the setting's own, or the system's.
  package func spokenLanguage(system: Language) -> Language {
    Language(rawValue: value(of: .language)) ?? system
  }
}
