/// Two numbers as rows of dots, one below the other: dot under dot, with what they make together
/// below.
package struct DotPair: PictureKind {
  /// So many dots of the first number, then so many of the second.
  package struct Row: Hashable, Sendable {
    let full: Int
    let open: Int
    var all: Int { full + open }
  }

  /// Some columns of both rows, apart from the others, with what their dots make.
  package struct Block: Hashable, Sendable {
    let columns: Int
    let sum: PictureNumber
  }

  let upper: Row
  let lower: Row
  /// The blocks from left to right; empty where nothing is added up yet.
  let blocks: [Block]
  /// What stands below a block counts those before it, too.
  let isCounted: Bool

  /// Two rows of full dots and then open ones.
  init(
    _ upper: (full: Int, open: Int), _ lower: (full: Int, open: Int),
    _ blocks: [(columns: Int, sum: PictureNumber)] = [], isCounted: Bool = false
  ) {
    self.upper = Row(full: upper.full, open: upper.open)
    self.lower = Row(full: lower.full, open: lower.open)
    self.blocks = blocks.map { Block(columns: $0.columns, sum: $0.sum) }
    self.isCounted = isCounted
  }

  var tells: Set<Int> {
    Set([upper, lower].flatMap { [$0.full, $0.open, $0.all] } + blocks.compactMap(\.sum.value))
      .subtracting([0])
  }

  var words: [PictureWords] {
    [upper, lower].map(\.words) + blocks.indices.map(words)
  }

  private func words(of index: Int) -> PictureWords {
    let (block, start) = (blocks[index], starts[index])
    let sum = block.sum.value
    let end = sum == nil ? "-open" : ""
    if blocks.count == 1 { return PictureWords("together\(end)", ["n": sum ?? 0]) }
    if start >= min(upper.all, lower.all) { return PictureWords("alone", [:]) }
    let columns = (isCounted ? start : 0) + block.columns
    return PictureWords("pairs\(end)", ["n": columns, "sum": sum ?? 0])
  }

  /// The columns in which the blocks begin.
  var starts: [Int] {
    blocks.indices.map { index in blocks[..<index].reduce(0) { $0 + $1.columns } }
  }

  /// The dots cross over or move together, and what they make comes last.
  func way(from before: DotPair) -> [DotPair] {
    guard before != self, before.count == count else { return [] }
    let isInPlace = before.blocks.map(\.columns) == blocks.map(\.columns)
    return isInPlace || before == withoutSums ? [before, self] : [before, withoutSums, self]
  }

  private var count: Int { upper.all + lower.all }

  private var withoutSums: DotPair {
    DotPair((upper.full, upper.open), (lower.full, lower.open))
  }
}

extension DotPair.Row {
  fileprivate var words: PictureWords {
    let name = open == 0 ? "row" : full == 0 ? "row-open" : "row-mixed"
    return PictureWords(name, ["full": full, "open": open])
  }
}
