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
    case .zero: addingNothing(to: big)
    case .countOn: small == 1 ? countingOnOne(from: big) : countingOn(from: big, small)
    case .bondToTen: bondToTen(big, small)
    case .bondToTwenty: bondToTwenty(big, small)
    case .bondToHundred, .onesMakeTen: onesMakeTen(big, small)
    case .tens: addingTens(big, small)
    case .double: big > 10 ? doublingByTens(big) : doubling(big)
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
    case .jump: jumping(big, small)
    case .onesFirst: addingOnes(big, small)
    case .columns: addingInColumns(big, small)
    case .throughFive: throughFive(big, small)
    case .fiveAnd: fiveAnd(big, small)
    case .oneMore: oneMore(than: big)
    case .everyTen: inEveryTen(big, small)
    case .hopTens: big % 10 == 0 ? hoppingTens(from: small, big) : hoppingTens(from: big, small)
    }
  }

  private static func addingNothing(to number: Int) -> HintPlan {
    HintPlan(
      idea: bar(nil, number, 0), half: bar(nil, number), worked: bar(number, number, 0))
  }

  private static func countingOn(from big: Int, _ small: Int) -> HintPlan {
    func line(open: Set<Int>) -> HintPicture {
      .line(
        NumberLine(
          from: big, Array(repeating: 1, count: small), openStops: open, inOnes: true))
    }
    return HintPlan(
      ["next": big + 1], first: small > 1 ? [big + 1] : [],
      idea: line(open: Set(1...small)), half: line(open: [small]), worked: line(open: []))
  }

  /// One step leaves no half of the way; the numbers before it show how it goes on.
  private static func countingOnOne(from big: Int) -> HintPlan {
    func line(from start: Int, open: Set<Int>) -> HintPicture {
      .line(
        NumberLine(
          from: start, Array(repeating: 1, count: big + 1 - start), openStops: open, inOnes: true))
    }
    let start = max(0, big - 2)
    return HintPlan(
      variant: "one", ["under": big - 1], idea: line(from: big, open: [1]),
      half: line(from: start, open: [big + 1 - start]), worked: line(from: big, open: []))
  }

  /// The empty places are filled one by one.
  private static func bondToTen(_ big: Int, _ small: Int) -> HintPlan {
    HintPlan(
      idea: frames(big, 0, of: 10), half: frames(big, small - 1, of: 10),
      worked: frames(big, small, of: 10))
  }

  /// The ones of both make the second ten full.
  private static func bondToTwenty(_ big: Int, _ small: Int) -> HintPlan {
    var plan = bridgingToTen(big, small)
    plan.variant = nil
    plan.first = []
    plan.idea = frames(big, 0, of: 20)
    plan.half = frames(big, small, of: 20)
    plan.worked = .frames(TenFrames(full: big, open: small, frames: 2, isCounted: true))
    plan.laterTexts = "add.bridge-to-ten"
    return plan
  }

  private static func onesMakeTen(_ big: Int, _ small: Int) -> HintPlan {
    let (bigTens, smallTens) = (big / 10, small / 10)
    let tens = 10 * (bigTens + smallTens)
    return HintPlan(
      [
        "bigOnes": big % 10, "smallOnes": small % 10, "bigTens": 10 * bigTens,
        "smallTens": 10 * smallTens, "tens": tens,
      ], first: [10], second: [tens], idea: rods(.number(big), .number(small, .second)),
      half: rods(
        .number(10 * bigTens), .number(10 * smallTens, .second),
        .init(label: .known(10), ones: .init(full: big % 10, open: small % 10))),
      worked: rods(.sum(tens, 10)),
      laterTexts: "add.ones-make-ten")
  }

  private static func addingTens(_ big: Int, _ small: Int) -> HintPlan {
    let sum = (big + small) / 10
    let tens = RodRows.Parts(full: big / 10, open: small / 10)
    return HintPlan(
      ["bigCount": big / 10, "smallCount": small / 10, "sumCount": sum], first: [sum],
      idea: rods(.number(big), .number(small, .second)),
      half: rods(.init(label: .open, tens: tens)),
      worked: rods(.init(label: .known(big + small), tens: tens)))
  }

  private static func addingTen(to other: Int) -> HintPlan {
    let (tens, ones) = (RodRows.Parts(full: other / 10, open: 1), RodRows.Parts(full: other % 10))
    return HintPlan(
      [
        "other": other, "otherCount": other / 10, "otherOnes": other % 10,
        "newCount": other / 10 + 1,
      ], first: [other / 10 + 1], idea: rods(.number(other), .number(10, .second)),
      half: rods(.init(label: .open, tens: tens, ones: ones)),
      worked: rods(.init(label: .known(other + 10), tens: tens, ones: ones)))
  }

  private static func makingTen(_ big: Int, _ small: Int) -> HintPlan {
    let need = 10 - big
    return HintPlan(
      ["need": need, "rest": small - need], first: [need],
      idea: .frames(TenFrames([(big, 0), (0, small)])),
      half: .frames(TenFrames([(big, need), (0, small - need)])),
      worked: .frames(TenFrames([(big, need), (0, small - need)], isCounted: true)))
  }
}
