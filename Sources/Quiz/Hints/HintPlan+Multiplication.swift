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
      idea: n == 0 ? bar(nil, 0) : emptyGroups(n, total: nil, isWorked: false),
      half: .frames(TenFrames([(0, 0)])),
      worked: n == 0 ? bar(0, 0) : emptyGroups(n, total: .known(0), isWorked: true))
  }

  private static func tens(_ n: Int) -> HintPlan {
    let count = n > 10 ? 10 : n > 5 ? 5 : n - 1
    let (known, rest) = (10 * count, 10 * (n - count))
    func rods(_ label: PictureNumber) -> HintPicture {
      Self.rods(.init(label: label, tens: .init(full: n)))
    }
    return HintPlan(
      ["count": count, "known": known, "restTens": rest], idea: rods(.open),
      half: Self.rods(
        .init(label: .known(known), tens: .init(full: count)),
        .init(label: .known(rest), tens: .init(open: n - count))),
      worked: Self.rods(
        .init(label: .known(10 * n), tens: .init(full: count, open: n - count))))
  }

  /// 5 groups are half of 10.
  private static func halfOfTens(_ n: Int) -> HintPlan {
    let sum = PictureNumber.known(5 * n)
    return HintPlan(
      ["tens": 10 * n], first: [10 * n], idea: groups(of: n, .open, (5, nil), (5, nil)),
      half: groups(of: n, .known(10 * n), (5, .open), (5, .open)),
      worked: groups(of: n, .known(10 * n), (5, sum), (5, sum)))
  }

  /// 9 groups are 10 without one.
  private static func oneFewer(_ n: Int) -> HintPlan {
    HintPlan(
      ["tens": 10 * n], first: [10 * n],
      idea: groups(of: n, .open, (9, nil), (1, nil), isSecondTaken: true),
      half: groups(of: n, .known(10 * n), (9, .open), (1, nil), isSecondTaken: true),
      worked: groups(of: n, .known(10 * n), (9, .known(9 * n)), (1, nil), isSecondTaken: true))
  }

  /// So many groups and some more: each part has its product, and then they are added.
  private static func joining(_ first: Int, _ second: Int, of n: Int) -> HintPlan {
    let (known, more) = (first * n, second * n)
    let isMoreKnown = second == 1
    let numbers = ["known": known, "more": more]
    let steps = (first: [known] + (isMoreKnown ? [] : [more]), second: isMoreKnown ? [] : [more])
    guard first + second <= DotArray.mostRows else {
      return HintPlan(
        numbers, first: steps.first, second: steps.second,
        idea: groups(of: n, nil, (first, .open), (second, nil)),
        half: groups(
          of: n, isMoreKnown ? .open : nil, (first, .known(known)),
          (second, isMoreKnown ? nil : .open)),
        worked: isMoreKnown && n >= 10
          ? wholeGroups(first + second, of: n, .known(known + more))
          : groups(of: n, .known(known + more), (first, .known(known)), (second, .known(more))))
    }
    return HintPlan(
      numbers, first: steps.first, second: steps.second,
      idea: rows(first, .open, second, nil, of: n),
      half: rows(first, .known(known), second, isMoreKnown ? .known(more) : .open, of: n),
      worked: isMoreKnown
        ? joined(first, second, of: n) : rows(first, .known(known), second, .known(more), of: n))
  }

  /// Two parts of equal groups with what they make together: as rows of dots, or where so many
  /// leave no room for the steps beside them as a bar.
  private static func joined(_ first: Int, _ second: Int, of n: Int) -> HintPicture {
    let total = (first + second) * n
    guard first + second > mostRowsWorked else {
      return .array(
        DotArray(
          columns: n, first: first, second: second, firstProduct: nil, secondProduct: nil,
          total: total))
    }
    let bar = GroupBar(size: n, scale: first + second)
    return bar.picture(of: total, bar.cut(first), bar.cut(second))
  }

  /// Two parts of equal groups as rows of dots.
  private static func rows(
    _ first: Int, _ product: PictureNumber, _ second: Int, _ more: PictureNumber?, of n: Int
  ) -> HintPicture {
    .array(
      DotArray(
        columns: n, first: first, second: second, firstProduct: product, secondProduct: more))
  }

  /// A bar of equal groups in two parts; where it were too long for the numbers in its cells, the
  /// parts as lines.
  private static func groups(
    of n: Int, _ total: PictureNumber?, _ first: (count: Int, sum: PictureNumber?),
    _ second: (count: Int, sum: PictureNumber?), isSecondTaken: Bool = false
  ) -> HintPicture {
    guard n < 10 else {
      let parts = [(first, false), (second, isSecondTaken)].map { part, isTaken in
        GroupCells.Part(
          count: part.count, product: part.count > 1 ? part.sum : nil, isTaken: isTaken)
      }
      return .groups(GroupCells(size: n, parts: parts))
    }
    let bar = GroupBar(size: n, scale: first.count + second.count)
    return bar.picture(
      total,
      [bar.cut(first.count, first.sum), bar.cut(second.count, second.sum, isTaken: isSecondTaken)])
  }

  /// Equal groups with what they make.
  private static func wholeGroups(
    _ count: Int, of n: Int, _ product: PictureNumber
  ) -> HintPicture {
    .groups(GroupCells(size: n, parts: [.init(count: count, product: product)]))
  }

  private static func ladder(_ n: Int, times: Int) -> HintPlan {
    HintPlan(
      ["twice": 2 * n, "fourfold": 4 * n], first: (1..<times).map { n << $0 },
      idea: doubles(of: n, times, known: 0), half: doubles(of: n, times, known: times - 1),
      worked: doubles(of: n, times, known: times))
  }

  private static func doubles(of n: Int, _ times: Int, known: Int) -> HintPicture {
    .ladder(
      DoubleLadder(numbers: (0...times).map { $0 <= known ? .known(n << $0) : .open }))
  }

  /// One row and one column more than the square below; with rods for rows where that is ten by ten.
  private static func square(_ n: Int) -> HintPlan {
    let below = n - 1
    let square = below * below
    let numbers = ["below": below, "square": square, "longer": square + below]
    let steps = [square, square + below]
    guard n <= DotArray.mostRows else {
      let column = RodRows.Row(label: .known(n), ones: .init(open: n))
      return HintPlan(
        numbers, first: steps, idea: rods(.init(label: .open, tens: .init(full: below))),
        half: rods(
          .init(label: .known(square), tens: .init(full: below)),
          .init(label: .known(below), tens: .init(open: 1)), column),
        worked: rods(
          .init(label: .known(square + below), tens: .init(full: below, open: 1)), column))
    }
    return HintPlan(
      numbers, first: steps,
      idea: .square(DotSquare(side: n, product: .open)),
      half: .square(DotSquare(side: n, product: .known(square))),
      worked: whole(n, of: n))
  }
}
