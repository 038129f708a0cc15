import Quiz

/// The past of a child with whom lasts what was quick on two days.
enum LastingPast {
  /// Ten facts, quick on three days, the last one of them the given.
  static func until(_ day: Int) -> [PastAttempt] {
    (day - 2...day).flatMap { day in
      (2...11).map { PastAttempt(.first(Question($0, .multiply, 11)), on: day) }
    }
  }

  /// The same with a fact that is quick on the last two of the days.
  static func until(_ day: Int, with fact: Question) -> [PastAttempt] {
    let days = (day - 1...day).map { PastAttempt(.first(fact), on: $0) }
    return (until(day) + days).sorted { $0.day < $1.day }
  }
}
