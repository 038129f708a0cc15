import Content

/// Several names in one line, such as "Zoe and Leo".
struct JoinedNames: Sendable {
  /// What stands between two names: and, &; or behind the first of them: 랑.
  private let joiners: Set<String>
  /// What is no name, as it says something else: please, yes, me.
  private let others: Set<String>

  private static let otherLists = [
    "name.none", "name.sentence", "lead", "tail", "say.hello", "say.yes", "say.no", "not",
  ]

  init(_ lists: WordLists) {
    joiners = Set(lists["name.join"])
    others = Set(Self.otherLists.flatMap { lists[$0] })
  }

  /// Whether the words are several names, or end with what another one should follow: mia and.
  func stand(in words: String) -> Bool {
    let words = separated(words.lowercased())
    let names = words.split(whereSeparator: joiners.contains)
    guard names.count < words.count, names.allSatisfy(isName) else { return false }
    return names.count > 1 || words.last.map { $0.count > 1 && joiners.contains($0) } == true
  }

  /// The words, and what joins them each by itself: mia&ben, 미아랑 톰.
  private func separated(_ text: String) -> [String] {
    let spaced = text.map { sign in
      !sign.isLetter && joiners.contains(String(sign)) ? " \(sign) " : String(sign)
    }.joined()
    let words = spaced.split(separator: " ").map(String.init)
    return words.enumerated().flatMap { index, word in
      let joiner = index < words.count - 1 ? joiners.first { isBehind(word, $0) } : nil
      return joiner.map { [String(word.dropLast($0.count)), $0] } ?? [word]
    }
  }

  /// Whether a word of a script without spaces ends with what joins it to the next name.
  private func isBehind(_ word: String, _ joiner: String) -> Bool {
    !joiner.isASCII && word.hasSuffix(joiner) && word.count > joiner.count + 1
  }

  private func isName(_ words: ArraySlice<String>) -> Bool {
    words.count < 3
      && words.allSatisfy { word in
        !others.contains(word) && word.allSatisfy { $0.isLetter || "-'’".contains($0) }
      }
  }
}
