extension MathFunction {
  /// What can be said of several numbers.
  static let statistics = [maximum, minimum, sum, average, median]

  static let maximum = MathFunction(
    "max", ["maximum"], example: "max(3, 9, 4)", is: "9", keepsUnit: true,
    .ofNumbers { algebra, values throws(Failure) in try algebra.sorted(values)[values.count - 1] })

  static let minimum = MathFunction(
    "min", ["minimum"], example: "min(3, 9, 4)", is: "3", keepsUnit: true,
    .ofNumbers { algebra, values throws(Failure) in try algebra.sorted(values)[0] })

  static let sum = MathFunction(
    "sum", ["total"], example: "sum(1, 2, 3, 4)", is: "10", keepsUnit: true,
    .ofNumbers { algebra, values throws(Failure) in try algebra.total(values) })

  static let average = MathFunction(
    "average", ["avg", "mean"], example: "average(2, 3, 7)", is: "4", keepsUnit: true,
    .ofNumbers { algebra, values throws(Failure) in
      try algebra.divide(algebra.total(values), .rational(Rational(values.count)))
    })

  static let median = MathFunction(
    "median", example: "median(1, 9, 4)", is: "4", keepsUnit: true,
    .ofNumbers { algebra, values throws(Failure) in
      let sorted = try algebra.sorted(values)
      let middle = try algebra.add(sorted[(values.count - 1) / 2], sorted[values.count / 2])
      return try algebra.multiply(middle, .rational(Rational(1, 2)))
    })
}
