/// Numbers of which each is the double of the one before: a row for each double, in scale, with the
/// two parts and what they make.
package struct DoubleLadder: PictureKind {
  let numbers: [PictureNumber]

  /// The longest row, in columns without its first line.
  private static let longest = 24

  func lines(width: Int, groups: FactorPosition) -> [PictureLine] {
    zip(numbers, numbers.dropFirst()).enumerated().map { index, pair in
      let length = Self.longest >> (numbers.count - 1 - index)
      let row = PictureLine.cells(
        2, of: pair.0, length: length, index == 0 ? .first : .second, step: index)
      let isAsked = pair.0.value != nil
      return isAsked
        ? row + [.space(1), PicturePiece(pair.1.text, .second, step: index + 1)] : row
    }
  }

  var tells: Set<Int> { Set(numbers.compactMap(\.value)) }

  var words: [PictureWords] {
    zip(numbers, numbers.dropFirst()).map { from, to in
      switch (from, to) {
      case (.known(let start), .known(let end)): PictureWords("double", ["n": start, "to": end])
      case (.known(let start), .open): PictureWords("double-open", ["n": start])
      case (.open, _): PictureWords("double-again", [:])
      }
    }
  }
}
