extension Equation {
  /// The interval where no other is given: −1000 to 1000.
  package static let defaultInterval = SearchedInterval(from: Number(-1_000), to: Number(1_000))

  /// All solutions, each proven, and where it is not known whether there are more.
  ///
  /// - Parameters:
  ///   - interval: Where solutions are searched for; nil for all numbers where the equation is one
  ///     of polynomials, and for the default interval where it is not.
  ///   - digits: So many digits of each solution are proven.
  ///   - shouldStop: Is asked often whether to give up; what is open then is undecided.
  /// - Returns: The solutions in order, and what is known of the rest.
  package func solutions(
    in interval: SearchedInterval? = nil, digits: Int = 20,
    shouldStop: @escaping @Sendable () -> Bool = { false }
  ) -> SolutionSet {
    // What jumps without end is only gone through in an interval.
    let parts = formula.parts(of: [root])
    let searched = interval ?? (formula.hasWholePart(parts) ? Self.defaultInterval : nil)
    if var set = exactSolutions(searched, digits, shouldStop) {
      set.searched = searched
      set.isSearchedAsUsual = interval == nil && searched != nil
      return set
    }
    var chain = InverseChain(self, in: interval, digits: digits, shouldStop: shouldStop)
    if let set = chain.solutions() { return set }
    let ends = interval ?? Self.defaultInterval
    var set = enclosedSolutions(in: ends, digits, shouldStop)
    PowerBases(self, in: ends, digits: digits, shouldStop: shouldStop).complete(&set)
    set.isSearchedAsUsual = interval == nil
    return set
  }

  /// The solutions of the formula alone, whose powers have a base above zero.
  func solutionsOfFormula(
    in ends: SearchedInterval, digits: Int, shouldStop: @escaping @Sendable () -> Bool
  ) -> SolutionSet {
    exactSolutions(ends, digits, shouldStop) ?? enclosedSolutions(in: ends, digits, shouldStop)
  }

  private func enclosedSolutions(
    in ends: SearchedInterval, _ digits: Int, _ shouldStop: @escaping @Sendable () -> Bool
  ) -> SolutionSet {
    IntervalSolver(formula, root: root, in: ends, digits: digits, shouldStop: shouldStop)
      .solutions()
  }

  /// The solutions by exact arithmetic alone, if that can do it.
  private func exactSolutions(
    _ interval: SearchedInterval?, _ digits: Int, _ shouldStop: @escaping @Sendable () -> Bool
  ) -> SolutionSet? {
    var ends: (low: Rational, high: Rational)?
    if let interval {
      guard let low = interval.from.rational, let high = interval.to.rational else { return nil }
      ends = (low, high)
    }
    return ExactSolver(
      formula: formula, root: root, ends: ends, digits: digits, shouldStop: shouldStop
    ).solutions()
  }
}
