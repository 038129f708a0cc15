/// Something for child and parent to talk about.
package enum TalkingPoint: Equatable, Sendable {
  /// Something that works now.
  case becameFluent(Question)
  /// A way of thinking that leads to wrong answers again and again.
  case habit(Habit)
  /// A fact that is often missed; the last wrong answer and what it shows.
  case shaky(AskedQuestion, typed: String?, Misconception?)
  /// A fact that was known and fades; the days since it was asked.
  case fading(Question, days: Int)
  /// A fact that is known, but slowly; the fastest answer.
  case slow(Question, best: Duration)

  /// How many there are at most.
  static let most = 5
}
