/// Something for child and parent to talk about.
package enum TalkingPoint: Equatable, Sendable {
  /// Something that works now.
  case becameFluent(Question)
  /// A way of thinking that leads to wrong answers again and again.
  case habit(Habit)
  /// A way to work out larger numbers that mostly fails; how many of the last answers were missed.
  case way(Strategy, example: Question, missed: Int, of: Int)
  /// A fact that is often missed; the last wrong answer and what it shows.
  case shaky(AskedQuestion, typed: String?, Misconception?)
  /// A fact that was known and fades; the days since it was asked.
  case fading(Question, days: Int)
  /// A fact that is known, but slowly; the fastest answer.
  case slow(Question, best: Duration)

  /// How many there are at most.
  static let most = 5

  /// The question that it is about, as it was put.
  package var asked: AskedQuestion? {
    switch self {
    case .becameFluent(let question), .way(_, let question, _, _), .fading(let question, _),
      .slow(let question, _):
      AskedQuestion(question)
    case .shaky(let asked, _, _): asked
    case .habit(let habit): habit.examples.first?.asked
    }
  }

  /// The pattern behind the wrong answer that it is about, if there is one.
  package var misconception: Misconception? {
    switch self {
    case .habit(let habit): habit.misconception
    case .shaky(_, typed: _, let misconception): misconception
    case .becameFluent, .way, .fading, .slow: nil
    }
  }

  /// The question that it is about.
  package var question: Question? { asked?.question }
}
