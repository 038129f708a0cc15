import Content

/// Two words that mean something together, such as *dont … know*, with at most two others between
/// them.
struct WordPair: Sendable {
  let meaning: Meaning
  private let first: [[String]]
  private let second: [[String]]

  /// The most words between the two.
  private static let reach = 2

  /// The pair of a list `don't · can't … know · get`, whose name is that of its meaning, perhaps
  /// with a number.
  init?(name: String, words: [String]) {
    guard let meaning = Meaning(rawValue: String(name.prefix { $0 != "." })) else { return nil }
    self.meaning = meaning
    let halves = words.joined(separator: " · ").split(separator: " … ").map { half in
      WordLists.words(in: String(half)).map { $0.split(separator: " ").map(String.init) }
    }
    guard halves.count == 2 else { return nil }
    (first, second) = (halves[0], halves[1])
  }

  /// Whether both are among the words; what stands between them is not one of some.
  func fits(_ words: [String], without: Set<String>) -> Bool {
    words.indices.contains { start in
      first.contains { opening in
        guard words[start...].starts(with: opening) else { return false }
        return follows(words[(start + opening.count)...], without: without)
      }
    }
  }

  private func follows(_ words: ArraySlice<String>, without: Set<String>) -> Bool {
    (0...Self.reach).contains { gap in
      let between = words.prefix(gap)
      return between.count == gap && without.isDisjoint(with: between)
        && second.contains { words.dropFirst(gap).starts(with: $0) }
    }
  }
}
