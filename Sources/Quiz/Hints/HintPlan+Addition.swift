extension HintPlan {
  /// The steps of adding the smaller number to the bigger one.
  static func adding(_ big: Int, _ small: Int, by way: AdditionStrategy) -> HintPlan {
    var plan = addingSteps(big, small, by: way)
    plan.numbers["big"] = big
    plan.numbers["small"] = small
    return plan
  }

  private static func addingSteps(
    _ big: Int, _ small: Int, by way: AdditionStrategy
  ) -> HintPlan {
    switch way {
    case .zero: HintPlan()
    case .countOn: HintPlan(picture: hops(from: big, Array(repeating: 1, count: small)))
    case .bondToTen: bond(big, small, frames: 1)
    case .bondToTwenty: bond(big, small, frames: 2)
    case .bondToHundred: bondToHundred(big, small)
    case .tens: addingTens(big, small)
    case .double: doubling(big)
    case .nearDouble: nearDouble(small)
    case .doubleMiddle: doubleMiddle(small)
    case .addTen: addingTen(to: big + small - 10)
    case .makeTen: makingTen(big, small)
    case .tensAndOnes: tensAndOnes(big, small)
    case .addTens: addingTensOnly(big, small)
    case .onesOnly: addingOnes(big, small)
    case .bridge: bridging(big, small)
    case .compensate: compensating(big, small)
    case .partition, .partitionAndCarry: partitioning(big, small)
    }
  }

  private static func bond(_ big: Int, _ small: Int, frames: Int) -> HintPlan {
    HintPlan(
      picture: .tenFrames(first: big, second: small, frames: frames),
      firstPicture: .tenFrames(first: big, second: 0, frames: frames))
  }

  private static func bondToHundred(_ big: Int, _ small: Int) -> HintPlan {
    HintPlan(
      [
        "bigOnes": big % 10, "smallOnes": small % 10, "bigTens": big / 10 * 10,
        "smallTens": small / 10 * 10,
      ], steps: [10], picture: .blocks([big, small]))
  }

  private static func addingTens(_ big: Int, _ small: Int) -> HintPlan {
    let sum = (big + small) / 10
    return HintPlan(
      ["bigCount": big / 10, "smallCount": small / 10, "sumCount": sum], steps: [sum],
      picture: .blocks([big, small]))
  }

  /// Nobody counts the dots of a double beyond 20: its tens and its ones are doubled.
  private static func doubling(_ number: Int) -> HintPlan {
    guard number > 10 else { return HintPlan(picture: .rows([number, number])) }
    let (tens, ones) = (number / 10 * 10, number % 10)
    return HintPlan(
      variant: "by-tens",
      ["tens": tens, "ones": ones, "twiceTens": 2 * tens, "twiceOnes": 2 * ones],
      steps: [2 * tens, 2 * ones], picture: .blocks([number, number]))
  }

  /// Two numbers side by side: dots where they can be counted, rods of ten beyond.
  private static func pair(_ first: Int, _ second: Int) -> HintPicture {
    max(first, second) > 10 ? .blocks([first, second]) : .rows([first, second])
  }

  private static func nearDouble(_ small: Int) -> HintPlan {
    HintPlan(["double": 2 * small], steps: [2 * small], picture: pair(small, small + 1))
  }

  private static func doubleMiddle(_ small: Int) -> HintPlan {
    HintPlan(
      ["middle": small + 1], steps: [small + 1], picture: pair(small + 1, small + 1))
  }

  private static func addingTen(to other: Int) -> HintPlan {
    HintPlan(
      [
        "other": other, "otherCount": other / 10, "otherOnes": other % 10,
        "newCount": other / 10 + 1,
      ], steps: [other / 10 + 1], picture: .blocks([other, 10]))
  }

  private static func makingTen(_ big: Int, _ small: Int) -> HintPlan {
    let need = 10 - big
    return HintPlan(
      ["need": need, "rest": small - need], steps: [need],
      picture: .tenFrames(first: big, second: small, frames: 2),
      firstPicture: .tenFrames(first: big, second: 0, frames: 1, hides: .hops))
  }

  private static func tensAndOnes(_ big: Int, _ small: Int) -> HintPlan {
    let picture = HintPicture.blocks([big, small])
    if small < 10 { return HintPlan(variant: "digit", ["count": big / 10], picture: picture) }
    let tens = small / 10 * 10
    return HintPlan(
      ["smallTens": tens, "smallOnes": small % 10, "tens": big + tens], steps: [big + tens],
      picture: picture)
  }

  private static func addingTensOnly(_ big: Int, _ small: Int) -> HintPlan {
    let tens = big / 10 * 10
    return HintPlan(
      ["bigTens": tens, "bigOnes": big % 10, "tens": tens + small], steps: [tens + small],
      picture: .blocks([big, small]))
  }

  private static func addingOnes(_ big: Int, _ small: Int) -> HintPlan {
    let ones = big % 10 + small
    return HintPlan(
      ["bigTens": big / 10 * 10, "bigOnes": big % 10, "ones": ones], steps: [ones],
      picture: .blocks([big, small]))
  }

  private static func bridging(_ big: Int, _ small: Int) -> HintPlan {
    let need = 10 - big % 10
    if need == small {
      return HintPlan(
        variant: "to-ten", ["bigTens": big / 10 * 10, "bigOnes": big % 10], steps: [10],
        picture: .blocks([big, small]))
    }
    return HintPlan(
      ["need": need, "rest": small - need, "nextTen": big + need], steps: [need],
      picture: hops(from: big, [need, small - need]),
      firstPicture: .numberLine(start: big, hops: [need], hides: .hops))
  }

  /// The smaller number is rounded up when both are close to the next ten.
  private static func compensating(_ big: Int, _ small: Int) -> HintPlan {
    let isSmallNear = small % 10 >= 8
    let near = isSmallNear ? small : big
    let other = isSmallNear ? big : small
    let extra = 10 - near % 10
    let round = near + extra
    return HintPlan(
      ["near": near, "other": other, "round": round, "extra": extra, "over": other + round],
      steps: [other + round], picture: hops(from: other, [round, -extra]),
      firstPicture: hops(from: other, [round]))
  }

  private static func partitioning(_ big: Int, _ small: Int) -> HintPlan {
    let bigTens = big / 10 * 10
    let smallTens = small / 10 * 10
    return HintPlan(
      [
        "bigTens": bigTens, "bigOnes": big % 10, "smallTens": smallTens,
        "smallOnes": small % 10, "tens": bigTens + smallTens, "ones": big % 10 + small % 10,
      ], steps: [bigTens + smallTens, big % 10 + small % 10], picture: .blocks([big, small]))
  }

  /// Hops along the number line to a number that the child is to find.
  static func hops(from start: Int, _ hops: [Int]) -> HintPicture {
    .numberLine(start: start, hops: hops, hides: .end)
  }
}
