import Content

/// Several names in one line, such as "Zoe and Leo".
struct JoinedNames: Sendable {
  /// What stands between two names: and, &; or behind the first of them: 랑.
  private let ends: Set<String>
  /// All that can stand between two names as a word of its own.
  private let joiners: Set<String>
  /// What joins two names of a script without spaces where it stands between them: と; and what does
  /// so only between names that begin alike, as it stands in names, too: 小明和小華.
  private let inner: Set<Character>
  private let innerOfPairs: Set<Character>
  /// What is no name, as it says something else: please, yes, me.
  private let others: Set<String>

  private static let otherLists = [
    "name.none", "name.sentence", "lead", "tail", "say.hello", "say.yes", "say.no", "not",
  ]

  init(_ lists: WordLists) {
    ends = Set(lists["name.join"])
    joiners = Set(["name.join", "name.between", "name.between.pairs"].flatMap { lists[$0] })
    inner = Set(lists["name.between"].compactMap(\.first))
    innerOfPairs = Set(lists["name.between.pairs"].compactMap(\.first))
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
      let joiner = index < words.count - 1 ? ends.first { isBehind(word, $0) } : nil
      return joiner.map { [String(word.dropLast($0.count)), $0] } ?? parted(word)
    }
  }

  /// Two names that are written as one word, and what joins them.
  private func parted(_ word: String) -> [String] {
    let place = word.indices.first { place in
      isBetween(word[..<place], word[place], word[place...].dropFirst())
    }
    guard let place else { return [word] }
    return [word[..<place], word[place...].prefix(1), word[place...].dropFirst()].map(String.init)
  }

  /// Whether both can be names that a sign joins: most have more than one sign, and hiragana beside it
  /// may go on with a name, as in まさと, はるとくん and 山田とも子.
  private func isBetween(_ first: Substring, _ sign: Character, _ second: Substring) -> Bool {
    guard first.count > 1, second.count > 1 else { return false }
    if innerOfPairs.contains(sign) { return first.first == second.first }
    let beside = [first.last, second.first].compactMap(\.self)
    return inner.contains(sign) && !beside.contains { ("ぁ"..."ゖ").contains($0) }
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
