extension HintPlan {
  /// A picture of rods and dots.
  static func rods(_ rows: RodRows.Row...) -> HintPicture { .rods(RodRows(rows)) }

  /// A bar over its parts; nil is what is not known.
  static func bar(_ total: Int?, _ parts: Int?..., goesOn: Bool = false) -> HintPicture {
    func number(_ value: Int?) -> PictureNumber { value.map(PictureNumber.known) ?? .open }
    return .bar(PartBar(total: number(total), parts: parts.map(number), goesOn: goesOn))
  }

  /// Frames of ten with full dots and then open ones.
  static func frames(_ full: Int, _ open: Int, of total: Int) -> HintPicture {
    .frames(TenFrames(full: full, open: open, frames: (total + 9) / 10))
  }

  /// Hops from a number, of which the second rung does not know the last.
  static func hops(
    from start: Int, _ lengths: [Int], open: Set<Int> = []
  ) -> HintPicture {
    .line(NumberLine(from: start, lengths, openStops: open))
  }

  /// The two hops that lead to a number, of which one length after the other is found.
  static func hops(
    from start: Int, _ lengths: [Int], unknown: Int
  ) -> HintPicture {
    .line(NumberLine(from: start, lengths, openHops: [unknown]))
  }

  /// Where to stop on the way between two numbers: at the next ten or five, or in the middle.
  static func stop(between start: Int, and end: Int) -> Int {
    [(start / 10 + 1) * 10, (start / 5 + 1) * 5].first { $0 < end } ?? (start + end + 1) / 2
  }

  /// All groups of a size with what they make: as dots, or where so many rows leave no room for the
  /// steps beside them as cells.
  static func whole(_ count: Int, of size: Int) -> HintPicture {
    count > 6 ? wholeGroups(count, of: size) : wholeArray(count, of: size)
  }

  /// All groups of a size as rows of dots with what they make.
  static func wholeArray(_ count: Int, of size: Int) -> HintPicture {
    .array(
      DotArray(
        columns: size, first: count, second: 0, firstProduct: .known(count * size),
        secondProduct: nil))
  }

  /// All groups of a size as cells with what they make.
  static func wholeGroups(_ count: Int, of size: Int) -> HintPicture {
    .groups(GroupCells(size: size, parts: [.cells(count, .known(count * size))]))
  }

  /// Adding a number to itself; two by two up to 5, else fives or a ten come first.
  static func doubling(_ number: Int) -> HintPlan {
    let rows = HintPicture.rows(DotRows([(number, 0), (0, number)]))
    return number > 5 ? doublingByFives(number, rows) : doublingInPairs(number, rows)
  }

  /// Two by two.
  private static func doublingInPairs(_ number: Int, _ rows: HintPicture) -> HintPlan {
    let pairs = (number - 1, 1)
    return HintPlan(
      ["almost": 2 * (number - 1), "twin": number], idea: rows,
      half: .rows(DotRows([pairs, pairs])), worked: .rows(DotRows([(number, number)])),
      laterTexts: "add.double-in-pairs")
  }

  private static func doublingByFives(_ number: Int, _ rows: HintPicture) -> HintPlan {
    let base = number > 10 ? 10 : 5
    let rest = number - base
    return HintPlan(
      ["base": base, "twiceBase": 2 * base, "rest": rest, "twiceRest": 2 * rest],
      second: [2 * rest], idea: rows,
      half: .rows(DotRows([(base, rest), (base, rest)])),
      worked: .rows(DotRows([(2 * base, 0), (0, 2 * rest)])), laterTexts: "add.double-by-fives")
  }
}
