/// Sums of numbers with tens.
extension HintPlan {
  static func tensAndOnes(_ big: Int, _ small: Int) -> HintPlan {
    let idea = rods(.number(big), .number(small, .second))
    let (count, ones) = (big / 10, small % 10)
    let tens = RodRows.Parts(full: count, open: small / 10)
    func all(_ label: PictureNumber) -> HintPicture {
      rods(.init(label: label, tens: tens, ones: .init(open: ones)))
    }
    guard small > 9 else {
      return HintPlan(
        variant: "digit", ["count": count], first: [small], idea: idea, half: all(.open),
        worked: all(.known(big + small)))
    }
    let sum = big + small / 10 * 10
    return HintPlan(
      ["smallTens": small / 10 * 10, "smallOnes": ones, "tens": sum], first: [sum], idea: idea,
      half: rods(.init(label: .known(sum), tens: tens), .number(ones, .second)),
      worked: all(.known(big + small)))
  }

  static func addingTensOnly(_ big: Int, _ small: Int) -> HintPlan {
    let bigTens = big / 10 * 10
    let tens = RodRows.Parts(full: big / 10, open: small / 10)
    return HintPlan(
      ["bigTens": bigTens, "bigOnes": big % 10, "tens": bigTens + small],
      first: [bigTens + small], idea: rods(.number(big), .number(small, .second)),
      half: rods(.init(label: .known(bigTens + small), tens: tens), .number(big % 10)),
      worked: rods(
        .init(label: .known(big + small), tens: tens, ones: .init(full: big % 10))))
  }

  static func addingOnes(_ big: Int, _ small: Int) -> HintPlan {
    let (bigTens, bigOnes) = (big / 10 * 10, big % 10)
    let ones = RodRows.Parts(full: bigOnes, open: small)
    return HintPlan(
      ["bigTens": bigTens, "bigOnes": bigOnes, "ones": bigOnes + small],
      first: [bigOnes + small], idea: rods(.number(big), .number(small, .second)),
      half: rods(.number(bigTens), .init(label: .known(bigOnes + small), ones: ones)),
      worked: ones.all >= 10
        ? rods(.number(bigTens), .number(ones.all, .second))
        : rods(.init(label: .known(big + small), tens: .init(full: big / 10), ones: ones)))
  }

  /// First the tens, then the ones, in two bites where they pass a ten.
  static func jumping(_ big: Int, _ small: Int) -> HintPlan {
    let (tens, ones) = (small / 10 * 10, small % 10)
    let (middle, need) = (big + tens, 10 - big % 10)
    let numbers = [
      "tens": tens, "ones": ones, "middle": middle, "need": need, "nextTen": middle + need,
      "rest": ones - need,
    ]
    let lengths = need < ones ? [tens, need, ones - need] : [tens, ones]
    return HintPlan(
      variant: need < ones ? "past-ten" : nil, numbers,
      first: need < ones ? [middle, middle + need] : [middle],
      idea: hops(from: big, [tens], open: [1]),
      half: hops(from: big, lengths, open: [lengths.count]), worked: hops(from: big, lengths))
  }

  static func bridging(_ big: Int, _ small: Int) -> HintPlan {
    let need = 10 - big % 10
    guard need < small else { return bridgingToTen(big, small) }
    let lengths = [need, small - need]
    return HintPlan(
      ["need": need, "rest": small - need, "nextTen": big + need], first: [need],
      idea: hops(from: big, [need], unknown: 0), half: hops(from: big, lengths, open: [2]),
      worked: hops(from: big, lengths))
  }

  static func bridgingToTen(_ big: Int, _ small: Int) -> HintPlan {
    let (bigTens, bigOnes) = (big / 10 * 10, big % 10)
    return HintPlan(
      variant: "to-ten", ["bigTens": bigTens, "bigOnes": bigOnes], first: [10],
      idea: rods(.number(big), .number(small, .second)),
      half: rods(
        .number(bigTens), .init(label: .known(10), ones: .init(full: bigOnes, open: small))),
      worked: rods(.init(label: .known(big + small), tens: .init(full: big / 10, open: 1))))
  }

  /// The smaller number is rounded up when both are close to the next ten.
  static func compensating(_ big: Int, _ small: Int) -> HintPlan {
    let isSmallNear = small % 10 >= 8
    let (near, other) = isSmallNear ? (small, big) : (big, small)
    let extra = 10 - near % 10
    let round = near + extra
    return HintPlan(
      ["near": near, "other": other, "round": round, "extra": extra, "over": other + round],
      first: [other + round], idea: hops(from: other, [round], open: [1]),
      half: hops(from: other, [round, -extra], open: [2]),
      worked: hops(from: other, [round, -extra]))
  }

  static func partitioning(_ big: Int, _ small: Int) -> HintPlan {
    let (bigTens, smallTens) = (big / 10 * 10, small / 10 * 10)
    let tens = RodRows.Parts(full: big / 10, open: small / 10)
    let ones = RodRows.Parts(full: big % 10, open: small % 10)
    return HintPlan(
      [
        "bigTens": bigTens, "bigOnes": ones.full, "smallTens": smallTens,
        "smallOnes": ones.open, "tens": bigTens + smallTens, "ones": ones.all,
      ], first: [bigTens + smallTens, ones.all], second: [ones.all],
      idea: rods(.number(big), .number(small, .second)),
      half: rods(
        .init(label: .known(bigTens + smallTens), tens: tens), .init(label: .open, ones: ones)),
      worked: ones.all >= 10
        ? rods(.init(label: .known(bigTens + smallTens), tens: tens), .number(ones.all, .second))
        : rods(.init(label: .known(big + small), tens: tens, ones: ones)))
  }
}
