import Quiz

/// Something to talk about, as `progress --json` prints it; `kind` says which of the rest there is.
struct TalkingPointRecord: Encodable {
  /// What there is to talk about.
  enum Kind: String, Encodable {
    case becameFluent, habit, shaky, fading, slow
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

  init(_ point: TalkingPoint) {
    switch point {
    case .becameFluent(let question): self.init(.becameFluent, question)
    case .habit(let habit):
      self.init(.habit, habit.examples.first?.asked)
      typed = habit.examples.first?.typed
      self.habit = habit.misconception.rawValue
    case .shaky(let asked, let typed, let misconception):
      self.init(.shaky, asked)
      self.typed = typed
      habit = misconception?.rawValue
    case .fading(let question, let days):
      self.init(.fading, question)
      self.days = days
    case .slow(let question, let best):
      self.init(.slow, question)
      bestSeconds = best.roundedSeconds
    }
  }

  private init(_ kind: Kind, _ question: Question) {
    self.init(kind, AskedQuestion(question))
  }

  private init(_ kind: Kind, _ asked: AskedQuestion?) {
    self.kind = kind
    question = asked.map(QuestionRecord.init)
  }
}
