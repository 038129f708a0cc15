extension String {
  /// A last line of so many cells is short: a word or two of a few letters.
  private static let shortLine = 6

  /// The text cut as by `wrapped(to:)`, but without a short word alone on the last line of a paragraph,
  /// where narrower lines bring that about, are no more, and cut no word; else the lines are about as
  /// long as each other.
  package func wrappedEvenly(to width: Int) -> [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap { paragraph in
      let usual = String(paragraph).wrapped(to: width)
      guard usual.count > 1, Self.endsShort(usual) else { return usual }
      let narrower = Self.narrower(String(paragraph), than: width, lines: usual.count)
      return narrower.first { !Self.endsShort($0) } ?? narrower.last ?? usual
    }
  }

  /// The text cut into as few lines as by `wrapped(to:)`, but about as long as each other: a title is
  /// short, and one word alone below it would look lost.
  package func wrappedBalanced(to width: Int) -> [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap { paragraph in
      let usual = String(paragraph).wrapped(to: width)
      guard usual.count > 1 else { return usual }
      return Self.narrower(String(paragraph), than: width, lines: usual.count).last ?? usual
    }
  }

  /// The paragraph in so many lines that are narrower and narrower, as far as that cuts no word.
  private static func narrower(
    _ paragraph: String, than width: Int, lines: Int
  ) -> [[String]] {
    let least = TextPieces(paragraph).map(\.width).max() ?? width
    let wrappings = stride(from: width - 1, through: least, by: -1).lazy
      .map { paragraph.wrapped(to: $0) }
    return Array(wrappings.prefix { $0.count == lines })
  }

  private static func endsShort(_ lines: [String]) -> Bool {
    (lines.last?.displayWidth ?? 0) <= shortLine
  }
}
