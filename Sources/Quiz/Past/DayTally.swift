/// The days on which something was asked.
struct DayTally: Equatable {
  /// How many days are kept one by one.
  static let daysKept = 28

  /// How many days there were, the first of them and the last.
  private(set) var played = 0
  private(set) var first: Int?
  private(set) var last: Int?
  /// How many questions were asked on the days before the last one, and how many of them never tried.
  private(set) var askedBefore = 0
  private(set) var skippedBefore = 0
  /// The sums of the days before the last one, oldest first.
  private(set) var sums: [DaySum] = []

  /// Whether a day is later than all before.
  func begins(_ day: Int) -> Bool { last.map { $0 < day } ?? true }

  /// Begins a day, after the tries of the one before.
  mutating func begin(_ day: Int, after attempts: [PastAttempt]) {
    if let last {
      let sum = DaySum(attempts, on: last)
      askedBefore += sum.asked
      skippedBefore += sum.skipped
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
    try packer.pack(&askedBefore)
    try packer.pack(&skippedBefore)
    try packer.pack(&sums)
  }
}

/// What was asked on one day, in sums.
struct DaySum: Equatable {
  private(set) var day: Int
  /// How many questions were asked, without those that came back because they were left open, how many
  /// of them were skipped and never tried, and how many were right at the first try.
  private(set) var asked = 0
  private(set) var skipped = 0
  private(set) var right = 0
  /// The time of all tries but skips.
  private(set) var time = Duration.zero

  /// The sums of the tries of a day, oldest first.
  init(_ attempts: [PastAttempt], on day: Int) {
    self.day = day
    let sessions = attempts.sessions
    let firsts = sessions.flatMap(\.results.firsts)
    asked = firsts.count
    skipped = sessions.reduce(0) { $0 + $1.results.leftOut }
    right = firsts.count { $0.ending == .rightAtOnce }
    time = sessions.flatMap(\.results).reduce(.zero) { $1.isSkipped ? $0 : $0 + $1.time }
  }

  /// How many were answered, rightly or wrongly.
  var answered: Int { asked - skipped }
}

extension DaySum: Packable {
  static let blank = DaySum([], on: 0)

  mutating func pack(with packer: inout Packer) throws(PackingError) {
    try packer.pack(&day)
    try packer.pack(&asked)
    try packer.pack(&skipped)
    try packer.pack(&right)
    try packer.pack(&time)
  }
}
