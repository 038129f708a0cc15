extension HintPlan {
  /// The steps of dividing.
  static func dividing(_ whole: Int, by divisor: Int, _ way: DivisionStrategy) -> HintPlan {
    switch way {
    case .zero:
      HintPlan(
        idea: .frames(TenFrames([(0, 0)])), half: bar(0, nil),
        worked: .groups(GroupCells(size: 0, parts: [.cells(divisor, nil)])))
    case .one:
      HintPlan(
        idea: .rows(DotRows([(0, whole)])), half: .rows(DotRows([(whole, 0)])),
        worked: wholeArray(1, of: whole))
    case .once:
      HintPlan(
        idea: .rows(DotRows([(whole, 0)])), half: .rows(DotRows([(0, whole)])),
        worked: wholeArray(1, of: whole))
    case .half: dealing(whole)
    case .five: countingTens(whole)
    case .four: halving(whole, times: 2)
    case .eight: halving(whole, times: 3)
    case .eleven: alikeDigits(whole)
    case .underTen: oneFewerThanTen(of: divisor, in: whole)
    case .tens, .tenGroups, .groups: fromGroups(of: divisor, in: whole)
    }
  }

  /// Some groups of the size, and nobody knows yet how many.
  private static func unknownGroups(of divisor: Int, in whole: Int) -> HintPicture {
    bar(whole, divisor, goesOn: true)
  }

  /// From some groups that are known.
  private static func fromGroups(of divisor: Int, in whole: Int) -> HintPlan {
    let quotient = whole / divisor
    let groups = [10, 5, 2, 1].first { $0 < quotient } ?? 1
    let known = groups * divisor
    let more = quotient - groups
    func cells(_ rest: GroupCells.Part) -> HintPicture {
      .groups(GroupCells(size: divisor, parts: [.cells(groups, .known(known)), rest]))
    }
    return HintPlan(
      ["groups": groups, "known": known, "left": whole - known, "more": more],
      second: [more], idea: unknownGroups(of: divisor, in: whole),
      half: cells(.rest(whole - known)),
      worked: cells(.cells(more, .known(whole - known))),
      laterTexts: "divide.groups")
  }

  /// So many dots for each of two rows, then half of what is left.
  private static func dealing(_ whole: Int) -> HintPlan {
    let quotient = whole / 2
    let base = [10, 5].first { $0 < quotient } ?? quotient - 1
    let more = quotient - base
    return HintPlan(
      ["base": base, "twiceBase": 2 * base, "left": 2 * more, "more": more], second: [more],
      idea: .rows(DotRows([(0, whole)])),
      half: .rows(DotRows([(base, 0), (base, 0), (0, 2 * more)])),
      worked: .rows(DotRows([(base, more), (base, more)])))
  }

  /// Two fives are a ten.
  private static func countingTens(_ whole: Int) -> HintPlan {
    HintPlan(
      ["double": 2 * whole], idea: unknownGroups(of: 5, in: whole),
      half: bar(2 * whole, whole, whole), worked: wholeGroups(2 * whole / 10, of: 10))
  }

  private static func halving(_ whole: Int, times: Int) -> HintPlan {
    func halves(known: Int) -> HintPicture {
      .ladder(
        DoubleLadder(
          numbers: (0...times).map { $0 <= known ? .known(whole >> $0) : .open },
          isHalving: true))
    }
    return HintPlan(
      ["half": whole / 2, "quarter": whole / 4],
      idea: unknownGroups(of: 1 << times, in: whole), half: halves(known: times - 1),
      worked: halves(known: times))
  }

  /// 11 is one ten and a single one: there are as many of each as groups.
  private static func alikeDigits(_ whole: Int) -> HintPlan {
    HintPlan(
      idea: unknownGroups(of: 11, in: whole), half: rods(.number(whole)),
      worked: wholeGroups(whole / 11, of: 11))
  }

  /// Ten groups are one too many.
  private static func oneFewerThanTen(of divisor: Int, in whole: Int) -> HintPlan {
    HintPlan(
      ["tens": 10 * divisor], idea: unknownGroups(of: divisor, in: whole),
      half: wholeGroups(10, of: divisor), worked: wholeGroups(9, of: divisor))
  }
}
