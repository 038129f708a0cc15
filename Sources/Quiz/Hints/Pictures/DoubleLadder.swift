/// Numbers of which each is the double of the one before: a line of as many as there are in the last
/// one, and below it a line with each two of them put together, until all are one.
package struct DoubleLadder: PictureKind {
  let numbers: [PictureNumber]

  func lines(width: Int, groups: FactorPosition) -> [PictureLine] {
    let known = numbers.prefix { $0.value != nil }.count
    let most = 1 << (numbers.count - 1)
    let length = PictureLine.length(of: most, in: width)
    return numbers.prefix(known + 1).enumerated().map { index, number in
      let parts = 1 << (numbers.count - 1 - index)
      return PictureLine.divided(
        into: parts, of: number, length: length / parts, index == 0 ? .first : .second,
        step: min(index, known - 1))
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
