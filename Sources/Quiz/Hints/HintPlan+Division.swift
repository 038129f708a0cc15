extension HintPlan {
  /// The steps of dividing.
  static func dividing(_ whole: Int, by divisor: Int, _ way: DivisionStrategy) -> HintPlan {
    let quotient = whole / divisor
    return switch way {
    case .zero, .one, .once: HintPlan(steps: way == .once ? [1] : [])
    case .tens: HintPlan(steps: [quotient], picture: .blocks([whole], hides: .hops))
    case .half: HintPlan(picture: .rows([quotient, quotient], hides: .end))
    case .tenGroups: HintPlan()
    case .five: HintPlan(["double": 2 * whole], steps: [2 * whole])
    case .four: halving(whole, times: 2)
    case .eight: halving(whole, times: 3)
    case .nine: HintPlan(["tens": whole / 10], steps: [whole / 10])
    case .family:
      HintPlan(steps: [quotient], picture: .groups(total: whole, size: divisor))
    case .fromTen: from(10, whole, by: divisor)
    case .fromFive: from(5, whole, by: divisor)
    case .fromTwo: from(2, whole, by: divisor)
    }
  }

  private static func halving(_ whole: Int, times: Int) -> HintPlan {
    let steps = (0...times).map { whole >> $0 }
    return HintPlan(
      ["half": whole / 2, "quarter": whole / 4], steps: Array(steps[1..<times]),
      picture: .ladder(steps, hides: .end),
      firstPicture: .ladder([whole, whole / 2], hides: .end))
  }

  private static func from(_ groups: Int, _ whole: Int, by divisor: Int) -> HintPlan {
    let start = groups * divisor
    let rest = whole - start
    return HintPlan(
      ["start": start, "rest": rest, "more": rest / divisor], steps: [start],
      picture: .array(rows: whole / divisor, columns: divisor, split: groups, hides: .hops))
  }
}
