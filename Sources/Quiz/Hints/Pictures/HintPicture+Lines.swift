extension HintPicture {
  /// What stands for a number that is to be found.
  static let blank = "__"

  /// The picture as lines of text, each at most as wide as asked; none when it does not fit.
  ///
  /// Every character is one column wide in a terminal with its usual settings. A product has the
  /// number of groups as the given factor.
  package func lines(width: Int, groups: FactorPosition = .first) -> [String] {
    let lines = drawing(width: width, groups)
    return lines.allSatisfy { $0.count <= width } ? lines : []
  }

  private func drawing(width: Int, _ groups: FactorPosition) -> [String] {
    switch self {
    case .tenFrames(let first, let second, let frames, _): Self.frameLines(first, second, frames)
    case .rows(let counts, _): Self.rowLines(counts, width: width)
    case .blocks(let numbers, let hidden): Self.blockLines(numbers, hidden)
    case .takenBlocks(let from, let taken): Self.takenLines(from, taken)
    case .numberLine(let start, let hops, let hidden):
      NumberLine(start: start, hops: hops, hidden: hidden).lines(width: width)
    case .array(let rows, let columns, let split, _):
      Self.arrayLines(rows, columns, split, groups)
    case .square(let side): Self.squareLines(side)
    case .groups(let total, let size): Self.groupLines(total, size)
    case .ladder(let numbers, let hidden): Self.ladderLines(numbers, hidden)
    }
  }

  /// A bar as long as its groups together.
  private static func groupLines(_ total: Int, _ size: Int) -> [String] {
    let cells = Array(repeating: " \(size) ", count: total / size).joined(separator: "│")
    let rest = max(0, cells.count - "\(total)".count - 2)
    let left = String(repeating: "─", count: rest / 2)
    let right = String(repeating: "─", count: rest - rest / 2)
    return ["├\(left) \(total) \(right)┤", "│\(cells)│"]
  }

  private static func ladderLines(_ numbers: [Int], _ hidden: Hidden) -> [String] {
    var rungs = numbers.map(String.init)
    if hidden == .end { rungs[rungs.count - 1] = blank }
    return [rungs.joined(separator: " ─▶ ")]
  }
}
