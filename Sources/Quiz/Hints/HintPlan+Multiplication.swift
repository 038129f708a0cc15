extension HintPlan {
  /// The steps of multiplying; `n` is the factor that the strategy is not about, or the smaller.
  static func multiplying(
    _ first: Int, _ second: Int, by way: MultiplicationStrategy
  ) -> HintPlan {
    let n = way.factor.map { $0 == first ? second : first } ?? min(first, second)
    var plan = multiplyingSteps(n, by: way)
    plan.numbers["n"] = n
    return plan
  }

  private static func multiplyingSteps(_ n: Int, by way: MultiplicationStrategy) -> HintPlan {
    switch way {
    case .zero: HintPlan()
    case .one: HintPlan(picture: .rows([n]))
    case .tens: HintPlan(picture: .blocks([n * 10], hides: .end))
    case .double: HintPlan(picture: .rows([n, n]))
    case .five: fromTens(n, picture: .array(rows: 10, columns: n, split: 5))
    case .elevenDigits:
      HintPlan(["tens": 10 * n], picture: .array(rows: 11, columns: n, split: 10))
    case .elevenGroups: fromTens(n, picture: .array(rows: 11, columns: n, split: 10))
    case .nine: fromTens(n, picture: .array(rows: 10, columns: n, split: 9))
    case .square: square(n)
    case .twelve: fromTens(n, then: 2, picture: .array(rows: 12, columns: n, split: 10))
    case .four: doubling(n, times: 2)
    case .eight: doubling(n, times: 3)
    case .nextToSquare: nextToSquare(n)
    case .three: fromTwice(n, picture: .array(rows: 3, columns: n, split: 2))
    case .six: fromFive(n, picture: .array(rows: 6, columns: n, split: 5))
    case .seven: fromFive(n, then: 2, picture: .array(rows: 7, columns: n, split: 5))
    }
  }

  /// From 10 groups, then so many more.
  private static func fromTens(
    _ n: Int, then groups: Int? = nil, picture: HintPicture
  ) -> HintPlan {
    HintPlan(
      ["tens": 10 * n, "twice": 2 * n], steps: [10, groups].compactMap { $0.map { $0 * n } },
      picture: picture)
  }

  private static func fromTwice(_ n: Int, picture: HintPicture) -> HintPlan {
    HintPlan(["twice": 2 * n], steps: [2 * n], picture: picture)
  }

  private static func doubling(_ n: Int, times: Int) -> HintPlan {
    HintPlan(
      ["twice": 2 * n, "fourfold": 4 * n], steps: (1..<times).map { n << $0 },
      picture: .ladder((0...times).map { n << $0 }, hides: .end),
      firstPicture: .ladder([n, 2 * n], hides: .end))
  }

  private static func nextToSquare(_ n: Int) -> HintPlan {
    HintPlan(
      ["square": n * n], steps: [n * n], picture: .array(rows: n + 1, columns: n, split: n))
  }

  /// From 5 groups, then so many more.
  private static func fromFive(
    _ n: Int, then groups: Int? = nil, picture: HintPicture
  ) -> HintPlan {
    HintPlan(
      ["five": 5 * n, "twice": 2 * n], steps: [5, groups].compactMap { $0.map { $0 * n } },
      picture: picture)
  }

  private static func square(_ n: Int) -> HintPlan {
    let below = n - 1
    return HintPlan(
      ["below": below, "square": below * below], steps: [below * below],
      picture: .square(n))
  }
}
