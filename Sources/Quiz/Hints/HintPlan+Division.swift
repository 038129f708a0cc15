extension HintPlan {
  /// The steps of dividing.
  static func dividing(_ whole: Int, by divisor: Int, _ way: DivisionStrategy) -> HintPlan {
    switch way {
    case .zero:
      HintPlan(
        idea: .frames(TenFrames([(0, 0)])),
        half: emptyGroups(divisor, total: .known(0), isWorked: false),
        worked: emptyGroups(divisor, total: .known(0), isWorked: true))
    case .one:
      HintPlan(
        idea: .rows(DotRows([(0, whole)])), half: .rows(DotRows([(whole, 0)])),
        worked: wholeArray(1, of: whole))
    case .once:
      HintPlan(
        idea: .rows(DotRows([(whole, 0)], isInFives: false)),
        half: .rows(DotRows([(0, whole)], isInFives: false)),
        worked: wholeArray(1, of: whole))
    case .half: dealing(whole)
    case .five: countingTens(whole)
    case .four: halving(whole, times: 2)
    case .eight: halving(whole, times: 3)
    case .halfFirst: halfFirst(whole, by: divisor)
    case .eleven: alikeDigits(whole)
    case .underTen, .fromTen: fromTenGroups(of: divisor, in: whole)
    case .halfOfTen: halfOfTenGroups(of: divisor, in: whole)
    case .twoHalves: twoHalves(of: whole, in: divisor)
    case .jumps: jumping(in: divisor, to: whole)
    case .tens: countingRods(whole)
    case .tenGroups: sharingRods(of: whole, among: divisor)
    case .tensAndOnes: sharingTensAndOnes(of: whole, among: divisor)
    case .groups where whole == 2 * divisor: fromOneGroup(of: divisor, in: whole)
    case .groups: fromGroups(of: divisor, in: whole)
    }
  }

  /// One group, and nobody knows yet how many follow.
  static func unknownGroups(of divisor: Int, in whole: Int) -> HintPicture {
    .bar(PartBar(startingWith: divisor, of: whole))
  }

  /// From some groups that are known: what is left, and how many more groups that is.
  private static func fromGroups(of divisor: Int, in whole: Int) -> HintPlan {
    let quotient = whole / divisor
    let groups = [10, 5, 2, 1].first { $0 < quotient } ?? 1
    let (known, more) = (groups * divisor, quotient - groups)
    let left = whole - known
    let bar = GroupBar(size: divisor, scale: quotient)
    return HintPlan(
      ["groups": groups, "known": known, "left": left, "more": more],
      second: [left, more], idea: unknownGroups(of: divisor, in: whole),
      half: bar.picture(
        of: whole, bar.cut(groups, .known(known)), bar.uncut(more, .open)),
      worked: bar.picture(
        of: whole, bar.cut(groups, .known(known)), bar.cut(more, .known(left))),
      laterTexts: "divide.groups")
  }

  /// One group, and another one.
  private static func fromOneGroup(of divisor: Int, in whole: Int) -> HintPlan {
    let bar = GroupBar(size: divisor, scale: 2)
    return HintPlan(
      second: [divisor], idea: unknownGroups(of: divisor, in: whole),
      half: bar.picture(of: whole, bar.cut(1), bar.uncut(1, .open)),
      worked: bar.picture(of: whole, bar.cut(1), bar.cut(1)), laterTexts: "divide.groups-two")
  }

  /// So many dots for each of two friends, then half of what is left.
  private static func dealing(_ whole: Int) -> HintPlan {
    let quotient = whole / 2
    let base = [10, 5].first { $0 < quotient } ?? quotient - 1
    func dealt(_ dots: Int) -> HintPicture {
      .dealt(DealtDots(count: whole, friends: 2, dealt: dots))
    }
    return HintPlan(
      ["base": base, "left": whole - 2 * base, "more": quotient - base],
      second: [quotient - base], idea: dealt(0), half: dealt(2 * base), worked: dealt(whole))
  }

  /// Two fives are a ten.
  private static func countingTens(_ whole: Int) -> HintPlan {
    let tens = GroupBar(size: 10, scale: 2 * whole / 10)
    return HintPlan(
      ["double": 2 * whole],
      idea: unknownGroups(of: 5, in: whole), half: tens.halves(of: 2 * whole / 10, whole),
      worked: tens.picture(of: 2 * whole, tens.cut(2 * whole / 10)))
  }

  /// Half, half again and so on, a row for each.
  private static func halving(_ whole: Int, times: Int) -> HintPlan {
    func wall(_ rows: [PartWall.Row]) -> HintPicture {
      .wall(PartWall(total: whole, rows: rows, mostParts: 1 << times))
    }
    let rows = (1...times).map { PartWall.Row(parts: 1 << $0, part: .known(whole >> $0)) }
    let open = [PartWall.Row(parts: 1 << times, part: .open)]
    return HintPlan(
      ["half": whole / 2, "quarter": whole / 4],
      idea: wall(open), half: wall(rows.dropLast() + open), worked: wall(rows))
  }

  /// Half of the whole, shared among half as many.
  private static func halfFirst(_ whole: Int, by divisor: Int) -> HintPlan {
    HintPlan(
      ["half": whole / 2, "fewer": divisor / 2],
      idea: equalParts(divisor, of: whole, inTheEnd: divisor, isKnown: false),
      half: equalParts(2, of: whole, inTheEnd: divisor),
      worked: equalParts(divisor, of: whole, inTheEnd: divisor))
  }

  /// 11 is one ten and a single one: there are as many of each as groups.
  private static func alikeDigits(_ whole: Int) -> HintPlan {
    let bar = GroupBar(size: 11, scale: whole / 11)
    return HintPlan(
      idea: unknownGroups(of: 11, in: whole), half: rods(.number(whole)),
      worked: bar.picture(of: whole, bar.cut(whole / 11)))
  }

  /// Ten groups are some too many.
  private static func fromTenGroups(of divisor: Int, in whole: Int) -> HintPlan {
    let (quotient, tens) = (whole / divisor, 10 * divisor)
    let (over, fewer) = (tens - whole, 10 - whole / divisor)
    let bar = GroupBar(size: divisor, scale: 10)
    return HintPlan(
      ["tens": tens, "over": over, "fewer": fewer], second: fewer > 1 ? [over, fewer] : [],
      idea: unknownGroups(of: divisor, in: whole),
      half: bar.picture(
        of: tens, bar.uncut(quotient, .known(whole)),
        bar.uncut(fewer, fewer > 1 ? .open : .known(over), isTaken: true)),
      worked: bar.picture(
        of: tens, bar.cut(quotient, .known(whole)), bar.cut(fewer, .known(over), isTaken: true)))
  }

  private static func halfOfTenGroups(of divisor: Int, in whole: Int) -> HintPlan {
    let bar = GroupBar(size: divisor, scale: 10)
    return HintPlan(
      ["tens": 2 * whole], idea: unknownGroups(of: divisor, in: whole),
      half: bar.picture(
        of: 2 * whole, bar.uncut(5, .known(whole)), bar.uncut(5, .known(whole))),
      worked: bar.picture(
        of: 2 * whole, bar.cut(5, .known(whole)), bar.cut(5, .known(whole))))
  }

  /// The groups in one half, and as many in the other.
  private static func twoHalves(of whole: Int, in divisor: Int) -> HintPlan {
    let half = whole / divisor / 2
    let bar = GroupBar(size: divisor, scale: 2 * half)
    let sum = PictureNumber.known(whole / 2)
    return HintPlan(
      ["half": whole / 2, "part": half], second: [half],
      idea: unknownGroups(of: divisor, in: whole),
      half: bar.picture(of: whole, bar.uncut(half, sum), bar.uncut(half, sum)),
      worked: bar.picture(of: whole, bar.cut(half, sum), bar.cut(half, sum)))
  }

  /// Jumps as long as the divisor.
  private static func jumping(in divisor: Int, to whole: Int) -> HintPlan {
    let jumps = Array(repeating: divisor, count: whole / divisor)
    return HintPlan(
      ["near": whole - divisor],
      // The end of the first jump is the divisor; of two jumps it is what comes next.
      idea: hops(from: 0, Array(jumps.prefix(1)), open: jumps.count > 2 ? [] : [1]),
      half: hops(from: 0, jumps.dropLast()), worked: hops(from: 0, jumps))
  }
}
