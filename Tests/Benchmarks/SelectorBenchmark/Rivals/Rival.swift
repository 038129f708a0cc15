import Quiz

/// A rule that chooses the next fact.
protocol Rival {
  /// A new session of some seconds begins on a day.
  mutating func begin(day: Int, seconds: Double)

  /// The index of the next fact, some seconds into the session.
  mutating func next(at seconds: Double) -> Int

  /// Learns from an answer that took some seconds, at a time in the session.
  mutating func observe(_ fact: Int, isRight: Bool, seconds: Double, at time: Double)

  /// The seconds that went by, before the fact, on questions that are none of the pool.
  var delay: Double { get }

  /// How the fact is asked; only mathbot has other forms than the plain one.
  var form: QuestionForm { get }

  /// What was really asked in the session, repairs aside.
  var asked: [Question] { get }

  /// All answers so far with their days, oldest first; only mathbot keeps them.
  var past: [PastAttempt] { get }
}

extension Rival {
  var delay: Double { 0 }
  var form: QuestionForm { .plain }
  var asked: [Question] { [] }
  var past: [PastAttempt] { [] }
}
