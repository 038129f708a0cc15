extension HintPlan {
  /// The steps of taking a number away from another.
  static func taking(_ taken: Int, from: Int, by way: SubtractionStrategy) -> HintPlan {
    switch way {
    case .zero: takingNothing(from: from)
    case .same: takingAll(of: from)
    case .countBack: taken == 1 ? countingBackOne(from: from) : countingBack(taken, from: from)
    case .countUp:
      from - taken > 3 ? countingUpOnes(from: taken, to: from) : countingUp(from: taken, to: from)
    case .bondToTen: takingBond(taken, of: 10)
    case .bondToTwenty: taken < 10 ? takingBond(taken, of: 20) : takingBondOfTeen(taken)
    case .half:
      HintPlan(
        idea: bar(from, nil, nil), half: bar(from, taken, nil), worked: bar(from, taken, taken))
    case .thinkAddition: thinkingOfAdding(from: taken, to: from)
    case .tens: takingTens(taken, from: from)
    case .takeTens:
      from - taken < 10 ? takingAllTens(from: from) : takingTensOnly(taken, from: from)
    case .onesOnly:
      from % 10 == taken ? takingAllOnes(taken, from: from) : takingOnes(taken, from: from)
    case .takeTenGiveOne: takingRound(10, giving: 1, from: from)
    case .breakTen: breakingTen(taken, from: from)
    case .bridgeBack: bridgingBack(taken, from: from)
    case .compensate: takingRound(taken + 10 - taken % 10, giving: 10 - taken % 10, from: from)
    case .countUpLine: countingUpLine(taken, to: from)
    case .partition: partitioning(taking: taken, from: from)
    case .tensThenBridge: tensThenBridge(taken, from: from)
    case .jump: jumping(taken, from: from)
    case .columns: takingInColumns(taken, from: from)
    case .hopTens: hoppingTens(from: from, -taken)
    case .throughFive: backThroughFive(taken, from: from)
    case .everyTen: inEveryTen(from, -taken)
    }
  }

  private static func takingNothing(from: Int) -> HintPlan {
    HintPlan(idea: bar(from, nil, 0), half: bar(from, nil), worked: bar(from, from, 0))
  }

  /// In a bar the rest would take room, although it is nothing.
  private static func takingAll(of number: Int) -> HintPlan {
    let taken = RodRows.Row.number(number, .taken)
    return HintPlan(
      idea: rods(.number(number), .number(number)), half: rods(taken),
      worked: rods(taken, .number(0)))
  }

  private static func backLine(from: Int, _ count: Int, open: Set<Int>) -> HintPicture {
    .line(
      NumberLine(
        from: from, Array(repeating: -1, count: count), openStops: open, inOnes: true))
  }

  private static func countingBack(_ taken: Int, from: Int) -> HintPlan {
    HintPlan(
      ["next": from - 1], first: [from - 1],
      idea: backLine(from: from, taken, open: Set(1...taken)),
      half: backLine(from: from, taken, open: [taken]),
      worked: backLine(from: from, taken, open: []))
  }

  /// One step leaves no half of the way; the numbers before it show how it goes on.
  private static func countingBackOne(from: Int) -> HintPlan {
    HintPlan(
      variant: "one", ["over": from + 1], idea: backLine(from: from, 1, open: [1]),
      half: backLine(from: from + 1, 2, open: [2]), worked: backLine(from: from, 1, open: []))
  }

  private static func countingUp(from start: Int, to end: Int) -> HintPlan {
    end - start > 1 ? walkingUp(from: start, to: end) : countingUpOne(from: start)
  }

  /// The way as a whole, then its steps, then how many they are.
  private static func walkingUp(from start: Int, to end: Int) -> HintPlan {
    HintPlan(
      idea: walk(from: start, to: end, isCounted: false), half: steps(from: start, to: end),
      worked: walk(from: start, to: end, isCounted: true))
  }

  /// One step leaves no half of the way; the step before it shows how far one goes.
  private static func countingUpOne(from start: Int) -> HintPlan {
    HintPlan(
      variant: "one", ["before": start - 1],
      idea: walk(from: start, to: start + 1, isCounted: false),
      half: .line(NumberLine(from: start - 1, [1, 1], openHops: [1], isRow: true)),
      worked: walk(from: start, to: start + 1, isCounted: true))
  }

  /// Between two numbers of the same ten only the ones are looked at.
  private static func countingUpOnes(from start: Int, to end: Int) -> HintPlan {
    var plan = walkingUp(from: start, to: end)
    plan.variant = "ones"
    plan.numbers = ["aOnes": end % 10, "bOnes": start % 10]
    return plan
  }

  private static func takingBondOfTeen(_ taken: Int) -> HintPlan {
    var plan = countingUpLine(taken, to: 20)
    plan.variant = nil
    plan.idea = frames(taken, 0, of: 20)
    plan.half = frames(taken % 10, 0, of: 10)
    plan.worked = frames(taken, 20 - taken, of: 20)
    plan.laterTexts = "subtract.count-up-line-to-ten"
    return plan
  }

  private static func takingBond(_ taken: Int, of whole: Int) -> HintPlan {
    let middle = stop(between: taken, and: whole)
    return HintPlan(
      ["bite": middle - taken, "middle": middle, "rest": whole - middle],
      second: [whole - middle], idea: frames(taken, 0, of: whole),
      half: frames(taken, middle - taken, of: whole),
      worked: frames(taken, whole - taken, of: whole))
  }

  private static func thinkingOfAdding(from start: Int, to end: Int) -> HintPlan {
    let middle = stop(between: start, and: end)
    let lengths = [middle - start, end - middle]
    return HintPlan(
      ["bite": lengths[0], "middle": middle, "rest": lengths[1]], second: [lengths[1]],
      idea: hops(from: start, [end - start], unknown: 0),
      half: hops(from: start, lengths, unknown: 1), worked: hops(from: start, lengths))
  }

  private static func bridgingBack(_ taken: Int, from: Int) -> HintPlan {
    let ones = from % 10
    let lengths = [-ones, ones - taken]
    return HintPlan(
      ["aOnes": ones, "ten": from - ones, "rest": taken - ones], first: [ones],
      idea: hops(from: from, [-ones], unknown: 0),
      half: hops(from: from, lengths, open: [2]), worked: hops(from: from, lengths))
  }

  /// Too much is taken, and the rest is given back.
  private static func takingRound(_ round: Int, giving extra: Int, from: Int) -> HintPlan {
    HintPlan(
      ["round": round, "extra": extra, "under": from - round], first: [from - round],
      idea: hops(from: from, [-round], open: [1]),
      half: hops(from: from, [-round, extra], open: [2]),
      worked: hops(from: from, [-round, extra]))
  }

  private static func countingUpLine(_ taken: Int, to end: Int) -> HintPlan {
    let need = 10 - taken % 10
    let nextTen = taken + need
    guard nextTen < end else { return walkingUpToTen(from: taken, end) }
    let lengths = [need, end - nextTen]
    return HintPlan(
      ["need": need, "nextTen": nextTen, "more": end - nextTen], first: [need, end - nextTen],
      second: [end - nextTen], idea: hops(from: taken, [need], unknown: 0),
      half: hops(from: taken, lengths, unknown: 1),
      worked: hops(from: taken, lengths))
  }

  private static func walkingUpToTen(from start: Int, _ ten: Int) -> HintPlan {
    var plan = walkingUp(from: start, to: ten)
    plan.variant = "to-ten"
    plan.numbers = ["bOnes": start % 10]
    return plan
  }
}
