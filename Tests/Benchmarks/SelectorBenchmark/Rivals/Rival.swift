import Quiz

/// A rule that chooses the next fact.
protocol Rival {
  /// A new session begins on a day.
  mutating func begin(day: Int)

  /// The index of the next fact, some seconds into the session.
  mutating func next(at seconds: Double) -> Int

  /// Learns from an answer that took some seconds, at a time in the session.
  mutating func observe(_ fact: Int, isRight: Bool, seconds: Double, at time: Double)
}
