/// Differences of numbers with tens.
extension HintPlan {
  static func takingTens(_ taken: Int, from: Int) -> HintPlan {
    let rest = (from - taken) / 10
    let tens = RodRows.Parts(full: rest, taken: taken / 10)
    return HintPlan(
      ["aCount": from / 10, "bCount": taken / 10, "restCount": rest], first: [rest],
      idea: rods(.number(from)), half: rods(.init(label: .open, tens: tens)),
      worked: rods(.init(label: .known(from - taken), tens: tens)))
  }

  static func takingTensOnly(_ taken: Int, from: Int) -> HintPlan {
    let (aTens, ones) = (from / 10 * 10, from % 10)
    let tens = RodRows.Parts(full: (aTens - taken) / 10, taken: taken / 10)
    return HintPlan(
      ["aTens": aTens, "aOnes": ones, "tens": aTens - taken], first: [aTens - taken],
      idea: rods(.number(from)),
      half: rods(.init(label: .known(aTens - taken), tens: tens), .number(ones)),
      worked: rods(
        .init(label: .known(from - taken), tens: tens, ones: .init(full: ones))))
  }

  static func takingOnes(_ taken: Int, from: Int) -> HintPlan {
    let aTens = from / 10 * 10
    let ones = RodRows.Parts(full: from % 10 - taken, taken: taken)
    return HintPlan(
      ["aTens": aTens, "aOnes": from % 10, "ones": ones.full], first: [ones.full],
      idea: rods(.number(from)),
      half: rods(.number(aTens), .init(label: .known(ones.full), ones: ones)),
      worked: rods(
        .init(label: .known(from - taken), tens: .init(full: from / 10), ones: ones)))
  }

  /// All the tens go, and the ones are left.
  static func takingAllTens(from: Int) -> HintPlan {
    HintPlan(
      variant: "all", idea: rods(.number(from)),
      half: rods(
        .number(from / 10 * 10, .taken), .init(label: .open, ones: .init(full: from % 10))),
      worked: rods(.number(from % 10)))
  }

  /// All the ones go, and the tens are left.
  static func takingAllOnes(_ taken: Int, from: Int) -> HintPlan {
    HintPlan(
      variant: "all", ["count": from / 10], idea: rods(.number(from)),
      half: rods(
        .init(label: .open, tens: .init(full: from / 10), ones: .init(taken: taken))),
      worked: rods(.number(from - taken)))
  }

  static func breakingTen(_ taken: Int, from: Int) -> HintPlan {
    let part = 10 - taken
    let others = RodRows.Row.number(from - 10)
    return HintPlan(
      variant: from % 10 == 0 ? nil : "beside-ones",
      ["part": part, "otherTens": from - 10], first: [part], opening: rods(.number(from)),
      idea: rods(others, .init(label: .known(10), ones: .init(full: 10))),
      half: rods(others, .init(label: .known(part), ones: .init(full: part, taken: taken))),
      worked: rods(.number(from - taken)))
  }

  static func partitioning(taking taken: Int, from: Int) -> HintPlan {
    if from % 10 == taken % 10 { return takingSameOnes(taken, from: from) }
    return partitioningTens(taking: taken, from: from)
  }

  /// Equal ones go: only the tens change.
  private static func takingSameOnes(_ taken: Int, from: Int) -> HintPlan {
    let tens = RodRows.Parts(full: from / 10 - taken / 10, taken: taken / 10)
    let ones = RodRows.Parts(taken: from % 10)
    // Struck once, they do not come back.
    return HintPlan(
      variant: "same-ones",
      [
        "aTens": from / 10 * 10, "bTens": taken / 10 * 10, "aCount": from / 10,
        "bCount": taken / 10, "aOnes": from % 10,
      ], second: [tens.full], opening: rods(.number(from)),
      idea: rods(.init(label: .known(from / 10 * 10), tens: .init(full: from / 10), ones: ones)),
      half: rods(.number(from / 10 * 10)),
      worked: rods(.init(label: .known(from - taken), tens: tens)))
  }

  private static func partitioningTens(taking taken: Int, from: Int) -> HintPlan {
    let tens = RodRows.Parts(full: from / 10 - taken / 10, taken: taken / 10)
    let ones = RodRows.Parts(full: from % 10 - taken % 10, taken: taken % 10)
    return HintPlan(
      [
        "aTens": from / 10 * 10, "aOnes": from % 10, "bTens": taken / 10 * 10,
        "bOnes": taken % 10, "tens": 10 * tens.full, "ones": ones.full,
      ], first: [10 * tens.full, ones.full], second: [ones.full], idea: rods(.number(from)),
      half: rods(.init(label: .known(10 * tens.full), tens: tens), .number(from % 10)),
      worked: rods(.init(label: .known(from - taken), tens: tens, ones: ones)))
  }

  /// First the tens, then the ones.
  static func jumping(_ taken: Int, from: Int) -> HintPlan {
    let (tens, ones) = (taken / 10 * 10, taken % 10)
    let lengths = [-tens, -ones]
    return HintPlan(
      ["bTens": tens, "bOnes": ones, "middle": from - tens], first: [from - tens],
      idea: hops(from: from, [-tens], open: [1]), half: hops(from: from, lengths, open: [2]),
      worked: hops(from: from, lengths))
  }

  static func tensThenBridge(_ taken: Int, from: Int) -> HintPlan {
    let (tens, ones) = (taken / 10 * 10, from % 10)
    let rest = taken % 10 - ones
    let lengths = [-tens, -ones, -rest]
    return HintPlan(
      [
        "bTens": tens, "middle": from - tens, "aOnes": ones, "ten": from - tens - ones,
        "rest": rest,
      ], first: [from - tens, from - tens - ones], idea: hops(from: from, [-tens], open: [1]),
      half: hops(from: from, lengths, open: [3]), worked: hops(from: from, lengths))
  }
}
