/// Open dots, ten in a row, which show how many there are and nothing of how they can be shared.
package struct UnsharedDots: PictureKind {
  let count: Int

  /// The dots of each row; none of them is half of all.
  var rows: [Int] {
    let longest = count == 2 * Self.longest ? Self.longest - 1 : Self.longest
    return stride(from: 0, to: count, by: longest).map { min(longest, count - $0) }
  }

  private static let longest = 10

  func lines(width: Int, groups: FactorPosition) -> [PictureLine] {
    rows.enumerated().map { index, dots in
      let row = (0..<dots).map { _ in PicturePiece("○", .second, step: index) }
      return row.flatMap { [$0, .space(1)] }.dropLast()
    }
  }

  var tells: Set<Int> { [count] }

  var words: [PictureWords] { [PictureWords("dots", ["open": count])] }
}
