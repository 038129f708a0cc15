/// Differences of numbers with tens.
extension HintPlan {
  static func takingTens(_ taken: Int, from: Int) -> HintPlan {
    let rest = (from - taken) / 10
    let tens = RodRows.Parts(full: rest, open: taken / 10)
    return HintPlan(
      ["aCount": from / 10, "bCount": taken / 10, "restCount": rest], first: [rest],
      idea: rods(.number(from)), half: rods(.init(label: .open, tens: tens)),
      worked: rods(.init(label: .known(from - taken), tens: tens)))
  }

  static func takingTensOnly(_ taken: Int, from: Int) -> HintPlan {
    let (aTens, ones) = (from / 10 * 10, from % 10)
    let tens = RodRows.Parts(full: (aTens - taken) / 10, open: taken / 10)
    return HintPlan(
      ["aTens": aTens, "aOnes": ones, "tens": aTens - taken], first: [aTens - taken],
      idea: rods(.number(from)),
      half: rods(.init(label: .known(aTens - taken), tens: tens), .number(ones)),
      worked: rods(
        .init(label: .known(from - taken), tens: tens, ones: .init(full: ones))))
  }

  static func takingOnes(_ taken: Int, from: Int) -> HintPlan {
    let aTens = from / 10 * 10
    let ones = RodRows.Parts(full: from % 10 - taken, open: taken)
    return HintPlan(
      ["aTens": aTens, "aOnes": from % 10, "ones": ones.full], first: [ones.full],
      idea: rods(.number(from)),
      half: rods(.number(aTens), .init(label: .known(ones.full), ones: ones)),
      worked: rods(
        .init(label: .known(from - taken), tens: .init(full: from / 10), ones: ones)))
  }

  static func breakingTen(_ taken: Int, from: Int) -> HintPlan {
    let part = 10 - taken
    let others = RodRows.Row.number(from - 10)
    return HintPlan(
      ["part": part, "otherTens": from - 10], first: [part], opening: rods(.number(from)),
      idea: rods(others, .init(label: .known(10), ones: .init(full: 10))),
      half: rods(others, .init(label: .known(part), ones: .init(full: part, open: taken))),
      worked: rods(.number(from - taken)))
  }

  static func partitioning(taking taken: Int, from: Int) -> HintPlan {
    if from % 10 == taken % 10 { return takingSameOnes(taken, from: from) }
    var plan = partitioningTens(taking: taken, from: from)
    if from / 10 == taken / 10 {
      plan.variant = "same-tens"
      plan.first = [0]
      plan.second = []
    }
    return plan
  }

  /// Equal ones go first: what is left of the tens is the answer.
  private static func takingSameOnes(_ taken: Int, from: Int) -> HintPlan {
    let tens = RodRows.Parts(full: from / 10 - taken / 10, open: taken / 10)
    let ones = RodRows.Parts(open: from % 10)
    return HintPlan(
      variant: "same-ones",
      [
        "aTens": from / 10 * 10, "aOnes": from % 10, "bTens": taken / 10 * 10,
        "bOnes": taken % 10,
      ], first: [0], idea: rods(.number(from)),
      half: rods(.number(from / 10 * 10), .init(label: .known(0), ones: ones)),
      worked: rods(.init(label: .known(from - taken), tens: tens, ones: ones)))
  }

  private static func partitioningTens(taking taken: Int, from: Int) -> HintPlan {
    let tens = RodRows.Parts(full: from / 10 - taken / 10, open: taken / 10)
    let ones = RodRows.Parts(full: from % 10 - taken % 10, open: taken % 10)
    return HintPlan(
      [
        "aTens": from / 10 * 10, "aOnes": ones.all, "bTens": taken / 10 * 10,
        "bOnes": ones.open, "tens": 10 * tens.full, "ones": ones.full,
      ], first: [10 * tens.full, ones.full], second: [ones.full], idea: rods(.number(from)),
      half: rods(.init(label: .known(10 * tens.full), tens: tens), .number(ones.all)),
      worked: rods(.init(label: .known(from - taken), tens: tens, ones: ones)))
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
