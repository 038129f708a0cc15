/// Numbers of which each is the double of the one before.
package struct DoubleLadder: PictureKind {
  let numbers: [PictureNumber]

  func lines(width: Int, groups: FactorPosition) -> [PictureLine] {
    [
      Array(
        numbers.enumerated().map { index, number in
          [
            PicturePiece(index == 0 ? "" : " ─▶ ", step: index),
            PicturePiece(number.text, index == 0 ? .first : .second, step: index),
          ]
        }.joined())
    ]
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
