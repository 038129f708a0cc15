/// The ways to divide, in the order in which they are tried: the first that fits is used.
package enum DivisionStrategy: String, CaseIterable, Codable, Sendable {
  case zero
  case one
  case once
  case tens
  case tenGroups = "ten-groups"
  case half
  case five
  case four
  case eight
  case eleven
  case underTen = "under-10"
  /// Jumps as long as the divisor: a few.
  case jumps
  case groups
  /// Only a second way: half of the number, shared among half as many.
  case halfFirst = "half-first"
  /// Only a second way: ten groups are some too many.
  case fromTen = "from-10"
  /// Only a second way: five groups are half of ten.
  case halfOfTen = "half-of-10"
  /// Only a second way: the groups in one half, and as many in the other.
  case twoHalves = "two-halves"
  /// Only a second way: first the tens are shared, then the ones.
  case tensAndOnes = "tens-and-ones"

  /// The way that suits dividing a number without a remainder: the first that does.
  init(_ whole: Int, by divisor: Int) {
    let quotient = whole / divisor
    self = Self.allCases.first { $0.suits(divisor, quotient) } ?? .groups
  }

  /// Whether the way suits a division that none before it suits.
  private func suits(_ divisor: Int, _ quotient: Int) -> Bool {
    switch self {
    case .zero: quotient == 0
    case .one: divisor == 1
    case .once: quotient == 1
    case .tens: divisor == 10
    case .half: divisor == 2
    case .tenGroups: quotient == 10
    // Doubling comes first there, which is a long way round: only as another way.
    case .five, .halfFirst, .fromTen, .halfOfTen, .twoHalves, .tensAndOnes: false
    case .four: divisor == 4 && quotient > 2
    case .eight: divisor == 8 && quotient > 2
    case .eleven: divisor == 11 && quotient < 10
    case .underTen: quotient == 9
    case .jumps: (3...5).contains(quotient)
    case .groups: true
    }
  }

  /// Another way to divide; nil where none suits.
  init?(secondWayOf whole: Int, by divisor: Int) {
    switch Self(whole, by: divisor) {
    case .groups where divisor == 5, .jumps where divisor == 5: self = .five
    case .groups where divisor == 6 || divisor == 12, .jumps where divisor == 6 || divisor == 12:
      self = .halfFirst
    case .groups, .jumps, .tenGroups:
      guard let way = Self(ofGroups: whole / divisor) else { return nil }
      self = way
    case .four, .eight, .eleven, .underTen, .half: self = .groups
    case .zero, .one, .once, .tens, .five, .halfFirst, .fromTen, .halfOfTen, .twoHalves,
      .tensAndOnes:
      return nil
    }
  }

  /// Another way to find how many groups there are, from how many there are.
  private init?(ofGroups quotient: Int) {
    switch quotient {
    case 2: self = .jumps
    case 3: self = .groups
    case 5: self = .halfOfTen
    case 7, 8: self = .fromTen
    case 4, 6, 10, 12: self = .twoHalves
    case 11: self = .tensAndOnes
    default: return nil
    }
  }
}
