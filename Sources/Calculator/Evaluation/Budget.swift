/// The work that a calculation may still cost.
///
/// The core reads no clock: it adds up what its operations are expected to cost, in nanoseconds
/// of an ordinary machine, and asks its caller now and then whether to go on.
struct Budget: Sendable {
  /// One second.
  private static let limit = 1_000_000_000
  /// The caller is asked after so much work, a millisecond.
  private static let interval = 1_000_000

  private var spent = 0
  private var nextQuestion = Self.interval
  private let shouldStop: @Sendable () -> Bool

  init(shouldStop: @escaping @Sendable () -> Bool = { false }) {
    self.shouldStop = shouldStop
  }

  /// Pays for an operation before it is carried out.
  mutating func spend(_ cost: Int) throws(CalculationError.Kind) {
    spent += cost
    guard spent <= Self.limit else { throw .tooLong }
    guard spent >= nextQuestion else { return }
    nextQuestion = spent + Self.interval
    if shouldStop() { throw .tooLong }
  }
}
