/// What a formula takes for values over intervals, at one precision.
struct FormulaRange {
  let formula: Formula
  let precision: Int
  /// The steps that are evaluated, in order.
  private let parts: [Int]
  private let constants: [Int: Enclosure]
  private let numbers: RangeNumbers

  /// - Parameters:
  ///   - formula: The formula with all steps that are wanted.
  ///   - roots: The steps whose values are wanted.
  ///   - precision: The bits of the intervals.
  init(_ formula: Formula, _ roots: [Int], precision: Int) {
    self.formula = formula
    self.precision = precision
    let all = formula.parts(of: roots)
    numbers = RangeNumbers(precision: precision)
    var known: [Enclosure?] = Array(repeating: nil, count: formula.steps.count)
    var constants: [Int: Enclosure] = [:]
    let rules = RangeRules(numbers)
    for index in all where formula.isConstant[index] {
      known[index] = rules.value(of: formula.steps[index], known, numbers.zero)
      constants[index] = known[index]
    }
    self.constants = constants
    parts = all.filter { !formula.isConstant[$0] }
  }

  /// The enclosure of each step, nil where a step is not defined at all, over the values of the
  /// unknown.
  ///
  /// - Parameters:
  ///   - values: The values of the unknown.
  ///   - side: The end that is left out of them, if one is.
  /// - Returns: An enclosure for each step; nil also for steps that are not wanted.
  func enclosures(over values: Interval, side: OpenSide? = nil) -> [Enclosure?] {
    var known: [Enclosure?] = Array(repeating: nil, count: formula.steps.count)
    for (index, value) in constants { known[index] = value }
    let rules = RangeRules(numbers)
    for index in parts {
      known[index] = rules.value(of: formula.steps[index], known, values)
      if let side { known[index] = known[index].flatMap { side.tightened($0, at: index) } }
    }
    return known
  }
}

/// The numbers that the rules need.
struct RangeNumbers {
  let zero, one: Interval
  let pi: Interval
  /// 1/e, where u·ln u is least.
  let turn: Interval
  let all: Interval
  let unit: Interval

  init(precision: Int) {
    zero = Interval(.zero, precision: precision)
    one = Interval(.one, precision: precision)
    pi = .pi(precision: precision)
    turn = Interval(-.one, precision: precision).exponential
    all = .all(precision: precision)
    unit = Interval(-.one, .one, precision: precision)
  }
}
