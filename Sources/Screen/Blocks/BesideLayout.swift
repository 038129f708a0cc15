/// Two groups of blocks side by side, or below each other on a narrow page.
struct BesideLayout {
  private let left: [Block]
  private let right: [Block]
  private let room: Int
  /// The cells of both groups when there is room for both; two halves are equally wide, so that the bars
  /// in them can be compared.
  private let leftWidth: Int, rightWidth: Int

  private static let gap = 3
  /// The least width for words, and for words that leave a map room for its legend.
  private static let leastText = 40, airyText = 52
  /// The least width for a small chart, bars with their words.
  private static let leastBars = 36
  /// The least width in which a group looks well that may be wider.
  private let least: Int
  private let glyphs: GlyphSet

  /// Gives the right group what it cannot do without, such as a map beside words, or else each half.
  init(_ left: [Block], _ right: [Block], width: Int, glyphs: GlyphSet) {
    self.left = left
    self.right = right
    self.glyphs = glyphs
    room = max(1, width)
    let airy = right.compactMap { $0.airyWidth(glyphs: glyphs) }.max()
    let isAiry = airy.map { width - Self.gap - $0 >= Self.airyText } ?? false
    let fixed = isAiry ? airy : right.compactMap { $0.fixedWidth(glyphs: glyphs) }.max()
    leftWidth = fixed.map { max(0, width - Self.gap - $0) } ?? (room - Self.gap) / 2
    rightWidth = fixed ?? leftWidth
    least = fixed == nil && !right.contains(where: \.holdsBeside) ? Self.leastBars : Self.leastText
  }

  /// The lines of both.
  var lines: [Line] {
    guard leftWidth >= least else {
      let parts = [left, right].map { $0.lines(glyphs: glyphs) { _ in room } }
        .filter { !$0.isEmpty }.map(\.openingPart)
      return Array(parts.joined(separator: [.empty]))
    }
    let first = left.lines(glyphs: glyphs) { _ in leftWidth }.numberedInParts
    let second = right.lines(glyphs: glyphs) { _ in rightWidth }.numberedInParts
    return (0..<max(first.count, second.count)).map { row in
      (row < first.count ? first[row] : .empty).joined(
        by: row < second.count ? second[row] : .empty, at: leftWidth + Self.gap)
    }
  }
}
