/// Numbers of which each is the double of the one before: below each other a bar for each double, in
/// scale, with its two parts and what they make.
package struct DoubleLadder: PictureKind {
  let numbers: [PictureNumber]

  /// The longest bar, in columns without its first line.
  private static let longest = 24

  func lines(width: Int, groups: FactorPosition) -> [PictureLine] {
    let bars = zip(numbers, numbers.dropFirst()).prefix { $0.0.value != nil }
    let last = bars.count - 1
    let rows = bars.enumerated().map { index, bar in
      PictureLine.cells(
        2, of: bar.0, length: length(at: index), index == 0 ? .first : .second, step: index)
        + [.space(1), PicturePiece("= \(bar.1.text)", .second, step: min(index + 1, last))]
    }
    // Three bars with edges between them would leave no room for the steps on a low screen.
    let between: PictureLine? = rows.count == 2 && numbers.count == 3 ? stair : nil
    return [.edge(2, length: length(at: 0), isUpper: true, step: 0)]
      + Array(rows.map { [$0] }.joined(separator: [between].compactMap(\.self)))
      + [.edge(2, length: length(at: last), step: last)]
  }

  /// The edge between a bar and the one below it, which is twice as long.
  private var stair: PictureLine {
    func line(_ count: Int) -> String { String(repeating: "─", count: count) }
    let (short, long) = (length(at: 0), length(at: 1))
    return [
      PicturePiece("├\(line(short - 1))┴\(line(short - 1))┼\(line(long - 1))┐", step: 1)
    ]
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
