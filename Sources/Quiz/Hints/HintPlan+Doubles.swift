/// Doubles and sums that are nearly doubles: each number is a row of dots.
extension HintPlan {
  /// Adding a number to itself; two by two up to 5, else fives or a ten come first.
  static func doubling(_ number: Int) -> HintPlan {
    number > 5 ? doublingByFives(number) : doublingInPairs(number)
  }

  /// The number in full dots, and below it in open ones.
  private static func twins(
    _ number: Int, _ blocks: [(columns: Int, sum: PictureNumber)] = [], isCounted: Bool = false
  ) -> HintPicture {
    .pair(DotPair((number, 0), (0, number), blocks, isCounted: isCounted))
  }

  /// Two by two, the dots above each other being a pair.
  private static func doublingInPairs(_ number: Int) -> HintPlan {
    func counted(known: Int) -> HintPicture {
      twins(
        number, (1...number).map { (1, $0 <= known ? .known(2 * $0) : .open) }, isCounted: true)
    }
    return HintPlan(
      ["almost": 2 * (number - 1), "twin": number], idea: twins(number),
      half: counted(known: number - 1), worked: counted(known: number),
      laterTexts: "add.double-in-pairs")
  }

  private static func doublingByFives(_ number: Int) -> HintPlan {
    let base = number > 10 ? 10 : 5
    let rest = number - base
    let first = (columns: base, sum: PictureNumber.known(2 * base))
    return HintPlan(
      ["base": base, "twiceBase": 2 * base, "rest": rest, "twiceRest": 2 * rest],
      second: [2 * rest], idea: twins(number), half: twins(number, [first, (rest, .open)]),
      worked: twins(number, [first, (rest, .known(2 * rest))]), laterTexts: "add.double-by-fives")
  }

  static func doublingByTens(_ number: Int) -> HintPlan {
    let (tens, ones) = (number / 10 * 10, number % 10)
    let allTens = RodRows.Parts(full: tens / 10, open: tens / 10)
    let allOnes = RodRows.Parts(full: ones, open: ones)
    return HintPlan(
      variant: "by-tens",
      ["tens": tens, "ones": ones, "twiceTens": 2 * tens, "twiceOnes": 2 * ones],
      first: [2 * tens], second: [2 * ones],
      idea: rods(.number(number), .number(number, .second)),
      half: rods(.init(label: .known(2 * tens), tens: allTens), .init(ones: allOnes)),
      worked: rods(.sum(2 * tens, 2 * ones)))
  }

  /// The dot without a partner waits until the double is done.
  static func nearDouble(_ small: Int) -> HintPlan {
    let double = 2 * small
    guard small < 10 else { return nearDoubleWithTens(small) }
    func pair(_ blocks: (columns: Int, sum: PictureNumber)...) -> HintPicture {
      .pair(DotPair((small, 0), (0, small + 1), blocks))
    }
    return HintPlan(
      ["double": double], first: [double], idea: pair(),
      half: pair((small, .known(double)), (1, .known(1))),
      worked: pair((small + 1, .known(double + 1))))
  }

  private static func nearDoubleWithTens(_ small: Int) -> HintPlan {
    let double = 2 * small
    return HintPlan(
      ["double": double], first: [double],
      idea: rods(.number(small), .number(small + 1, .second)),
      half: rods(.number(double), .number(1, .second)),
      worked: rods(.sum(double, 1)))
  }

  /// One dot crosses over, and both rows are alike.
  static func doubleMiddle(_ small: Int) -> HintPlan {
    let middle = small + 1
    func moved(_ sum: PictureNumber) -> HintPicture {
      .pair(DotPair((small, 1), (0, middle), [(middle, sum)]))
    }
    return HintPlan(
      ["middle": middle], first: [middle],
      idea: .pair(DotPair((small, 0), (0, small + 2))), half: moved(.open),
      worked: moved(.known(2 * middle)))
  }
}
