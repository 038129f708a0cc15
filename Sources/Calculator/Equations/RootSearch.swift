/// A root that is the only one in a box.
struct IsolatedRoot: Sendable {
  /// There is no other root of the numerator in here.
  let box: Interval
  /// The root lies in here.
  var range: Interval
  /// nil where that is not known.
  var multiplicity: Int? = 1
  var form: ExactForm?
  var number: Number?
}

/// Searches an interval for the roots of a formula's numerator; each is proven to be there and to
/// be the only one of its box, and what is left can hold no other.
///
/// Source: the interval Newton method with bisection; Moore, Kearfott and Cloud, Introduction to
/// Interval Analysis, 8.
struct RootSearch {
  /// The bits of the intervals.
  static let precision = 96
  /// A box this much narrower than its numbers, or than 1, is not split any more.
  private static let leastWidth = -44
  /// A wider box is split in any case.
  private static let widestNoise = -12
  /// Roots like to be at halves, so boxes are split beside the middle.
  private static let splitShare = 0.48712

  let range: FormulaRange
  let numerator: Int
  let slope: Int?
  let shouldStop: () -> Bool
  /// The intervals that may still be evaluated.
  var budget: Int
  private(set) var roots: [IsolatedRoot] = []
  var undecided: [Interval] = []
  /// The exponent of two of the size below which numbers count as one size.
  private var leastExponent = 0

  init(
    _ range: FormulaRange, numerator: Int, slope: Int?, budget: Int,
    shouldStop: @escaping () -> Bool
  ) {
    self.range = range
    self.numerator = numerator
    self.slope = slope
    self.budget = budget
    self.shouldStop = shouldStop
  }

  /// Finds all roots in the interval.
  mutating func search(_ interval: Interval) {
    // From both ends, lest a place that takes all the work hide what is behind it.
    let rest = search(from: [interval], isUpwards: true, sparing: budget / 2)
    undecided += search(from: rest.reversed(), isUpwards: false)
  }

  /// Finds the roots in boxes, the last one first, and gives those that the budget is not enough
  /// for.
  private mutating func search(
    from boxes: [Interval], isUpwards: Bool, sparing reserve: Int = 0
  ) -> [Interval] {
    var stack = boxes
    while let box = stack.popLast() {
      guard budget > reserve, !shouldStop() else { return stack + [box] }
      switch step(box) {
      case .none: break
      case .narrowed(let rest): stack.append(rest)
      case .open:
        if isTiny(box) || isNoise(box) {
          if !isSettledByWidening(box) { undecided.append(box) }
        } else {
          let middle = box.point(at: Self.splitShare)
          let halves: [Interval] = [.hull(middle, box.high), .hull(box.low, middle)]
          stack += isUpwards ? halves : halves.reversed()
        }
      }
    }
    return []
  }

  /// Searches a narrow interval around zero again, where the sizes of numbers matter.
  mutating func searchAroundZero(_ interval: Interval) {
    leastExponent = -116
    defer { leastExponent = 0 }
    search(interval)
  }

  mutating func add(_ root: IsolatedRoot) { roots.append(root) }

  mutating func removeRoots(in box: Interval) {
    roots.removeAll { $0.range.isInside(box) }
  }

  /// What is left of a box.
  private enum Rest {
    case none
    case narrowed(Interval)
    case open
  }

  private mutating func step(_ box: Interval) -> Rest {
    guard let (value, slope) = evaluate(box) else { return .none }
    if value.isNeverZero { return .none }
    guard value.certainty == .continuous else { return .open }
    let middle = box.point(at: 0.5)
    guard let center = evaluate(middle)?.value, center.certainty == .continuous else {
      return .open
    }
    if slope.isBounded, !(center.range + slope * (box - middle)).hasZero { return .none }
    guard !slope.hasZero else { return .open }
    return newton(box, middle, center.range, slope)
  }

  /// A step of Newton's method where the formula only rises or only falls.
  private mutating func newton(
    _ box: Interval, _ middle: Interval, _ center: Interval, _ slope: Interval
  ) -> Rest {
    let next = middle - center / slope
    guard let meet = next.meet(box) else { return .none }
    if next.isInside(box) {
      found(in: box, next)
      return .none
    }
    let signs = (sign(at: box.low), sign(at: box.high))
    if signs.0 * signs.1 < 0 {
      found(in: box, meet)
      return .none
    }
    if signs.0 * signs.1 > 0 { return .none }
    return meet.isNarrower(than: box, by: 0.7) ? .narrowed(meet) : .open
  }

  private func isTiny(_ box: Interval) -> Bool {
    box.widthExponent <= max(box.exponent - 1, leastExponent) + Self.leastWidth
  }

  /// Whether the values at its ends and between them cannot be told from zero: splitting it shows
  /// nothing more, as around a root that counts many times.
  private mutating func isNoise(_ box: Interval) -> Bool {
    guard leastExponent == 0, box.widthExponent < Self.widestNoise else { return false }
    return [box.low, box.point(at: 0.5), box.high].allSatisfy { point in
      evaluate(point)?.value.range.hasZero ?? false
    }
  }

  /// Whether Newton's method finds the only root of a box that is a little wider.
  private mutating func isSettledByWidening(_ box: Interval) -> Bool {
    let width = box.high - box.low
    let margin = width + width + width
    let wide = Interval.hull(box.low - margin, box.high + margin)
    guard let (value, slope) = evaluate(wide), value.certainty == .continuous, !slope.hasZero
    else { return false }
    let middle = wide.point(at: 0.5)
    guard let center = evaluate(middle)?.value else { return false }
    let next = middle - center.range / slope
    if next.isInside(wide) {
      found(in: wide, next)
      return true
    }
    guard sign(at: wide.low) * sign(at: wide.high) < 0 else { return false }
    found(in: wide, wide)
    return true
  }
}

extension RootSearch {
  /// The numerator and its slope over a box; nil where it is defined nowhere.
  private mutating func evaluate(_ box: Interval) -> (value: Enclosure, slope: Interval)? {
    budget -= 1
    let values = range.enclosures(over: box)
    guard let value = values[numerator] else { return nil }
    let slope = slope.flatMap { values[$0]?.range } ?? .all(precision: box.precision)
    return (value, slope)
  }

  private mutating func sign(at point: Interval) -> Int { evaluate(point)?.value.range.sign ?? 0 }

  /// Keeps a root, unless it was found in another box before.
  private mutating func found(in box: Interval, _ root: Interval) {
    let refiner = RootRefiner(range, numerator: numerator, slope: slope)
    let narrow = refiner.refined(root)
    budget -= 8
    for known in roots where narrow.meet(known.box) != nil {
      if narrow.isInside(known.box) || known.range.isInside(box) { return }
    }
    roots.append(IsolatedRoot(box: box, range: narrow))
  }
}
