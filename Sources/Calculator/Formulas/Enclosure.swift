/// What a step of a formula takes for values over an interval.
///
/// A step that is defined nowhere in the interval has no enclosure.
struct Enclosure: Sendable {
  /// How far a step is known to behave, as the decorations of IEEE 1788-2015 say it.
  enum Certainty: Int, Comparable, Sendable {
    /// Perhaps it is not defined somewhere.
    case none
    /// It is defined, and may jump.
    case defined
    /// It is defined and continuous.
    case continuous

    static func < (left: Certainty, right: Certainty) -> Bool { left.rawValue < right.rawValue }
  }

  /// All values lie in here.
  var range: Interval
  var certainty: Certainty
  /// All values are above this.
  var above: Rational?
  /// All values are below this.
  var below: Rational?

  init(_ range: Interval, _ certainty: Certainty) {
    self.range = range
    self.certainty = certainty
  }

  /// Whether no value is zero.
  var isNeverZero: Bool {
    !range.hasZero || above.map { $0.sign >= 0 } ?? false || below.map { $0.sign <= 0 } ?? false
  }

  /// Whether all values are above zero.
  var isPositive: Bool { range.sign > 0 || above.map { $0.sign >= 0 } ?? false }
  /// Whether all values are below zero.
  var isNegative: Bool { range.sign < 0 || below.map { $0.sign <= 0 } ?? false }
}
