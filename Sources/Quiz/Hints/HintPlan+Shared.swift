extension HintPlan {
  /// A picture of rods and dots.
  static func rods(_ rows: RodRows.Row...) -> HintPicture { .rods(RodRows(rows)) }

  /// How long a bar is that is not made of groups, in columns: many numbers divide it.
  private static let barLength = 24

  /// A bar over its parts; nil is what is not known.
  static func bar(_ total: Int?, _ parts: Int?...) -> HintPicture {
    func number(_ value: Int?) -> PictureNumber { value.map(PictureNumber.known) ?? .open }
    let known = parts.compactMap(\.self).reduce(0, +)
    let rest = max(0, (total ?? known) - known) / max(1, parts.count { $0 == nil })
    return .bar(
      PartBar(
        total: number(total),
        parts: parts.map { PartBar.Part(share: $0 ?? rest, cell: number($0)) },
        length: barLength))
  }

  /// A bar cut into equal parts, whose size may not be known yet; it is as long as it will be when
  /// it is cut into as many as in the end.
  static func equalParts(
    _ count: Int, of whole: Int, inTheEnd last: Int, isKnown: Bool = true
  ) -> HintPicture {
    let part = isKnown ? PictureNumber.known(whole / count) : .open
    return GroupBar(size: whole / last, scale: last).picture(
      .known(whole), [PartBar.Part(share: last, cells: count, cell: part)])
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

  /// A walk from a number to another one that is near, over all numbers on the way: how far that is is
  /// not known yet, or counted.
  static func walk(from start: Int, to end: Int, isCounted: Bool) -> HintPicture {
    .line(
      NumberLine(
        from: start, [end - start], openHops: isCounted ? [] : [0], isRow: true))
  }

  /// The single steps of such a walk, which are for the child to count.
  static func steps(from start: Int, to end: Int) -> HintPicture {
    let ones = Array(repeating: 1, count: end - start)
    return .line(NumberLine(from: start, ones, inOnes: true))
  }

  /// Where to stop on the way between two numbers: at the next ten or five, or in the middle.
  static func stop(between start: Int, and end: Int) -> Int {
    [(start / 10 + 1) * 10, (start / 5 + 1) * 5].first { $0 < end } ?? (start + end + 1) / 2
  }

  /// The most rows of dots that leave room for all steps below them.
  static let mostRowsWorked = 6

  /// All groups of a size with what they make: as dots, or where so many rows leave no room for the
  /// steps beside them as a bar.
  static func whole(_ count: Int, of size: Int) -> HintPicture {
    guard count > mostRowsWorked else { return wholeArray(count, of: size) }
    let bar = GroupBar(size: size, scale: count)
    return bar.picture(of: count * size, bar.cut(count))
  }

  /// All groups of a size as rows of dots with what they make.
  static func wholeArray(_ count: Int, of size: Int) -> HintPicture {
    .array(
      DotArray(
        columns: size, first: count, second: 0, firstProduct: .known(count * size),
        secondProduct: nil))
  }

  /// Groups with nothing in them: each an empty cell, or one with a 0 where that is worked out.
  static func emptyGroups(_ count: Int, total: PictureNumber?, isWorked: Bool) -> HintPicture {
    let bar = GroupBar(size: 0, scale: count)
    return bar.picture(total, [isWorked ? bar.cut(count) : bar.empty(count)])
  }
}
