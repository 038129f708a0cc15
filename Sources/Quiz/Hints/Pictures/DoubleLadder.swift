/// Numbers of which each is the double, or the half, of the one before.
package struct DoubleLadder: PictureKind {
  let numbers: [PictureNumber]
  let isHalving: Bool

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
    let way = isHalving ? "half" : "double"
    return zip(numbers, numbers.dropFirst()).map { from, to in
      switch (from, to) {
      case (.known(let start), .known(let end)): PictureWords(way, ["n": start, "to": end])
      case (.known(let start), .open): PictureWords("\(way)-open", ["n": start])
      // Of halves only the last one is ever open.
      case (.open, _): PictureWords("double-again", [:])
      }
    }
  }
}
