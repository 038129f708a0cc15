/// Bars of equal groups, in one scale for all rungs of a question.
struct GroupBar {
  /// How many things a group has.
  let size: Int
  /// How long a group is, in columns.
  private let length: Int

  /// The longest group and the longest bar, in columns.
  private static let longest = (group: 6, bar: 25)

  /// Bars of at most so many groups.
  init(size: Int, scale: Int) {
    self.size = size
    let longest = min(Self.longest.group, (Self.longest.bar - 1) / max(1, scale))
    let rest = longest - 1 - String(size).count
    // Its size stands in the middle of a group where one column fewer brings that about.
    length = rest > 0 && !rest.isMultiple(of: 2) ? longest - 1 : longest
  }

  /// So many groups, one cell each, with what several make.
  func cut(
    _ groups: Int, _ sum: PictureNumber? = nil, isTaken: Bool = false
  ) -> PartBar.Part {
    PartBar.Part(
      share: groups, cells: groups, cell: .known(size), sum: groups > 1 ? sum : nil,
      isTaken: isTaken)
  }

  /// So many groups, a rod in the cell of each.
  func rods(_ groups: Int) -> PartBar.Part {
    PartBar.Part(share: groups, cells: groups, hasRods: true)
  }

  /// So many groups, one empty cell each.
  func empty(_ groups: Int) -> PartBar.Part { PartBar.Part(share: groups, cells: groups) }

  /// As much as so many groups, in one piece.
  func uncut(
    _ groups: Int, _ sum: PictureNumber? = nil, isTaken: Bool = false
  ) -> PartBar.Part {
    PartBar.Part(share: groups, cell: sum, isTaken: isTaken)
  }

  /// The bar of so many groups, in two halves of this much.
  func halves(of groups: Int, _ half: Int) -> HintPicture {
    let part = PartBar.Part(share: 1, cell: .known(half))
    return .bar(PartBar(total: .known(2 * half), parts: [part, part], length: length * groups))
  }

  /// The bar of these parts.
  func picture(of total: Int, _ parts: PartBar.Part...) -> HintPicture {
    picture(.known(total), parts)
  }

  /// The bar of parts whose whole length may not be known, or not written.
  func picture(_ total: PictureNumber?, _ parts: [PartBar.Part]) -> HintPicture {
    .bar(
      PartBar(
        total: total, parts: parts, length: length * parts.reduce(0) { $0 + $1.share }))
  }
}
