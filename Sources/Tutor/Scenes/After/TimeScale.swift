/// How long the bars of times are: one question on which a child dreamed does not flatten the others.
struct TimeScale {
  /// The longest of the ordinary times.
  private let longest: Duration
  /// How long its bar is, in thousandths: a time out of the ordinary has a longer one.
  private let longestBar: Double

  /// Of so many times one may be out of the ordinary, and is where it is so many times as long as
  /// the longest of the others.
  private static let timesForOne = 10, farOut = 3
  /// Among fewer times none is out of the ordinary: their bars are read one by one.
  private static let leastTimes = 8

  /// A scale for these times: up to the longest of the ordinary ones.
  init(_ times: [Duration]) {
    let sorted = times.sorted()
    let others = sorted.dropLast(max(1, sorted.count / Self.timesForOne))
    let limit = sorted.count < Self.leastTimes ? nil : others.last.map { $0 * Self.farOut }
    longest = sorted.last { time in limit.map { time <= $0 } ?? true } ?? .zero
    longestBar = (sorted.last ?? .zero) > longest ? 700 : 1_000
  }

  /// The length of a time's bar, 0...1,000.
  func permille(of time: Duration) -> Int {
    guard longest > .zero else { return 0 }
    return isExceeded(by: time) ? 1_000 : Int((time / longest * longestBar).rounded())
  }

  /// Whether a time is longer than its bar can say.
  func isExceeded(by time: Duration) -> Bool { longest > .zero && time > longest }
}
