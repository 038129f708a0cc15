import Basics
import Content
import Quiz
import Screen

@testable import Tutor

/// A conversation driven by hand: every event carries the instant that the test has reached.
struct Talk {
  var conversation: Conversation
  var effects: [Effect] = []
  private(set) var now = Instant.start
  /// What is known of the children among whom Robo asks.
  private var profiles: [LearnerProfile] = []

  init(
    _ form: ChatForm = .screen, settings: Settings = Settings(), seed: UInt64 = 1,
    minutes: Int? = nil, difficulty: Difficulty? = nil, previous: PreviousSession? = nil,
    purpose: ConversationSetup.Purpose = .practice
  ) {
    var setup = ConversationSetup(
      form, settings: settings, seed: seed,
      flags: PracticeFlags(minutes: minutes, difficulty: difficulty))
    setup.learner.previous = previous
    setup.purpose = purpose
    conversation = Conversation(setup)
    send(.opened)
  }

  /// A conversation that begins with the question who plays.
  init(
    _ form: ChatForm = .screen, players: [LearnerProfile], last: String? = nil,
    fixedKeys: Set<SettingKey> = [], purpose: ConversationSetup.Purpose = .practice
  ) {
    var setup = ConversationSetup(form, fixedKeys: fixedKeys)
    setup.players = Players(players.map(\.name), last: last)
    setup.purpose = purpose
    profiles = players
    conversation = Conversation(setup)
    send(.opened)
  }

  /// A conversation with any setup.
  init(_ setup: ConversationSetup) {
    conversation = Conversation(setup)
    send(.opened)
  }

  /// A practice of five easy minutes whose first question is open and shown.
  static func practising(settings: Settings = Settings(), minutes: Int = 5) -> Talk {
    var talk = Talk(settings: settings, minutes: minutes, difficulty: .easy)
    talk.wait(.seconds(2))
    return talk
  }

  /// The same practice where nothing moves.
  static func practisingStill() -> Talk {
    var settings = Settings()
    settings.animation = false
    return practising(settings: settings)
  }

  mutating func send(_ event: Event) {
    let news = conversation.handle(event, at: now)
    effects += news
    for case .chooseLearner(let name) in news {
      for profile in profiles where profile.name == name { send(.learnerChosen(profile)) }
    }
  }

  /// Types words and sends them.
  mutating func type(_ text: String) {
    send(.edited(line: text, cursor: text.count, prompt: ""))
    send(.submitted(text))
  }

  /// Asks to stop, and says so once more when Robo asks back.
  mutating func stop() {
    type("q")
    type("q")
  }

  /// Lets time pass, telling the conversation whenever it wants to be told.
  mutating func wait(_ time: Duration) {
    let end = now.advanced(by: time)
    while let wake = conversation.nextWake, wake < end {
      now = max(wake, now)
      send(.ticked)
    }
    now = end
    send(.ticked)
  }

  /// Lets time pass without telling the conversation.
  mutating func waitSilently(_ time: Duration) {
    now = now.advanced(by: time)
  }

  var chat: ChatPicture? {
    if case .chat(let chat) = conversation.picture { chat } else { nil }
  }

  var form: FormPicture? {
    if case .form(let form) = conversation.picture { form } else { nil }
  }

  var question: Question? {
    conversation.scene.openQuestion
  }

  /// Answers the open question, off by a number.
  mutating func answer(offBy difference: Int = 0) {
    type(String((question?.answer ?? 0) + difference))
  }

  /// The words of all bubbles and notices so far.
  var words: String {
    (chat?.entries ?? []).map { entry in
      switch entry {
      case .bubble(let bubble): bubble.blocks.plainLines.joined(separator: "\n")
      case .portrait(let portrait): portrait.blocks.plainLines.joined(separator: "\n")
      case .notice(let text): text
      case .card, .typing: ""
      }
    }.joined(separator: "\n")
  }

  /// What sticks on the child's bubbles.
  var tapbacks: [Tapback] {
    (chat?.entries ?? []).compactMap { entry in
      if case .bubble(let bubble) = entry { bubble.tapback } else { nil }
    }
  }

  /// The words offered, with the lit one in brackets.
  var chips: [String] {
    guard let row = chat?.chips else { return [] }
    return row.labels.enumerated().map { $0.offset == row.lit ? "[\($0.element)]" : $0.element }
  }

  /// Presses a key where the program would send it.
  mutating func press(_ key: Key) {
    if conversation.destination(of: key) == .conversation { send(.key(key)) }
  }

  var card: Card? {
    (chat?.entries ?? []).compactMap { if case .card(let card) = $0 { card } else { nil } }.last
  }

  var lastBubble: Bubble? { bubbles.last }

  var bubbles: [Bubble] {
    (chat?.entries ?? []).compactMap { if case .bubble(let bubble) = $0 { bubble } else { nil } }
  }

  var attempts: [Attempt] {
    effects.compactMap { if case .record(let attempt) = $0 { attempt } else { nil } }
  }
}
