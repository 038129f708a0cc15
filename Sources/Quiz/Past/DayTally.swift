/// The days on which something was answered.
struct DayTally: Equatable {
  /// How many days are kept one by one.
  static let daysKept = 28

  /// How many days there were, the first of them and the last.
  private(set) var played = 0
  private(set) var first: Int?
  private(set) var last: Int?
  /// How many questions were answered on the days before the last one.
  private(set) var answeredBefore = 0
  /// The sums of the days before the last one, oldest first.
  private(set) var sums: [DaySum] = []

  /// Whether a day is later than all before.
  func begins(_ day: Int) -> Bool { last.map { $0 < day } ?? true }

  /// Begins a day, after the tries of the one before.
  mutating func begin(_ day: Int, after attempts: [Attempt]) {
    if let last {
      let sum = DaySum(attempts, on: last)
      answeredBefore += sum.answered
      sums.append(sum)
    }
    sums.removeAll { $0.day <= day - Self.daysKept }
    played += 1
    first = first ?? day
    last = day
  }
}

extension DayTally: Packable {
  static let blank = DayTally()

  mutating func pack(with packer: inout Packer) throws(PackingError) {
    try packer.pack(&played)
    try packer.pack(&first)
    try packer.pack(&last)
    try packer.pack(&answeredBefore)
    try packer.pack(&sums)
  }
}

/// What was answered on one day, in sums.
struct DaySum: Equatable {
  private(set) var day: Int
  /// How many questions were answered, rightly or wrongly, and how many of them were right at the first
  /// try.
  private(set) var answered = 0
  private(set) var right = 0
  /// The time of all that were answered.
  private(set) var time = Duration.zero

  /// The sums of the tries of a day, oldest first.
  init(_ attempts: [Attempt], on day: Int) {
    // Who skips after a miss has answered.
    let results = SessionSummary(attempts: attempts).results
      .filter { $0.ending != .skipped || $0.misses > 0 }
    self.day = day
    answered = results.count
    right = results.count { $0.ending == .rightAtOnce }
    time = results.reduce(.zero) { $0 + $1.time }
  }
}

extension DaySum: Packable {
  static let blank = DaySum([], on: 0)

  mutating func pack(with packer: inout Packer) throws(PackingError) {
    try packer.pack(&day)
    try packer.pack(&answered)
    try packer.pack(&right)
    try packer.pack(&time)
  }
}
