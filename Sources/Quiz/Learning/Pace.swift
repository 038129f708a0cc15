import Basics

/// How fast a child reads, thinks of a number they know, and types it: from their own times.
package struct Pace: Equatable, Sendable {
  /// How many times of right answers it is taken from.
  static let timesKept = 60
  /// With fewer times than this nothing is said about the child.
  private static let leastTimes = 8
  /// The seconds that stand for a child of whom too little is known.
  private static let usualSeconds = 2.4
  /// The share of the fast answers' time in which nobody reads, thinks and types.
  private static let hastyShare = 0.8

  /// By so much an answer that is known may take longer than the fast ones.
  private static let margin = 1.5

  /// The seconds of the last right answers, oldest first, and the same by size.
  private var times: [Double] = []
  private var sorted: [Double] = []

  package init() {}

  /// The seconds below which a fifth of the child's right answers lies.
  package var fastSeconds: Double {
    times.count < Self.leastTimes ? Self.usualSeconds : sorted.quantile(0.2)
  }

  /// The seconds within which an answer counts as known by heart.
  ///
  /// It is the child's own fast answers, which show how fast they read and type, and a second and
  /// a half, between 2 and 4.5 seconds; more for answers of several digits.
  package func cutoff(for question: Question) -> Double {
    (fastSeconds + Self.margin).clamped(to: 2...4.5) + Self.typing(question)
  }

  /// Whether a time is near the child's own fast answers, however slow they type.
  func isRecalled(_ question: Question, in time: Duration) -> Bool {
    time.seconds <= fastSeconds + Self.margin + Self.typing(question)
  }

  /// What the digits behind the first one take.
  private static func typing(_ question: Question) -> Double {
    0.3 * Double(String(question.answer).count - 1)
  }

  /// The same for a question in a form, which may take longer to be read.
  func cutoff(for asked: AskedQuestion) -> Double {
    cutoff(for: asked.question) + asked.form.readingSeconds
  }

  /// Whether an answer came too fast to be an attempt; never before enough is known of the child.
  func isHasty(_ time: Duration) -> Bool {
    times.count >= Self.leastTimes && time.seconds < Self.hastyShare * fastSeconds
  }

  /// Takes in the time of a right answer; the oldest one is forgotten.
  package mutating func take(_ time: Duration) {
    let seconds = time.seconds
    times.append(seconds)
    sorted.insert(seconds, at: sorted.partition(below: seconds))
    guard times.count > Self.timesKept else { return }
    sorted.remove(at: sorted.partition(below: times.removeFirst()))
  }
}

extension Pace: Packable {
  package static let blank = Pace()

  package mutating func pack(with packer: inout Packer) throws(PackingError) {
    try packer.pack(&times)
    sorted = times.sorted()
  }
}

extension Array<Double> {
  /// The value of a sorted array below which a share of the values lies, between two of them by the
  /// distance.
  ///
  /// The array must not be empty.
  fileprivate func quantile(_ share: Double) -> Double {
    let position = share * Double(count - 1)
    let below = Int(position)
    let above = Swift.min(below + 1, count - 1)
    return self[below] + (position - Double(below)) * (self[above] - self[below])
  }

  /// How many values of a sorted array are below a value.
  fileprivate func partition(below value: Double) -> Int {
    var range = indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if self[middle] < value {
        range = (middle + 1)..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return range.lowerBound
  }
}
