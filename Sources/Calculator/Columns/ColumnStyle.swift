/// How a country writes its columns; the numbers never depend on it.
package struct ColumnStyle: Hashable, Sendable {
  /// Where what is carried is noted.
  package enum Carries: String, Sendable { case above, below }

  /// What is noted over a column that got ten and gave nothing: all that it has, or the ten alone.
  package enum Exchange: String, Sendable { case sum, ten }

  /// What stands between the divisor and the dividend: a corner, or a bracket.
  package enum Division: String, Sendable { case corner, bracket }

  /// Whether the zeros at the end of a row of products are written.
  package enum Zeros: String, Sendable { case written, blank }

  /// Where the remainder is noted besides the last row.
  package enum Remainder: String, Sendable { case beside, below }

  package let carries: Carries
  package let exchange: Exchange
  package let division: Division
  package let zeros: Zeros
  package let remainder: Remainder
  /// Up to this divisor what is left is carried to the next digit, without products below.
  package let longestShortDivisor: Int

  package init(
    carries: Carries, exchange: Exchange, division: Division, zeros: Zeros, remainder: Remainder,
    longestShortDivisor: Int
  ) {
    self.carries = carries
    self.exchange = exchange
    self.division = division
    self.zeros = zeros
    self.remainder = remainder
    self.longestShortDivisor = longestShortDivisor
  }
}
