/// How long the bars of times are: one question on which a child dreamed does not flatten the others.
struct TimeScale {
  /// The time that the longest bar stands for.
  private let longest: Duration

  /// How many times the middle one of all times is out of the ordinary.
  private static let farOut = 3
  /// Among fewer times none is out of the ordinary.
  private static let leastTimes = 3

  /// A scale for these times: up to the longest of the ordinary ones.
  init(_ times: [Duration]) {
    let sorted = times.sorted()
    let limit = sorted.count < Self.leastTimes ? nil : sorted[sorted.count / 2] * Self.farOut
    longest = sorted.last { time in limit.map { time <= $0 } ?? true } ?? .zero
  }

  /// A time's share of the longest bar, 0...1,000.
  func permille(of time: Duration) -> Int {
    guard longest > .zero else { return 0 }
    return Int((min(time, longest) / longest * 1_000).rounded())
  }

  /// Whether a time is longer than the longest bar can say.
  func isExceeded(by time: Duration) -> Bool { longest > .zero && time > longest }
}
