/// The moment at which a calculation is given up.
struct Deadline: Sendable {
  /// How long a calculation may take, so that the program is done with it within a second.
  static let patience = Duration.milliseconds(900)

  private let end = ContinuousClock.now.advanced(by: patience)

  /// The time is over.
  var hasPassed: Bool { ContinuousClock.now >= end }
}
