extension Algebra {
  /// The levels of precision, each of twice the bits of the one before.
  static let levels = 0...10

  /// The bits that intervals have at the level: from 128 to 131,072.
  static func precision(_ level: Int) -> Int { 128 << level }

  /// What the value lies between, at the precision of the level.
  mutating func enclosure(
    of value: Value, level: Int
  ) throws(CalculationError.Kind) -> Interval {
    switch value {
    case .rational(let rational): Interval(rational, precision: Self.precision(level))
    case .form(let form): try enclosure(of: form, level: level)
    }
  }

  mutating func enclosure(
    of form: Form, level: Int
  ) throws(CalculationError.Kind) -> Interval {
    var sum: Interval?
    for term in form.terms {
      let value = try enclosure(of: term, level: level)
      sum = sum.map { $0 + value } ?? value
    }
    return sum ?? Interval(.zero, precision: Self.precision(level))
  }

  private mutating func enclosure(
    of term: Term, level: Int
  ) throws(CalculationError.Kind) -> Interval {
    let precision = Self.precision(level)
    try budget.spend((term.factors.count + 1) * Cost.arithmetic(precision: precision))
    var product: Interval?
    for factor in term.factors {
      let power = try enclosure(of: factor, level: level)
      product = product.map { $0 * power } ?? power
    }
    guard let product else { return Interval(term.coefficient, precision: precision) }
    guard term.coefficient != .one else { return product }
    return Interval(term.coefficient, precision: precision) * product
  }

  /// What the atom lies between; the atoms before it are gone through first.
  mutating func enclosure(
    ofAtom index: Int, level: Int
  ) throws(CalculationError.Kind) -> Interval {
    while table.enclosures.count <= level { table.enclosures.append([]) }
    while table.enclosures[level].count <= index {
      let atom = atoms[table.enclosures[level].count]
      table.enclosures[level].append(try enclosure(of: atom, level: level))
    }
    return table.enclosures[level][index]
  }

  private mutating func enclosure(
    of atom: Atom, level: Int
  ) throws(CalculationError.Kind) -> Interval {
    let precision = Self.precision(level)
    try budget.spend(cost(of: atom, precision: precision))
    return switch atom {
    case .pi: Interval.pi(precision: precision)
    case .e: Interval(.one, precision: precision).exponential
    case .integer(let integer): Interval(integer, precision: precision)
    case .logarithm(let value): try enclosure(of: value, level: level).logarithm
    case .exponential(let form): try enclosure(of: form, level: level).exponential
    case .sine(let value): try enclosure(of: value, level: level).sine
    case .cosine(let value): try enclosure(of: value, level: level).cosine
    case .arcsine(let value): try enclosure(of: value, level: level).arcsine
    case .arctangent(let value): try enclosure(of: value, level: level).arctangent
    case .sum(let form): try enclosure(of: form, level: level)
    }
  }

  /// What the atom's own operation costs; that of a sum's terms is paid for with each.
  private func cost(of atom: Atom, precision: Int) -> Int {
    switch atom {
    case .integer, .sum: Cost.arithmetic(precision: precision)
    case .pi, .e, .logarithm, .exponential, .sine, .cosine, .arcsine, .arctangent:
      Cost.function(precision: precision)
    }
  }
}
