extension Formula {
  mutating func number(_ value: Rational) -> Int { index(of: .number(value)) }

  mutating func sum(_ a: Int, _ b: Int) -> Int {
    switch (number(a), number(b)) {
    case (let first?, let second?): number(first + second)
    case (.zero?, _): b
    case (_, .zero?): a
    default: index(of: .sum(a, b))
    }
  }

  mutating func difference(_ a: Int, _ b: Int) -> Int {
    switch (number(a), number(b)) {
    case (let first?, let second?): number(first - second)
    case (_, .zero?): a
    default: index(of: .difference(a, b))
    }
  }

  mutating func negated(_ a: Int) -> Int {
    if let value = number(a) { return number(-value) }
    return product(number(Rational(-1)), a)
  }

  /// The product; zero times anything is zero, so the caller sees to where the other is defined.
  mutating func product(_ a: Int, _ b: Int) -> Int {
    switch (number(a), number(b)) {
    case (let first?, let second?): return number(first * second)
    case (.zero?, _), (_, .zero?): return number(.zero)
    case (.one?, _): return b
    case (_, .one?): return a
    default: break
    }
    if a == b { return power(a, Rational(2)) }
    if steps[a] == .function(.logarithm, b) { return index(of: .function(.timesLogarithm, b)) }
    if steps[b] == .function(.logarithm, a) { return index(of: .function(.timesLogarithm, a)) }
    return index(of: .product(a, b))
  }

  mutating func quotient(_ a: Int, _ b: Int) -> Int {
    guard let divisor = number(b), !divisor.isZero else { return index(of: .quotient(a, b)) }
    if let dividend = number(a) { return number(dividend / divisor) }
    return product(number(.one / divisor), a)
  }

  /// The power; an exponent of zero leaves a quotient that is not defined where the base is zero.
  mutating func power(_ base: Int, _ exponent: Rational) -> Int {
    guard !exponent.isZero else { return index(of: .quotient(base, base)) }
    guard exponent != .one else { return base }
    if let value = number(base), let power = value.shortPower(exponent) { return number(power) }
    return index(of: .power(base, exponent))
  }

  mutating func call(_ function: Elementary, _ a: Int) -> Int {
    if function == .logarithm, case .function(.exponential, let inner) = steps[a] { return inner }
    return index(of: .function(function, a))
  }
}

extension Rational {
  /// The whole power, if it is short.
  fileprivate func shortPower(_ exponent: Rational) -> Rational? {
    guard let count = exponent.whole, abs(count) <= 1_000, !isZero || count > 0,
      bits * abs(count) <= 10_000
    else { return nil }
    return raised(to: count)
  }
}
