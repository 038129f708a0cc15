extension HintPicture {
  /// The picture in sentences, which leave open what the picture leaves open.
  package var words: [PictureWords] {
    switch self {
    case .tenFrames(let first, let second, let frames, let hidden):
      [Self.frameWords(first, second, frames, hidden)]
    case .rows(let counts, let hidden): Self.rowWords(counts, hidden)
    case .blocks(let numbers, let hidden): numbers.map { Self.blockWords($0, hidden) }
    case .takenBlocks(let from, let taken): [Self.takenWords(from, taken)]
    case .numberLine(let start, let hops, let hidden): Self.lineWords(start, hops, hidden)
    case .array(let rows, let columns, let split, let hidden):
      [
        PictureWords(
          hidden == .nothing ? "array" : "array-open",
          ["rows": rows, "columns": columns, "split": split])
      ]
    case .square(let side): [PictureWords("square", ["n": side])]
    case .groups(let total, let size):
      [PictureWords("groups", ["total": total, "size": size])]
    case .ladder(let numbers, let hidden): Self.ladderWords(numbers, hidden)
    }
  }

  private static func frameWords(
    _ first: Int, _ second: Int, _ frames: Int, _ hidden: Hidden
  ) -> PictureWords {
    let name =
      switch hidden {
      case .nothing: "ten-frames"
      case .end: "ten-frames-open"
      case .hops: "ten-frames-empty"
      }
    return PictureWords(
      name,
      [
        "first": first, "second": second, "empty": 10 * frames - first - second,
        "all": first + second,
      ])
  }

  private static func rowWords(_ counts: [Int], _ hidden: Hidden) -> [PictureWords] {
    guard hidden == .nothing else {
      return [PictureWords("rows-open", ["rows": counts.count, "all": counts.reduce(0, +)])]
    }
    return counts.map { PictureWords("row", ["n": $0]) }
  }

  private static func blockWords(_ number: Int, _ hidden: Hidden) -> PictureWords {
    let name =
      switch hidden {
      case .nothing: "blocks"
      case .end: "blocks-open"
      case .hops: "blocks-uncounted"
      }
    return PictureWords(
      name,
      ["n": number, "tens": number / 10, "ones": number % 10])
  }

  private static func takenWords(_ from: Int, _ taken: Int) -> PictureWords {
    let left = from - taken
    return PictureWords(
      "taken-blocks",
      [
        "tens": from / 10, "takenTens": from / 10 - left / 10, "ones": from % 10,
        "takenOnes": from % 10 - left % 10,
      ])
  }

  private static func lineWords(_ start: Int, _ hops: [Int], _ hidden: Hidden) -> [PictureWords] {
    var position = start
    var words = [PictureWords("start", ["n": start])]
    for (index, hop) in hops.enumerated() {
      position += hop
      let way = hop > 0 ? "hop" : "back"
      switch hidden {
      case .end where index == hops.count - 1:
        words.append(PictureWords("\(way)-open", ["n": abs(hop)]))
      case .hops:
        words.append(PictureWords("hop-to", ["to": position]))
      case .end, .nothing:
        words.append(PictureWords(way, ["n": abs(hop), "to": position]))
      }
    }
    return words
  }

  private static func ladderWords(_ numbers: [Int], _ hidden: Hidden) -> [PictureWords] {
    let steps = zip(numbers, numbers.dropFirst())
    return steps.enumerated().map { index, step in
      let way = step.0 < step.1 ? "double" : "half"
      return hidden == .end && index == numbers.count - 2
        ? PictureWords("\(way)-open", ["n": step.0])
        : PictureWords(way, ["n": step.0, "to": step.1])
    }
  }
}
