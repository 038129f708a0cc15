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
    case .zero: noGroups(n)
    case .one:
      HintPlan(
        idea: .rows(DotRows([(0, n)])), half: .rows(DotRows([(n, 0)])),
        worked: wholeArray(1, of: n))
    case .tens: tens(n)
    case .double: doubling(n)
    case .five: halfOfTens(n)
    case .elevenDigits, .elevenGroups: joining(10, 1, of: n)
    case .nine: oneFewer(n)
    case .square: square(n)
    case .twelve: joining(10, 2, of: n)
    case .four: ladder(n, times: 2)
    case .eight: ladder(n, times: 3)
    case .nextToSquare: joining(n, 1, of: n)
    case .three: joining(2, 1, of: n)
    case .six: joining(5, 1, of: n)
    case .seven: joining(5, 2, of: n)
    }
  }

  private static func noGroups(_ n: Int) -> HintPlan {
    HintPlan(
      idea: n == 0 ? bar(nil, 0) : .groups(GroupCells(size: 0, parts: [.cells(n, nil)])),
      half: .frames(TenFrames([(0, 0)])), worked: bar(0, 0))
  }

  private static func tens(_ n: Int) -> HintPlan {
    let count = n > 5 ? 5 : n - 1
    let (known, rest) = (10 * count, 10 * (n - count))
    func rods(_ label: PictureNumber) -> HintPicture {
      Self.rods(.init(label: label, tens: .init(full: n)))
    }
    return HintPlan(
      ["count": count, "known": known, "restTens": rest], idea: rods(.open),
      half: Self.rods(
        .init(label: .known(known), tens: .init(full: count)),
        .init(label: .known(rest), tens: .init(open: n - count))),
      worked: rods(.known(10 * n)))
  }

  /// 5 groups are half of 10.
  private static func halfOfTens(_ n: Int) -> HintPlan {
    HintPlan(
      ["tens": 10 * n], first: [10 * n],
      idea: .groups(GroupCells(size: n, parts: [.cells(5, nil), .cells(5, nil)])),
      half: wholeGroups(10, of: n),
      worked: .groups(
        GroupCells(
          size: n, parts: [.cells(5, .known(5 * n)), .cells(5, .known(5 * n))])))
  }

  /// 9 groups are 10 without one.
  private static func oneFewer(_ n: Int) -> HintPlan {
    HintPlan(
      ["tens": 10 * n], first: [10 * n],
      idea: .groups(GroupCells(size: n, parts: [.cells(9, nil), .cells(1, nil)])),
      half: wholeGroups(10, of: n),
      worked: .groups(
        GroupCells(size: n, parts: [.cells(9, .known(9 * n)), .cells(1, .known(n))])))
  }

  /// So many groups and some more: each part has its product, and then they are added.
  private static func joining(_ first: Int, _ second: Int, of n: Int) -> HintPlan {
    let (known, more) = (first * n, second * n)
    let isMoreKnown = second == 1
    return HintPlan(
      ["known": known, "more": more], first: [known] + (isMoreKnown ? [] : [more]),
      second: isMoreKnown ? [] : [more], idea: parts(first, .open, second, nil, of: n),
      half: parts(first, .known(known), second, isMoreKnown ? .known(more) : .open, of: n),
      worked: isMoreKnown
        ? whole(first + second, of: n) : parts(first, .known(known), second, .known(more), of: n))
  }

  /// Two parts of equal groups: dots where they fit, else groups with their size.
  private static func parts(
    _ first: Int, _ product: PictureNumber, _ second: Int, _ more: PictureNumber?, of n: Int
  ) -> HintPicture {
    guard first + second <= DotArray.mostRows else {
      return .groups(GroupCells(size: n, parts: [.cells(first, product), .cells(second, more)]))
    }
    return .array(
      DotArray(
        columns: n, first: first, second: second, firstProduct: product, secondProduct: more))
  }

  private static func ladder(_ n: Int, times: Int) -> HintPlan {
    HintPlan(
      ["twice": 2 * n, "fourfold": 4 * n], first: (1..<times).map { n << $0 },
      idea: doubles(of: n, times, known: 0), half: doubles(of: n, times, known: times - 1),
      worked: doubles(of: n, times, known: times))
  }

  private static func doubles(of n: Int, _ times: Int, known: Int) -> HintPicture {
    .ladder(
      DoubleLadder(
        numbers: (0...times).map { $0 <= known ? .known(n << $0) : .open }, isHalving: false))
  }

  private static func square(_ n: Int) -> HintPlan {
    let below = n - 1
    let square = below * below
    return HintPlan(
      ["below": below, "square": square, "longer": square + below],
      first: [square, square + below], second: [],
      idea: .square(DotSquare(side: n, product: .open)),
      half: .square(DotSquare(side: n, product: .known(square))),
      worked: whole(n, of: n))
  }
}
