extension String {
  /// A last line of so many cells is short: a word or two of a few letters.
  private static let shortLine = 6

  /// The text cut as by `wrapped(to:)`, but without a short word alone on the last line of a paragraph,
  /// where narrower lines bring that about, are no more, and cut no word.
  package func wrappedEvenly(to width: Int) -> [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap { paragraph in
      let usual = String(paragraph).wrapped(to: width)
      guard usual.count > 1, Self.endsShort(usual) else { return usual }
      let least = TextPieces(paragraph).map(\.width).max() ?? width
      let narrower = stride(from: width - 1, through: least, by: -1).lazy
        .map { String(paragraph).wrapped(to: $0) }.prefix { $0.count == usual.count }
      return narrower.first { !Self.endsShort($0) } ?? usual
    }
  }

  private static func endsShort(_ lines: [String]) -> Bool {
    (lines.last?.displayWidth ?? 0) <= shortLine
  }
}
