/// The same hop from several numbers that are alike, one below the other.
package struct AlikeHops: PictureKind {
  /// The hops, each on a line of its own; one at least.
  let hops: [NumberLine]

  /// A hop from each of the numbers; where the last leads may be left open.
  init(from starts: [Int], _ length: Int, isLastOpen: Bool) {
    hops = starts.enumerated().map { index, start in
      let isOpen = isLastOpen && index == starts.count - 1
      return NumberLine(from: start, [length], openStops: isOpen ? [1] : [])
    }
  }

  /// The first numbers of all lines end in the same column.
  func lines(width: Int, groups: FactorPosition) -> [PictureLine] {
    let lines = hops.map { $0.lines(width: width, groups: groups).joined().map(\.self) }
    let indent = lines.compactMap { $0.first?.text.count }.max() ?? 0
    return lines.enumerated().map { index, line in
      let pieces = line.map { PicturePiece($0.text, $0.part, step: index) }
      return [.space(indent - (line.first?.text.count ?? 0))] + pieces
    }
  }

  var tells: Set<Int> { hops.reduce(into: []) { $0.formUnion($1.tells) } }

  var words: [PictureWords] { hops.flatMap(\.words) }
}
