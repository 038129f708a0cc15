import Quiz

/// What was said in a practice besides answers, so that Robo does not say the same again and again.
struct SmallTalk: Sendable {
  /// What Robo has asked back, which the next line may answer.
  enum Asked: Equatable {
    /// Whether to stop.
    case stop
    /// Whether this number is meant.
    case number(String)
    /// Whether one of these is meant.
    case words([Meaning])
    /// Whether a tip would help.
    case help

    /// What Enter alone chooses: never a number that Robo has guessed at, and never to stop.
    var chosenByEnter: Offer {
      switch self {
      case .stop, .help: .resume
      case .number: .no
      case .words: .yes
      }
    }

    /// Whether nothing but the words that Robo offers is needed to answer it.
    var needsNoKeypad: Bool {
      switch self {
      case .stop, .number: true
      case .words, .help: false
      }
    }

    /// The words that Robo offers with it, at a question whose answer was shown or was not.
    func offers(isRevealed: Bool) -> [Offer] {
      switch self {
      case .stop: .whetherToStop
      case .number: [.yes, .no]
      case .words: [.yes]
      case .help: isRevealed ? [.resume, .pause, .skip] : [.resume, .tip, .pause]
      }
    }
  }

  /// What Robo has asked back, if anything.
  private(set) var asked: Asked?
  /// The words that Robo offers just now, in the order in which they are said.
  var offered: [Offer] = []
  /// Whether Robo has asked at this question for a number whose digits stood apart.
  private(set) var hasAskedNumber = false
  /// Whether Robo has said at this question why the answer that is shown is right.
  private var checks = 0
  /// The two numbers of which Robo has asked which one is meant.
  private(set) var choices: [String] = []
  /// What the child has wished for the next practice.
  private(set) var wish: PracticeWish?
  /// Whether the latest line was a wish, and whether the one before it was.
  private var wishIsNew = false
  private var wishWasNew = false
  /// How many messages there were when the latest tip had come.
  var messagesAtTip = 0
  /// The latest line, as it was typed.
  private(set) var line = ""
  /// What the latest line was about, where it was about something else than the question.
  private(set) var latest: Meaning?
  /// Whether something was told that a grown-up must hear, and no answer came since, nor the wish to go
  /// on; a laugh may be a nervous one.
  private var isCaring = false
  private var counts: [Meaning: Int] = [:]
  private var confusions = 0

  /// How many confusions in a row lead to an offer of help.
  private static let patience = 3
  /// How often a word is answered with words.
  static let repetitions = 2

  /// A line came: what was asked and offered before is over.
  mutating func begin(with reading: TypedReading, saying typed: String) {
    line = typed
    (wishWasNew, wishIsNew) = (wishIsNew, false)
    choices = if case .which(let first, let second) = reading { [first, second] } else { [] }
    latest = if case .says(let meaning) = reading { meaning } else { nil }
    endAsking()
    if !reading.isConfusing { confusions = 0 }
    if case .answer = reading { stopCaring() }
    if reading == .says(.goOn) { stopCaring() }
    if reading == .says(.distress) { isCaring = true }
  }

  /// What is said from now on goes on with nothing that a grown-up must hear.
  mutating func stopCaring() { isCaring = false }

  /// Whether a line goes on with what a grown-up must hear.
  func tellsMore(_ reading: TypedReading) -> Bool {
    let more: [TypedReading] = [
      .unknown, .says(.tell), .says(.yes), .says(.no), .says(.unhappy), .says(.sad), .says(.angry),
    ]
    return isCaring && more.contains(reading)
  }

  /// Another question is open.
  mutating func beginQuestion() {
    endAsking()
    hasAskedNumber = false
    checks = 0
  }

  /// Keeps a wish in mind until this practice of a level is over.
  mutating func keep(_ later: PracticeWish, at played: Difficulty) {
    let updated = wish?.updated(by: later) ?? later
    let kept = PracticeWish(
      minutes: updated.minutes, level: updated.level == played ? nil : updated.level,
      topic: updated.topic)
    (wish, wishIsNew) = (kept.isEmpty ? nil : kept, true)
  }

  /// Forgets what was wished for in the line before this one; whether there was such a wish.
  mutating func takeBackWish() -> Bool {
    guard wishWasNew, wish != nil else { return false }
    wish = nil
    return true
  }

  /// Counts a number typed where the answer is shown, and tells how many were before at this question.
  mutating func countCheck() -> Int {
    defer { checks += 1 }
    return checks
  }

  /// Counts a word, and tells how often it was said so far.
  mutating func count(_ meaning: Meaning) -> Int {
    counts[meaning, default: 0] += 1
    return counts[meaning, default: 0]
  }

  /// Counts a line that Robo did not understand; whether it is the third in a row.
  mutating func countConfusion() -> Bool {
    confusions += 1
    guard confusions == Self.patience else { return false }
    confusions = 0
    return true
  }

  /// Robo asks back, and offers the words to answer with.
  mutating func ask(_ asked: Asked, isRevealed: Bool = false) {
    self.asked = asked
    offered = asked.offers(isRevealed: isRevealed)
    if case .number = asked { hasAskedNumber = true }
  }

  /// What was asked back is answered.
  mutating func endAsking() {
    asked = nil
    offered = []
  }
}

extension TypedReading {
  /// What Robo asks back where the reading is doubtful.
  var doubt: SmallTalk.Asked? {
    switch self {
    case .joined(let number): .number(number)
    case .unsure(let meanings, _): .words(meanings)
    case .answer, .which, .not, .echo, .work, .calculation, .step, .offEquation, .big, .part, .says,
      .digits,
      .signs, .unknown, .empty:
      nil
    }
  }

  /// Whether Robo could make nothing of it.
  var isConfusing: Bool { [.unknown, .signs, .digits].contains(self) }
}
