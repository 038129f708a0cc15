import Quiz

/// Who plays: what is known of them, and what their next practice is about.
struct Player: Sendable {
  /// The longest name that is kept, in characters.
  static let longestName = 30

  /// The name, if it is known and worth saying.
  var name: String?
  /// The name of whose own the minutes, the level and the operations are; nil where all share them.
  private(set) var settingsOwner: String?
  /// Which minutes, level, operations and settings hold.
  private(set) var choice: PracticeChoice
  /// What is known of the child while no practice goes on.
  var model: LearnerModel
  /// The last finished session, if there was one.
  var previous: PreviousSession?
  /// What was answered before and in this run, and what of it before the session that was begun
  /// last.
  private(set) var past: Past
  private(set) var pastBeforeSession: Past
  /// Whether it is the child's garden; where the past was not looked up it is that of this run.
  let knowsGarden: Bool
  /// The session that was begun last.
  private var session: (number: Int, options: PracticeOptions)
  /// The goal that was picked for the next practice.
  var goal: Goal?
  /// What was chosen when Robo last asked for a goal, unless that is met.
  var lastGoal: LastGoal?
  /// Whether it was offered in this run to try first what was hard.
  var hasHeardTricky = false
  /// Whether the child has said in this run that it is too fast.
  var wantsSlower = false
  /// What the next practice asks first, where the child has said yes to it.
  var firstQuestion: Question?
  /// Whether another level was suggested in this run.
  var hasHeardAdvice = false

  init(_ profile: LearnerProfile, choosing choice: PracticeChoice) {
    self.choice = choice
    name = profile.isNamed ? profile.name : nil
    settingsOwner = profile.keepsOwn && profile.isNamed ? profile.name : nil
    previous = profile.previous
    self.choice.adopt(profile.own)
    past = profile.past
    pastBeforeSession = past
    model = past.model
    lastGoal = profile.lastGoal
    knowsGarden = profile.isPastKnown
    session = (past.nextSession, self.choice.options)
  }

  /// What has grown from what was answered.
  var garden: Garden { past.garden }

  /// The return after a long absence, if it is one; the level does not matter to what has bloomed.
  func reunion(on today: Int) -> Reunion? {
    var options = choice.options
    options.difficulty = .auto
    return Reunion(
      after: past, on: today, among: QuestionPool(options: options))
  }

  /// Begins a session of its own.
  mutating func beginSession(_ options: PracticeOptions) {
    session = (session.number + 1, options)
    pastBeforeSession = past
  }

  /// Takes in a try, and says what it has brought to the garden; where the past was not looked up,
  /// to that of this run alone.
  mutating func take(_ attempt: Attempt, on day: Int) -> [GardenEvent] {
    past.take(
      PastAttempt(
        attempt, on: day, at: session.options.judgedLevel, in: session.number,
        of: session.options.kind))
  }

  /// Takes what is to be asked in this run alone.
  mutating func choose(_ topic: PracticeTopic) { choice.choose(topic) }

  /// Takes what was chosen in this run.
  mutating func choose(_ value: String, for key: SettingKey) {
    // Cannot fail: the values are those of the cards and of the settings' own types.
    try? choice.choose(value, for: key)
  }
}
