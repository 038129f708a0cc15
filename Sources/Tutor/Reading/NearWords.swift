import Basics

/// The words and phrases among which a misspelt one is looked for.
struct NearWords: Sendable {
  /// By their first letters.
  private let words: [Character: [Candidate]]
  /// How a line begins in which a child tells of itself, with a space behind it: i am, im.
  private let tellings: [String]

  private struct Candidate {
    let word: String
    let letters: [Character]
    let meaning: Meaning
  }

  /// Short words are too near to each other, and a long line of letters is no word.
  private static let lengths = 4...14
  /// Phrases have more letters that may be wrong.
  private static let phraseLengths = 6...40

  /// So many letters has a word with a slip in what a child tells of itself: sad is no slip of back.
  private static let leastTold = 5

  /// Those of some phrases that are long enough and may be guessed.
  init(_ meanings: [String: Meaning], tellings: [String] = []) {
    self.tellings = tellings
    let found = meanings.filter { entry in
      Self.isLongEnough(entry.key) && !entry.value.isNeverGuessed
        && entry.key.utf8.allSatisfy {
          UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || $0 == UInt8(ascii: " ")
        }
    }
    .map { Candidate(word: $0.key, letters: Array($0.key), meaning: $0.value) }
    words = Dictionary(grouping: found.sorted { $0.word < $1.word }) { $0.letters[0] }
  }

  private static func isLongEnough(_ words: String) -> Bool {
    (words.contains(" ") ? phraseLengths : lengths).contains(words.count)
  }

  /// How many slips are forgiven.
  private static func slips(in words: [Character]) -> Int {
    words.count < (words.contains(" ") ? 8 : 6) ? 1 : words.count < 14 ? 2 : 3
  }

  /// The nearest word or phrase that begins as it should; one for each meaning where several are as
  /// near.
  ///
  /// One slip is forgiven, two from six letters on, three from fourteen on. A phrase is no slip of a
  /// word. No more slips than `most` are looked at.
  func nearest(to typed: String, within most: Int = 3) -> [(word: String, meaning: Meaning)] {
    let letters = Array(typed)
    guard Self.isLongEnough(typed), letters.allSatisfy(\.isASCII) else { return [] }
    let isPhrase = letters.contains(" ")
    var best: [(word: String, meaning: Meaning)] = []
    var least = most
    let alike = Set(letters.prefix(2)).sorted().flatMap { words[$0] ?? [] }
    for candidate in alike
    where candidate.letters.contains(" ") == isPhrase
      && Self.beginsAlike(letters, candidate.letters)
    {
      let slips = editDistance(from: candidate.letters, to: letters)
      guard slips <= Self.slips(in: candidate.letters), slips <= least,
        tellsTheSame(typed, candidate.word)
      else { continue }
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
    abs(typed.count - word.count) <= 3
      && (typed[0] == word[0] || typed[0] == word[1] && typed[1] == word[0])
  }

  /// Whether two lines in which a child tells of itself are as near word by word: what it is stands in
  /// the last of few letters.
  private func tellsTheSame(_ typed: String, _ phrase: String) -> Bool {
    guard tellings.contains(where: typed.hasPrefix) else { return true }
    let (typed, words) = (typed.split(separator: " "), phrase.split(separator: " "))
    return typed.count == words.count
      && zip(typed, words).allSatisfy { typed, word in
        typed == word
          || word.count >= Self.leastTold
            && editDistance(from: Array(word), to: Array(typed)) <= 1
      }
  }
}
