/// The times in which a fact was found without help: the first, and the best ones.
struct AloneTimes: Equatable {
  /// A time on a day.
  struct Timing: Equatable {
    var time: Duration
    var day: Int
  }

  /// The first one ever.
  private(set) var first: Timing
  /// The best one of the last day on which it was found.
  private var latest: Timing
  /// The best one of the days before that.
  private var earlier: Duration?

  init(_ time: Duration, on day: Int) {
    first = Timing(time: time, day: day)
    latest = first
  }

  /// Takes in a time, on no earlier day than those before.
  mutating func take(_ time: Duration, on day: Int) {
    if day != latest.day {
      earlier = best(before: day)
      latest = Timing(time: time, day: day)
    }
    latest.time = min(latest.time, time)
  }

  /// The best time on the days before one; nil where there was none.
  func best(before day: Int) -> Duration? {
    latest.day == day ? earlier : min(latest.time, earlier ?? latest.time)
  }
}

extension Optional<AloneTimes> {
  /// With one time more, perhaps the first.
  func after(_ time: Duration, on day: Int) -> AloneTimes {
    guard var times = self else { return AloneTimes(time, on: day) }
    times.take(time, on: day)
    return times
  }
}

extension AloneTimes: Packable {
  static let blank = AloneTimes(.zero, on: 0)

  mutating func pack(with packer: inout Packer) throws(PackingError) {
    try packer.pack(&first)
    try packer.pack(&latest)
    try packer.pack(&earlier)
  }
}

extension AloneTimes.Timing: Packable {
  static let blank = AloneTimes.Timing(time: .zero, day: 0)

  mutating func pack(with packer: inout Packer) throws(PackingError) {
    try packer.pack(&time)
    try packer.pack(&day)
  }
}
