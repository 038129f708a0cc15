/// The round numbers along an axis.
package struct AxisTicks: Sendable {
  /// A round number and how it is written.
  package struct Tick: Equatable, Sendable {
    package let position: Rational
    package let label: String
  }

  /// How the numbers of an axis are chosen.
  package enum Kind: Sendable {
    case numbers
    /// Angles in degrees: 30, 45, 90.
    case degrees
    /// Angles in radians: parts of π.
    case radians

    /// What suits the curves.
    ///
    /// In degrees a wave is all but straight from −10 to 10, so that turns count there also among
    /// other things.
    package init(for curves: [Curve]) {
      let isInDegrees = curves.first?.isInDegrees ?? false
      let hasTurns = curves.contains { isInDegrees ? $0.hasTurn : $0.isOfTurns }
      self = !hasTurns ? .numbers : isInDegrees ? .degrees : .radians
    }
  }

  package let ticks: [Tick]

  /// - Parameters:
  ///   - low: Where the axis begins.
  ///   - high: Where it ends.
  ///   - most: As many steps it has at most.
  ///   - kind: What stands along it.
  package init(from low: Rational, to high: Rational, most: Int, kind: Kind = .numbers) {
    switch kind {
    case .numbers: ticks = Self.numbers(low, high, Self.step(over: high - low, most: most))
    case .degrees: ticks = Self.degrees(low, high, most)
    case .radians: ticks = Self.radians(low, high, most)
    }
  }

  /// 1, 2 or 5 times a power of ten, the least that makes at most so many steps.
  package static func step(over length: Rational, most: Int) -> Rational {
    let least = length / Rational(max(1, most))
    guard least.sign > 0 else { return .one }
    var power = Rational.powerOfTen(least.leastExponent - 1)
    while true {
      for digit in [1, 2, 5] where Rational(digit) * power >= least {
        return Rational(digit) * power
      }
      power = power * Rational(10)
    }
  }

  private static func numbers(_ low: Rational, _ high: Rational, _ step: Rational) -> [Tick] {
    var places = 0
    while !(step * Rational.powerOfTen(places)).isWhole { places += 1 }
    let positions = positions(low, high, step)
    let labels = labels(positions, places: places)
    return zip(positions, labels).map { Tick(position: $0, label: $1) }
  }

  private static func degrees(_ low: Rational, _ high: Rational, _ most: Int) -> [Tick] {
    let least = (high - low) / Rational(max(1, most))
    guard least > Rational(5), least <= Rational(360) else {
      return numbers(low, high, step(over: high - low, most: most))
    }
    let fitting = [15, 30, 45, 90, 180, 360].first { Rational($0) >= least } ?? 360
    return numbers(low, high, Rational(fitting))
  }

  private static func radians(_ low: Rational, _ high: Rational, _ most: Int) -> [Tick] {
    let half = Rational.fullTurn / Rational(2)
    let least = (high - low) / half / Rational(max(1, most))
    let parts = [Rational(1, 6), Rational(1, 4), Rational(1, 2), .one, Rational(2), Rational(5)]
    guard least > Rational(1, 12), let part = parts.first(where: { $0 >= least }) else {
      return numbers(low, high, step(over: high - low, most: most))
    }
    return positions(low / half, high / half, part).map {
      Tick(position: $0 * half, label: piLabel($0))
    }
  }

  /// The multiples of a step from one number to another.
  private static func positions(
    _ low: Rational, _ high: Rational, _ step: Rational
  ) -> [Rational] {
    var positions: [Rational] = []
    var next = -((-low / step).floor) * step
    while next <= high, positions.count < 100 {
      positions.append(next)
      next = next + step
    }
    return positions
  }

  /// Labels that are longer are shortened by powers of ten where that helps.
  private static let longestLabel = 9

  /// The numbers, all in the same style.
  private static func labels(_ numbers: [Rational], places: Int) -> [String] {
    let plain = numbers.map { $0.isZero ? "0" : text($0, places: places) }
    let longest = plain.map(\.count).max() ?? 0
    guard longest > longestLabel else { return plain }
    let short = numbers.map(withPower)
    return short.map(\.count).max() ?? 0 < longest ? short : plain
  }

  /// The number with its power of ten: `2.5×10⁹`.
  private static func withPower(_ number: Rational) -> String {
    guard !number.isZero else { return "0" }
    let power = number.magnitude.firstPower
    let factor = number / Rational.powerOfTen(power)
    let places = (0...20).first { (factor * Rational.powerOfTen($0)).isWhole } ?? 20
    return "\(text(factor, places: places))×10\(NumberStyle.raised(power))"
  }

  private static func text(_ number: Rational, places: Int) -> String {
    let format = NumberFormat(.places(places), isForPeople: true)
    return (try? Number(number).formatted(format).text) ?? number.description
  }

  /// A multiple of π: `−π/2`.
  private static func piLabel(_ factor: Rational) -> String {
    guard !factor.isZero else { return "0" }
    let (above, below) = (factor.magnitude.numerator, factor.denominator)
    let sign = factor.sign < 0 ? "−" : ""
    return sign + (above == .one ? "π" : "\(above)π") + (below == .one ? "" : "/\(below)")
  }
}

extension Rational {
  /// The power of ten of the first digit of a number above zero.
  fileprivate var firstPower: Int {
    let next = leastExponent + 1
    return self < Rational.powerOfTen(next) ? leastExponent : next
  }
}
