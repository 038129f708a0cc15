internal import CMPFR

/// The functions of all numbers in an interval, which is cut to where they are defined.
extension Interval {
  static func - (left: Interval, right: Interval) -> Interval {
    unsafe left.combine(right, interval_subtract)
  }

  /// The quotient; an end is infinite where an end of the divisor is zero, and nothing is known
  /// where zero lies inside.
  static func / (left: Interval, right: Interval) -> Interval {
    unsafe left.combine(right, interval_divide)
  }

  /// The root of the numbers that are not negative.
  func root(_ degree: Int) -> Interval {
    unsafe map { unsafe interval_root($0, $1, UInt(degree)) }
  }

  var magnitude: Interval { unsafe map(interval_magnitude) }
  var roundedDown: Interval { unsafe map(interval_round_down) }
  var sineRange: Interval { unsafe map(interval_sine_range) }
  var cosineRange: Interval { unsafe map(interval_cosine_range) }
  var arccosine: Interval { unsafe map(interval_arccosine) }
  var hyperbolicSine: Interval { unsafe map(interval_hyperbolic_sine) }
  var hyperbolicCosine: Interval { unsafe map(interval_hyperbolic_cosine) }
  var hyperbolicTangent: Interval { unsafe map(interval_hyperbolic_tangent) }
  var inverseHyperbolicSine: Interval { unsafe map(interval_inverse_hyperbolic_sine) }
  var inverseHyperbolicCosine: Interval { unsafe map(interval_inverse_hyperbolic_cosine) }
  var inverseHyperbolicTangent: Interval { unsafe map(interval_inverse_hyperbolic_tangent) }
}
