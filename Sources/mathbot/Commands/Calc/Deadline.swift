/// The moment at which a calculation is given up.
struct Deadline: Sendable {
  /// How long a calculation may take.
  static let patience = Duration.seconds(1)

  private let end = ContinuousClock.now.advanced(by: patience)

  /// The time is over.
  var hasPassed: Bool { ContinuousClock.now >= end }
}
