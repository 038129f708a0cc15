/// All that is known of the solutions of an equation in one unknown.
package struct SolutionSet: Sendable {
  /// The solutions that are single numbers, in order.
  package var points: [Solution] = []
  /// Whole intervals of solutions.
  package var stretches: [Stretch] = []
  /// Numbers that look like solutions and are none.
  package var excluded: [ExcludedPoint] = []
  /// Where it is not known whether there are solutions, besides those that are listed.
  package var undecided: [Region] = []
  /// The interval that was searched; nil for all numbers.
  package var searched: SearchedInterval?
  /// The interval is the usual one, as none was asked for.
  package var isSearchedAsUsual = false
  /// Every number that was searched is a solution, but the excluded ones.
  package var isEverything = false

  /// Whether these are all solutions.
  package var isComplete: Bool { undecided.isEmpty }
  /// Whether its points are all: nothing is undecided, and no stretch of numbers solves it.
  var isPointsAlone: Bool { isComplete && !isEverything && stretches.isEmpty }
}

/// A number that solves an equation.
package struct Solution: Sendable {
  /// The number in a form that people write, if one is known.
  package let form: ExactForm?
  /// The number itself, where the form is known.
  let number: Number?
  /// The number lies between these.
  package let low: Rational, high: Rational
  /// As many digits are the same in both, counted from the first that is not zero.
  let digits: Int
  /// How often the solution counts; 1 where the curve only crosses zero, nil where that is not
  /// known.
  package let multiplicity: Int?
}

/// Solutions from one number to another one.
package struct Stretch: Sendable, Equatable {
  /// nil where there is no end.
  package var from: Rational?
  /// nil where there is no end.
  package var to: Rational?
  /// Whether the ends are solutions too.
  package var isFromIncluded = true, isToIncluded = true
}

/// A number at which an equation has no value although its parts come to zero.
package struct ExcludedPoint: Sendable {
  package let point: Solution
}

/// An interval with ends that enclose it.
package struct Region: Sendable, Equatable {
  package let low: Rational, high: Rational
}

/// The interval in which solutions are searched for.
package struct SearchedInterval: Sendable {
  package let from: Number, to: Number

  package init(from: Number, to: Number) {
    self.from = from
    self.to = to
  }

  /// Nil unless the first number is known to be below the second one.
  package init?(_ from: Number, below to: Number) {
    guard from.interval(precision: 128).isBelow(to.interval(precision: 128)) else { return nil }
    self.init(from: from, to: to)
  }
}

extension Number {
  /// Whether the size is known not to be above a power of ten.
  package func isWithin(powerOfTen exponent: Int) -> Bool {
    let most = Interval(Rational.powerOfTen(exponent), precision: 128)
    return interval(precision: 128).magnitude.isBelow(most)
  }
}
