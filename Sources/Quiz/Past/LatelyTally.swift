/// What was done last: the tries of the last day and those since the last practice began, and what
/// is remembered of the practices before.
struct LatelyTally: Equatable {
  /// How many practices the usual run is taken from.
  private static let runsKept = 5
  /// How many first tries say whether all goes well.
  static let firstTriesKept = 30

  /// The tries, oldest first.
  private(set) var attempts: [PastAttempt] = []
  /// The session of the last practice.
  private var practice: Int?
  /// How many practices there were.
  private(set) var practices = 0
  /// The best run of the last practices, oldest first, and of all; without that of the last one.
  private var runs: [Int] = []
  private var best: Int?
  /// Which of the last first tries were found alone.
  private(set) var firstTries: [Bool] = []

  /// Takes in a try.
  mutating func take(_ past: PastAttempt) {
    if past.kind == .practice, past.session != practice { beginPractice(past.session) }
    attempts.append(past)
    if past.session != attempts.dropLast().last?.session { forget() }
    if past.attempt.tryNumber == 1, !past.attempt.form.isExample {
      firstTries = (firstTries + [past.attempt.isAlone]).suffix(Self.firstTriesKept)
    }
  }

  private mutating func beginPractice(_ session: Int) {
    if let run = lastPractice?.bestRun {
      runs = (runs + [run]).suffix(Self.runsKept - 1)
      best = max(best ?? run, run)
    }
    practice = session
    practices += 1
  }

  /// Forgets what is neither of the last day nor since the last practice.
  private mutating func forget() {
    let day = attempts.last?.day
    let first = attempts.firstIndex { $0.day == day || $0.session == practice }
    attempts.removeFirst(first ?? 0)
  }

  /// The tries of a day, the last one.
  func attempts(on day: Int?) -> [PastAttempt] { attempts.filter { $0.day == day } }

  /// The last practice, if there was one.
  var lastPractice: PastSession? {
    let own = attempts.filter { $0.session == practice }
    return own.first.map { PastSession(own.map(\.attempt), on: $0.day, of: $0.kind) }
  }

  /// The best run of each of the last practices, oldest first.
  var lastRuns: [Int] { runs + (lastPractice.map { [$0.bestRun] } ?? []) }

  /// The best run of all practices; nil before the first one.
  var bestRun: Int? { [best, lastPractice?.bestRun].compactMap(\.self).max() }
}

extension LatelyTally: Packable {
  static let blank = LatelyTally()

  mutating func pack(with packer: inout Packer) throws(PackingError) {
    try packer.pack(&attempts)
    try packer.pack(&practice)
    try packer.pack(&practices)
    try packer.pack(&runs)
    try packer.pack(&best)
    try packer.pack(&firstTries)
  }
}
