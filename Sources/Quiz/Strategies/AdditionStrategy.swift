/// The ways to add, in the order in which they are tried: the first that fits is used.
package enum AdditionStrategy: String, CaseIterable, Codable, Sendable {
  case zero
  case tensAndOnes = "tens-and-ones"
  case countOn = "count-on"
  case tens
  case double
  case bondToTen = "bond-10"
  case bondToTwenty = "bond-20"
  case bondToHundred = "bond-100"
  case onesMakeTen = "ones-make-ten"
  case nearDouble = "near-double"
  case doubleMiddle = "double-middle"
  case addTen = "add-ten"
  case makeTen = "make-ten"
  case addTens = "add-tens"
  case onesOnly = "ones-only"
  case bridge
  case compensate
  case partition
  case partitionAndCarry = "partition-and-carry"
  /// Only a second way: first the tens of the smaller number, then its ones.
  case jump
  /// Only a second way: the ones together, then the tens.
  case onesFirst = "ones-first"
  /// Only a second way: one below the other, as at school.
  case columns
  /// Only a second way: the five is filled first.
  case throughFive = "through-5"
  /// Only a second way: the bigger number is five and some more.
  case fiveAnd = "five-and"
  /// Only a second way: hops of ten.
  case hopTens = "hop-tens"
  /// Only a second way: one more dot.
  case oneMore = "one-more"
  /// Only a second way: what the ones make, they make in every row of ten.
  case everyTen = "every-ten"

  /// The way that suits the sum of two numbers: the first that does.
  init(_ first: Int, _ second: Int) {
    let (big, small) = (max(first, second), min(first, second))
    self = Self.allCases.first { $0.suits(big, small) } ?? .partitionAndCarry
  }

  /// Whether the way suits a sum that none before it suits.
  private func suits(_ big: Int, _ small: Int) -> Bool {
    let (bigOnes, smallOnes) = (big % 10, small % 10)
    return switch self {
    case .zero: small == 0
    case .countOn: small <= 3 && (big != small || big == 1) && bigOnes + small <= 10
    case .bondToTen: big + small == 10
    case .bondToTwenty: big + small == 20
    case .bondToHundred: big + small == 100 && small > 10 && smallOnes > 0
    case .onesMakeTen: bigOnes + smallOnes == 10 && small > 10
    case .tens: bigOnes == 0 && smallOnes == 0
    case .double: big == small
    case .nearDouble: big == small + 1 && big <= 20 && bigOnes > 0
    case .doubleMiddle: big == small + 2 && big < 10
    case .addTen: small == 10
    case .tensAndOnes: bigOnes == 0 && smallOnes > 0
    case .addTens: smallOnes == 0
    case .makeTen: big < 10
    case .onesOnly: small < 10 && bigOnes + small < 10
    case .bridge: small < 10
    case .compensate: bigOnes + smallOnes > 10 && max(bigOnes, smallOnes) >= 8
    case .partition: bigOnes + smallOnes < 10
    case .partitionAndCarry: true
    case .jump, .onesFirst, .columns, .throughFive, .fiveAnd, .hopTens, .oneMore, .everyTen: false
    }
  }

  /// Another way to the sum of two numbers; nil where none suits.
  init?(secondWayOf first: Int, _ second: Int) {
    let (big, small) = (max(first, second), min(first, second))
    let way: Self? =
      switch Self(first, second) {
      case .partition, .bondToHundred, .onesMakeTen: .jump
      case .partitionAndCarry: .columns
      case .compensate: .partitionAndCarry
      case .double, .nearDouble, .doubleMiddle: Self.secondToDoubling(big, small)
      case .makeTen: big >= 8 ? .compensate : nil
      case .bridge: big % 10 + small > 10 ? .onesFirst : nil
      case .countOn: Self.secondToCounting(big, small)
      case .bondToTen: .doubleMiddle
      case .tens, .addTens: 20...50 ~= small ? .hopTens : nil
      case .tensAndOnes: small > 10 && 20...50 ~= big ? .hopTens : nil
      case .onesOnly: .everyTen
      case .zero, .bondToTwenty, .addTen, .jump, .onesFirst, .columns, .throughFive, .fiveAnd,
        .hopTens, .oneMore, .everyTen:
        nil
      }
    guard let way, way != .jump || small % 10 > 0 else { return nil }
    self = way
  }

  private static func secondToDoubling(_ big: Int, _ small: Int) -> Self? {
    if big > 10 { return .jump }
    if big + small > 10 { return .makeTen }
    if big + small == 10 { return big > 5 ? .doubleMiddle : .bondToTen }
    return big < 5 && big + small > 5 ? .throughFive : nil
  }

  /// What else helps with a small number: its partner, a double, the five or the ones alone.
  private static func secondToCounting(_ big: Int, _ small: Int) -> Self? {
    if big > 10 { return big % 10 + small == 10 ? .bridge : .onesOnly }
    if small == 1 { return .oneMore }
    if big + small == 10 { return .bondToTen }
    if big == small + 1 { return .nearDouble }
    if big == small + 2 { return .doubleMiddle }
    return big > 5 ? .fiveAnd : nil
  }
}
