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
        idea: bar(whole, nil), half: .rows(DotRows([(whole, 0)])), worked: bar(whole, whole))
    case .once:
      HintPlan(
        idea: .rows(DotRows([(whole, 0)])), half: .rows(DotRows([(0, whole)])),
        worked: bar(whole, divisor))
    case .half: dealing(whole)
    case .tens, .tenGroups, .family:
      fromGroups(of: divisor, in: whole, idea: bar(whole, divisor, goesOn: true))
    case .five: countingTens(whole)
    case .four: halving(whole, times: 2)
    case .eight: halving(whole, times: 3)
    case .nine: oneMoreThanTens(whole)
    case .fromTen, .fromFive, .fromTwo: fromGroups(of: divisor, in: whole)
    }
  }

  /// From some groups that are known; where the idea has no other picture, it begins with them.
  private static func fromGroups(
    of divisor: Int, in whole: Int, idea: HintPicture? = nil
  ) -> HintPlan {
    let quotient = whole / divisor
    let groups = [10, 5, 2, 1].first { $0 < quotient } ?? 1
    let known = groups * divisor
    let more = quotient - groups
    func cells(_ product: PictureNumber, _ rest: GroupCells.Part) -> HintPicture {
      .groups(GroupCells(size: divisor, parts: [.cells(groups, product), rest]))
    }
    return HintPlan(
      ["groups": groups, "known": known, "left": whole - known, "more": more],
      first: idea == nil ? [known] : [], second: [more],
      idea: idea ?? cells(.open, .rest(.open)),
      half: cells(.known(known), .rest(.known(whole - known))),
      worked: cells(.known(known), .cells(more, .known(whole - known))),
      laterTexts: "divide.groups")
  }

  /// So many dots for each of two rows, then half of what is left.
  private static func dealing(_ whole: Int) -> HintPlan {
    let quotient = whole / 2
    let base = [10, 5].first { $0 < quotient } ?? quotient - 1
    let more = quotient - base
    return HintPlan(
      ["base": base, "twiceBase": 2 * base, "left": 2 * more, "more": more], second: [more],
      idea: bar(whole, nil, nil), half: .rows(DotRows([(base, 0), (base, 0), (0, 2 * more)])),
      worked: .rows(DotRows([(base, more), (base, more)])))
  }

  /// Two fives are a ten.
  private static func countingTens(_ whole: Int) -> HintPlan {
    let rods = RodRows.Parts(full: 2 * whole / 10)
    return HintPlan(
      ["double": 2 * whole], first: [2 * whole], idea: bar(nil, whole, whole),
      half: bar(2 * whole, whole, whole),
      worked: Self.rods(.init(label: .known(2 * whole), tens: rods)))
  }

  private static func halving(_ whole: Int, times: Int) -> HintPlan {
    func halves(known: Int) -> HintPicture {
      .ladder(
        DoubleLadder(
          numbers: (0...times).map { $0 <= known ? .known(whole >> $0) : .open },
          isHalving: true))
    }
    return HintPlan(
      ["half": whole / 2, "quarter": whole / 4], first: (1..<times).map { whole >> $0 },
      idea: halves(known: 0), half: halves(known: times - 1), worked: halves(known: times))
  }

  /// The tens of a multiple of 9 below 90 are one fewer than its groups.
  private static func oneMoreThanTens(_ whole: Int) -> HintPlan {
    let tens = whole / 10
    return HintPlan(
      ["tens": tens], first: [tens], idea: rods(.number(whole)),
      half: hops(from: tens, [1], open: [1]),
      worked: .groups(GroupCells(size: 9, parts: [.cells(tens + 1, .known(whole))])))
  }
}
