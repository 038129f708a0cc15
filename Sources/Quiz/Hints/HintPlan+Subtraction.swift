extension HintPlan {
  /// The steps of taking a number away from another.
  static func taking(_ taken: Int, from: Int, by way: SubtractionStrategy) -> HintPlan {
    let left = from - taken
    return switch way {
    case .zero, .same: HintPlan()
    case .countBack: HintPlan(picture: hops(from: from, Array(repeating: -1, count: taken)))
    case .countUp: countingUp(from: taken, to: from, Array(repeating: 1, count: left))
    case .bondToTen: bond(left, taken, frames: 1)
    case .bondToTwenty: bond(left, taken, frames: 2)
    case .half: HintPlan(picture: .rows([taken, taken]))
    case .thinkAddition: countingUp(from: taken, to: from, [left])
    case .tens: takingTens(taken, from: from)
    case .takeTens: takingTensOnly(taken, from: from)
    case .onesOnly: takingOnes(taken, from: from)
    case .takeTenGiveOne:
      HintPlan(
        ["under": from - 10], steps: [from - 10], picture: hops(from: from, [-10, 1]),
        firstPicture: hops(from: from, [-10]))
    case .breakTen: breakingTen(taken, from: from)
    case .bridgeBack: bridgingBack(taken, from: from)
    case .compensate: compensating(taking: taken, from: from)
    case .countUpLine: countingUpLine(taken, to: from)
    case .partition: partitioning(taking: taken, from: from)
    case .tensThenBridge: tensThenBridge(taken, from: from)
    }
  }

  private static func countingUp(from start: Int, to end: Int, _ hops: [Int]) -> HintPlan {
    HintPlan(
      steps: [end - start], picture: .numberLine(start: start, hops: hops, hides: .hops))
  }

  private static func bond(_ left: Int, _ taken: Int, frames: Int) -> HintPlan {
    HintPlan(
      steps: [left], picture: .tenFrames(first: left, second: taken, frames: frames, hides: .end),
      firstPicture: .tenFrames(first: taken, second: 0, frames: frames, hides: .hops))
  }

  private static func takingTens(_ taken: Int, from: Int) -> HintPlan {
    let rest = (from - taken) / 10
    return HintPlan(
      ["aCount": from / 10, "bCount": taken / 10, "restCount": rest], steps: [rest],
      picture: .takenBlocks(from: from, taken: taken))
  }

  private static func takingTensOnly(_ taken: Int, from: Int) -> HintPlan {
    let tens = from / 10 * 10
    return HintPlan(
      ["aTens": tens, "aOnes": from % 10, "tens": tens - taken], steps: [tens - taken],
      picture: .takenBlocks(from: from, taken: taken))
  }

  private static func takingOnes(_ taken: Int, from: Int) -> HintPlan {
    let ones = from % 10 - taken
    return HintPlan(
      ["aTens": from / 10 * 10, "aOnes": from % 10, "ones": ones], steps: [ones],
      picture: .takenBlocks(from: from, taken: taken))
  }

  private static func breakingTen(_ taken: Int, from: Int) -> HintPlan {
    HintPlan(
      ["part": 10 - taken, "otherTens": from - 10], steps: [10 - taken],
      picture: .tenFrames(first: 10 - taken, second: taken, frames: 1, hides: .end))
  }

  private static func bridgingBack(_ taken: Int, from: Int) -> HintPlan {
    let ones = from % 10
    return HintPlan(
      ["aOnes": ones, "ten": from - ones, "rest": taken - ones], steps: [ones],
      picture: hops(from: from, [-ones, ones - taken]),
      firstPicture: .numberLine(start: from, hops: [-ones], hides: .hops))
  }

  private static func compensating(taking taken: Int, from: Int) -> HintPlan {
    let extra = 10 - taken % 10
    let round = taken + extra
    return HintPlan(
      ["round": round, "extra": extra, "under": from - round], steps: [from - round],
      picture: hops(from: from, [-round, extra]), firstPicture: hops(from: from, [-round]))
  }

  private static func countingUpLine(_ taken: Int, to end: Int) -> HintPlan {
    let need = 10 - taken % 10
    let nextTen = taken + need
    if nextTen == end {
      var plan = countingUp(from: taken, to: end, [need])
      plan.variant = "to-ten"
      plan.numbers = ["bOnes": taken % 10]
      return plan
    }
    return HintPlan(
      ["need": need, "nextTen": nextTen, "more": end - nextTen], steps: [need, end - nextTen],
      picture: .numberLine(start: taken, hops: [need, end - nextTen], hides: .nothing),
      firstPicture: .numberLine(start: taken, hops: [need], hides: .hops))
  }

  private static func partitioning(taking taken: Int, from: Int) -> HintPlan {
    let tens = from / 10 * 10 - taken / 10 * 10
    return HintPlan(
      [
        "aTens": from / 10 * 10, "aOnes": from % 10, "bTens": taken / 10 * 10,
        "bOnes": taken % 10, "tens": tens, "ones": from % 10 - taken % 10,
      ], steps: [tens, from % 10 - taken % 10], picture: .takenBlocks(from: from, taken: taken))
  }

  private static func tensThenBridge(_ taken: Int, from: Int) -> HintPlan {
    let tens = taken / 10 * 10
    let ones = from % 10
    let rest = taken % 10 - ones
    return HintPlan(
      [
        "bTens": tens, "middle": from - tens, "aOnes": ones, "ten": from - tens - ones,
        "rest": rest,
      ], steps: [from - tens, from - tens - ones],
      picture: hops(from: from, [-tens, -ones, -rest]),
      firstPicture: hops(from: from, [-tens]))
  }
}
