/// Numbers of which each is the double of the one before: below each other a line for each double, in
/// scale, with its two parts and what they make.
package struct DoubleLadder: PictureKind {
  let numbers: [PictureNumber]

  /// The longest line, in columns without its first end.
  private static let longest = 24

  func lines(width: Int, groups: FactorPosition) -> [PictureLine] {
    let doubles = zip(numbers, numbers.dropFirst()).prefix { $0.0.value != nil }
    let last = doubles.count - 1
    return doubles.enumerated().map { index, pair in
      PictureLine.divided(
        into: 2, of: pair.0, length: length(at: index), index == 0 ? .first : .second, step: index
      )
        + [.space(1), PicturePiece("= \(pair.1.text)", .second, step: min(index + 1, last))]
    }
  }

  /// How long a part is.
  private func length(at index: Int) -> Int { Self.longest >> (numbers.count - 1 - index) }

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
