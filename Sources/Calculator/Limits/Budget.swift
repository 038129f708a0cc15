/// The work that a calculation may still cost.
///
/// The core reads no clock: it adds up what its operations are expected to cost, in nanoseconds
/// of an ordinary machine, and asks its caller now and then whether to go on.
struct Budget: Sendable {
  /// The caller is asked after so much work, a millisecond.
  private static let interval = 1_000_000

  private let limit: Int
  private var spent = 0
  private var nextQuestion = Self.interval
  private let shouldStop: @Sendable () -> Bool

  /// - Parameters:
  ///   - patience: The expected time that all operations may cost together.
  ///   - shouldStop: Is asked about every millisecond of work whether to give up.
  init(
    patience: Duration = .seconds(1), shouldStop: @escaping @Sendable () -> Bool = { false }
  ) {
    limit = Int(patience / .nanoseconds(1))
    self.shouldStop = shouldStop
  }

  /// Pays for an operation before it is carried out.
  mutating func spend(_ cost: Int) throws(CalculationError.Kind) {
    spent += cost
    guard spent <= limit else { throw .tooLong }
    guard spent >= nextQuestion else { return }
    nextQuestion = spent + Self.interval
    if shouldStop() { throw .tooLong }
  }
}
