extension NumberLine {
  /// The hops as arcs over a row of all numbers on the way; nil where they are arrows.
  ///
  /// A hop whose length is known goes in single steps, which are counted.
  var row: NumberRow? {
    guard isRow, let hop = hops.first else { return nil }
    let arcs = hops.count == 1 && hop.length?.value != nil ? countedSteps : hopArcs
    return NumberRow(
      numbers: numbers, arcs: hop.isBack ? arcs.reversed() : arcs, isBack: hop.isBack)
  }

  /// All numbers from left to right: where hops end, and those that one alone passes.
  private var numbers: [PictureNumber] {
    guard hops.count > 1 || range.count == 2 else { return range.map(PictureNumber.known) }
    return hops[0].isBack ? stops.reversed() : stops
  }

  private var countedSteps: [NumberRow.Arc] {
    (1..<range.count).map { arc(from: $0 - 1, to: $0, "\($0)", .first, $0) }
  }

  /// Hops in ones, or one that is as long as the row.
  private var hopArcs: [NumberRow.Arc] {
    let length = (range.count - 1) / hops.count
    return hops.indices.map { index in
      let isFirst = index == 0 || hops[index].length == nil
      return arc(
        from: index * length, to: (index + 1) * length, hops[index].label,
        isFirst ? .first : .second,
        index + 1)
    }
  }

  private func arc(
    from start: Int, to end: Int, _ label: String, _ part: PicturePiece.Part, _ hop: Int
  ) -> NumberRow.Arc {
    let last = range.count - 1
    let places = hops[0].isBack ? last - end...last - start : start...end
    let count = (range.count - 1) / (end - start)
    return NumberRow.Arc(
      places: places, label: label, part: part, step: Self.step(ofHop: hop, of: count))
  }

  /// Hops come one by one, or where they are many so that the last of them come with the last frame.
  private static func step(ofHop hop: Int, of count: Int) -> Int {
    let most = HintPicture.mostFrames
    return count < most ? hop : (hop * most + count - 1) / count - 1
  }
}
