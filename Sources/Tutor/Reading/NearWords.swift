import Basics

/// The words among which a misspelt one is looked for.
struct NearWords: Sendable {
  private let words: [(word: String, letters: [Character], meaning: Meaning)]

  /// Short words are too near to each other, and a long line of letters is no word.
  private static let lengths = 4...14

  /// The words of some phrases that are long enough and may be guessed.
  init(_ meanings: [String: Meaning]) {
    words = meanings.filter { entry in
      Self.lengths.contains(entry.key.count) && !entry.value.isNeverGuessed
        && entry.key.allSatisfy { $0.isASCII && $0.isLetter }
    }
    .map { ($0.key, Array($0.key), $0.value) }.sorted { $0.0 < $1.0 }
  }

  /// The word that is one slip away, or two from six letters on, and begins as it should; one for
  /// each meaning where several are as near.
  func nearest(to typed: String) -> [(word: String, meaning: Meaning)] {
    let letters = Array(typed)
    guard Self.lengths.contains(letters.count), letters.allSatisfy(\.isASCII) else { return [] }
    var best: [(word: String, meaning: Meaning)] = []
    var least = Int.max
    for candidate in words where Self.beginsAlike(letters, candidate.letters) {
      let slips = editDistance(from: candidate.letters, to: letters)
      guard slips <= (candidate.letters.count < 6 ? 1 : 2), slips <= least else { continue }
      if slips < least { best = [] }
      least = slips
      if !best.contains(where: { $0.meaning == candidate.meaning }) {
        best.append((candidate.word, candidate.meaning))
      }
    }
    return best
  }

  /// Whether the first letters are the same, or the first two swapped.
  private static func beginsAlike(_ typed: [Character], _ word: [Character]) -> Bool {
    abs(typed.count - word.count) <= 2
      && (typed[0] == word[0] || typed[0] == word[1] && typed[1] == word[0])
  }
}
