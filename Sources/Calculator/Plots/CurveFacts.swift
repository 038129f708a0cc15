/// What is proven of a curve over an interval: where it is, where it crosses zero, where it turns.
package struct CurveFacts: Sendable {
  /// A point that is worth a mark.
  package struct Mark: Sendable {
    package enum Kind: String, CaseIterable, Sendable {
      case zero, highest, lowest, hole, pole, crossing
    }

    package let kind: Kind
    package let x: Solution
    /// The height; nil for a pole, and where it is not known.
    package let y: Solution?
  }

  /// A part of the interval over which the curve does one thing.
  package struct Stretch: Sendable {
    package enum Trend: String, Sendable {
      case rising, falling, level
      /// There is no value, rather than none that is known.
      case undefined
      case undecided
    }

    package let trend: Trend
    /// nil for the ends of the interval.
    package let from: Solution?, to: Solution?
  }

  /// The marks from left to right.
  package var marks: [Mark] = []
  /// What the curve does from left to right; empty where that could not be decided.
  package var stretches: [Stretch] = []
  /// Whether the curve may jump.
  package var hasJumps = false
  /// Where it is proven to jump, from left to right.
  package var jumps: [Jump] = []
  /// The steps of a staircase whose height is zero.
  package var zeroSteps: [Stretch] = []
  /// Whether the curve lies on the axis, so that no single point is marked as zero.
  package var isZero = false
  /// Whether these are all marks.
  package var isComplete = true
}

extension Curve {
  /// As many marks are worth to be told from each other.
  private static let mostMarks = 60

  /// What is proven of the curve from one number to another.
  package func facts(
    from low: Rational, to high: Rational, shouldStop: @escaping @Sendable () -> Bool
  ) -> CurveFacts {
    var finder = FactFinder(
      CurveSection(curve: self, low: low, high: high, shouldStop: shouldStop))
    finder.run()
    var facts = finder.facts
    if facts.marks.count > Self.mostMarks {
      facts.marks = []
      facts.isComplete = false
    }
    facts.marks.sort { $0.x.low < $1.x.low }
    return facts
  }

  /// Where two curves have the same height.
  package func crossings(
    with other: Curve, from low: Rational, to high: Rational,
    shouldStop: @escaping @Sendable () -> Bool
  ) -> [CurveFacts.Mark] {
    let text = "\(text) = \(other.text)"
    guard
      unknown == other.unknown || formula.isConstant[root] || other.formula.isConstant[other.root],
      case .one(let equation)? = try? EquationProblem(text, settings: settings)
    else { return [] }
    let interval = SearchedInterval(from: Number(low), to: Number(high))
    let set = equation.solutions(in: interval, shouldStop: shouldStop)
    guard set.points.count <= Self.mostMarks else { return [] }
    let taller = formula.isConstant[root] ? other : self
    return set.points.map {
      CurveFacts.Mark(kind: .crossing, x: $0, y: taller.height(at: $0, digits: 12))
    }
  }

  /// The height at a number that is only known to lie between two others; nil if it has none.
  package func height(at x: Solution, digits: Int) -> Solution? {
    if let number = x.number, let exact = exactHeight(at: number) { return exact }
    return height(over: Interval(x.low, x.high, precision: 160), digits: digits)
  }

  /// The height at a fraction; nil if it has none, or none that is known.
  package func height(at x: Rational, digits: Int = 12) -> Solution? {
    exactHeight(at: Number(x)) ?? height(over: Interval(x, precision: 160), digits: digits)
      ?? calculatedHeight(at: x)
  }

  /// What the calculator says: a power may have values at numbers where there is no curve.
  private func calculatedHeight(at x: Rational) -> Solution? {
    let height = try? evaluate(
      text, settings: settings, results: [.variable(unknown): Number(x)],
      patience: .milliseconds(50))
    guard let height else { return nil }
    if let fraction = height.rational { return Solution(exactly: fraction) }
    let ends = height.interval(precision: 160).ends
    return Solution(
      form: nil, number: height, low: ends.low, high: ends.high, digits: 12, multiplicity: nil)
  }

  private func exactHeight(at x: Number) -> Solution? {
    let exact = ExactFormula(formula, [root], at: x, patience: .milliseconds(5)) { false }
    return exact.rational(root).map {
      Solution(
        form: .fraction($0), number: Number($0), low: $0, high: $0, digits: 20, multiplicity: nil)
    }
  }

  private func height(over box: Interval, digits: Int) -> Solution? {
    let range = FormulaRange(formula, [root], precision: 160)
    guard let value = range.enclosures(over: box)[root], value.certainty >= .defined,
      value.range.isBounded
    else { return nil }
    let ends = value.range.ends
    return Solution(
      form: nil, number: nil, low: ends.low, high: ends.high, digits: digits, multiplicity: nil)
  }
}
