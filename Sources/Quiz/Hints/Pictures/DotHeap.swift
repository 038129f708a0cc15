/// Open dots in a heap, which shows how many there are and nothing of how they can be shared.
package struct DotHeap: PictureKind {
  let count: Int

  /// The most rows of a heap.
  private static let mostRows = 3

  /// The dots of each row, from the top down: each row lies on the longer one below it.
  var rows: [Int] {
    var rows: [Int] = []
    var left = count
    while left > 0 {
      rows.insert(min(left, longest - rows.count), at: 0)
      left -= rows[0]
    }
    return rows
  }

  /// The least with which all dots lie in few rows, none of them half of the dots.
  private var longest: Int {
    let shorter = Self.mostRows * (Self.mostRows - 1) / 2
    let fewest = (count + shorter + Self.mostRows - 1) / Self.mostRows
    return 2 * fewest == count ? fewest + 1 : fewest
  }

  func lines(width: Int, groups: FactorPosition) -> [PictureLine] {
    rows.enumerated().map { index, dots in
      let step = rows.count - 1 - index
      let row = (0..<dots).map { _ in PicturePiece("○", .second, step: step) }
      return [.space(longest - dots)] + row.flatMap { [$0, .space(1)] }.dropLast()
    }
  }

  var tells: Set<Int> { [count] }

  var words: [PictureWords] { [PictureWords("heap", ["open": count])] }
}
