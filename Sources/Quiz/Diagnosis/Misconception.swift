/// A pattern that wrong answers follow, in the order in which the patterns are tried.
///
/// The first that fits names the answer: special patterns stand before the general ones that
/// they lie in. The names are stored with the tries and must not change.
package enum Misconception: String, CaseIterable, Codable, Sendable {
  /// With 0 added or taken: 0, or one more or less.
  case zeroRule = "zero-rule"
  /// 0 groups, or groups of 0, are taken for 1 group, or for 1.
  case zeroGroups = "zero-groups"
  /// × 1, ÷ 1 and n ÷ n are mixed up.
  case oneRule = "one-rule"
  /// The result of another operation.
  case wrongOperation = "wrong-operation"
  /// In each column the smaller digit is taken from the larger: 63 − 29 = 46.
  case smallerFromLarger = "smaller-from-larger"
  /// The ones made a ten that was not added.
  case forgotCarry = "forgot-carry"
  /// The ones made a ten, and both digits were written: 27 + 15 = 312.
  case wroteBothDigits = "wrote-both-digits"
  /// A ten was opened and still counted.
  case forgotOpenedTen = "forgot-opened-ten"
  /// Ones were added to, or taken from, the tens.
  case onesOnTens = "ones-on-tens"
  /// × 5 by way of × 10, without taking half.
  case forgotToHalve = "forgot-to-halve"
  /// × 9 by way of × 10, without taking one group off.
  case forgotGroupOff = "forgot-group-off"
  /// One double or one half too few, with 4 and 8.
  case doubleMissing = "double-missing"
  /// ÷ 5 by way of the tens, without doubling.
  case forgotToDouble = "forgot-to-double"
  /// The product next door: one group more or less.
  case nextDoorFact = "next-door-fact"
  /// Two groups more or less.
  case nearFact = "near-fact"
  /// A quotient one or two away.
  case nextDoorQuotient = "next-door-quotient"
  /// The size of the groups instead of their number.
  case gaveDivisor = "gave-divisor"
  /// The digits put side by side: 3 + 4 = 34.
  case glued = "glued"
  /// The number to start from was counted as the first step.
  case countedStart = "counted-start"
  /// One step too many was counted.
  case countedTooMany = "counted-too-many"
  /// Ten too many or too few.
  case tenOut = "ten-out"
  /// One too many or too few.
  case oneOut = "one-out"
  /// Another product of the same table.
  case sameTable = "same-table"
  /// A product of another table.
  case otherTable = "other-table"
  /// The right digits the other way round.
  case swappedDigits = "swapped-digits"
  /// A key pressed twice or missed, a number of the question, the last answer, or far too fast.
  case slip = "slip"
}

extension Misconception {
  /// Whether it says little about the child's thinking: a new try is free, once.
  package var isForgiven: Bool { self == .slip || self == .swappedDigits }

  /// Whether what is said to it is help enough for another try, without a hint beside it that
  /// may follow another thought.
  package func saysWhatToDo(about question: Question) -> Bool {
    switch self {
    case .oneOut, .sameTable, .otherTable, .swappedDigits, .slip: false
    case .countedStart, .countedTooMany: !Self.isTooFarToCount(question)
    default: true
    }
  }

  /// Whether what is said to it starts with what was right; the others name a slip, and do so with
  /// care where another explanation is as good.
  package var startsWithWhatIsRight: Bool {
    switch self {
    case .forgotCarry, .wroteBothDigits, .forgotOpenedTen, .doubleMissing, .forgotToDouble,
      .nextDoorQuotient, .tenOut, .oneOut:
      true
    default: false
    }
  }

  /// Whether it only tells where in the tables the answer stands.
  package var namesAnotherTable: Bool { self == .sameTable || self == .otherTable }

  /// Whether it is so wide that it fits many answers that a narrower pattern explains better.
  var isGeneral: Bool {
    switch self {
    case .tenOut, .oneOut, .nearFact, .sameTable, .otherTable, .slip: true
    default: false
    }
  }

  /// The rung of the hint ladder at which the child goes on, 1...3.
  package var rung: Int {
    switch self {
    case .forgotCarry, .wroteBothDigits, .forgotToHalve, .forgotGroupOff, .doubleMissing,
      .forgotToDouble:
      3
    case .wrongOperation, .nextDoorFact, .nearFact, .gaveDivisor, .glued, .swappedDigits, .slip:
      1
    default: 2
    }
  }
}
