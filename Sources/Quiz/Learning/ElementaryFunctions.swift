/// The exponential function.
///
/// It is computed here, and not by the system's library, so that a seed gives the same questions
/// on every system. The error is a few units in the last place for |x| < 700.
func exponential(_ x: Double) -> Double {
  guard x > -700 else { return 0 }
  let power = (min(x, 700) / ln2).rounded()
  let rest = min(x, 700) - power * ln2
  // |rest| ≤ ln 2 / 2: 14 terms of the series reach the precision of a Double.
  // A plain loop, as each choice of a question asks for hundreds of them.
  var (series, term) = (1.0, 14.0)
  while term >= 1 {
    series = 1 + series * rest / term
    term -= 1
  }
  return Double(sign: .plus, exponent: Int(power), significand: series)
}

/// The natural logarithm of a positive number.
func logarithm(_ x: Double) -> Double {
  let isLarge = x.significand > 1.414_213_562_373_095
  let significand = isLarge ? x.significand / 2 : x.significand
  let exponent = Double(x.exponent) + (isLarge ? 1 : 0)
  // ln s = 2 artanh((s − 1) / (s + 1)), and the argument is at most 0.172.
  let ratio = (significand - 1) / (significand + 1)
  let square = ratio * ratio
  var (series, odd) = (0.0, 23.0)
  while odd >= 1 {
    series = series * square + 1 / odd
    odd -= 2
  }
  return exponent * ln2 + 2 * ratio * series
}

/// A positive number to any power.
func power(_ base: Double, _ exponent: Double) -> Double {
  exponential(exponent * logarithm(base))
}

/// The logistic function, from 0 to 1.
func logistic(_ x: Double) -> Double {
  1 / (1 + exponential(-x))
}

private let ln2 = 0.693_147_180_559_945_3
