import Quiz

/// Something to talk about, as `progress --json` prints it; `kind` says which of the rest there is.
struct TalkingPointRecord: Encodable {
  /// What there is to talk about.
  enum Kind: String, Encodable {
    case becameFluent, habit, way, shaky, fading, slow
  }

  let kind: Kind
  let question: QuestionRecord?
  /// The wrong answer, as it was typed.
  var typed: String?
  /// The pattern that the wrong answer shows.
  var habit: String?
  /// Since the last answer.
  var days: Int?
  var bestSeconds: Double?
  /// The way to work it out that mostly fails, and how many of the last answers were missed.
  var strategy: String?
  var missed: Int?
  var answers: Int?
  /// What a parent can do about it.
  let activity: HomeActivity

  init(_ point: TalkingPoint) {
    switch point {
    case .becameFluent: self.init(.becameFluent, point)
    case .habit(let habit):
      self.init(.habit, point)
      typed = habit.examples.first?.typed
      self.habit = habit.misconception.rawValue
    case .way(let strategy, _, let missed, let count):
      self.init(.way, point)
      self.strategy = strategy.name
      self.missed = missed
      answers = count
    case .shaky(_, let typed, let misconception):
      self.init(.shaky, point)
      self.typed = typed
      habit = misconception?.rawValue
    case .fading(_, let days):
      self.init(.fading, point)
      self.days = days
    case .slow(_, let best):
      self.init(.slow, point)
      bestSeconds = best.roundedSeconds
    }
  }

  private init(_ kind: Kind, _ point: TalkingPoint) {
    self.kind = kind
    question = point.asked.map(QuestionRecord.init)
    activity = point.activity
  }
}
