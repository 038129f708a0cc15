import Basics

extension Attempt {
  /// A wrong answer that took less than this share of the child's fast time is a guess.
  private static let guessShare = 0.8

  /// Wrong, and faster than the child reads and thinks.
  func isGuess(at pace: Pace) -> Bool {
    outcome == .wrong && time.seconds < Self.guessShare * pace.fastSeconds
  }
}
