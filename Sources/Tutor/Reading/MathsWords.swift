import Content

/// The words of maths that Robo says, and how a child asks what one of them means.
struct MathsWords: Sendable {
  /// How it is asked what one means.
  private let frames: [WordFrame]
  /// The name of each word, in all its spellings; a script that is often written so has no spaces.
  private let names: [String: String]
  /// What may stand before a word: a, the.
  private let articles: Set<String>

  init(_ lists: WordLists) {
    frames = WordFrame.frames(lists["explain"])
    articles = Set(lists["article"])
    names = lists.family("maths.").reduce(into: [:]) { names, list in
      for word in list.words { names[Self.spelling(FoldedLine(word).text)] = list.name }
    }
  }

  /// The name of the word that a line asks about, as it stands behind `reply.maths.`; nil where it
  /// asks about none, or about more.
  func name(in line: FoldedLine) -> String? {
    guard line.bare.utf8.count <= Self.longest else { return nil }
    return frames.lazy.compactMap { $0.gap(in: line.bare) }.compactMap(name(of:)).first
  }

  /// More bytes than any question for a word has.
  private static let longest = 120

  private func name(of words: String) -> String? {
    if let name = names[Self.spelling(words)] { return name }
    let parts = words.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count > 1, articles.contains(parts[0]) else { return nil }
    return name(of: parts[1])
  }

  private static func spelling(_ words: String) -> String {
    words.isASCII ? words : words.squeezed
  }
}
