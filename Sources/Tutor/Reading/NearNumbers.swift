import Basics
import Content
import Quiz

/// The words of numbers among which a misspelt one is looked for: twelwe.
struct NearNumbers: Sendable {
  private let words: [String]

  /// Shorter words are too near to each other: tan is no ten.
  private static let shortest = 4
  /// The words of the longest number to 999: nine hundred and ninety nine.
  private static let most = 5

  init(_ lists: WordLists) {
    let spellings = lists.family("number.")
      .filter { Int($0.name) != nil || $0.name.hasPrefix("times.") }.map(\.words)
    // The word as it is written comes before those that are misspelt already.
    words = [spellings.flatMap { $0.prefix(1) }, spellings.flatMap { $0.dropFirst() }].flatMap {
      $0.filter { $0.isASCII && $0.count >= Self.shortest }.sorted()
    }
  }

  /// The number of a line in which some number words have a slip, which is asked back; nil where
  /// there are other words too.
  func reading(of line: FoldedLine, at asked: AskedQuestion, in book: WordBook) -> TypedReading? {
    let typed = line.words
    guard line.bare.isASCII, 1...Self.most ~= typed.count, !line.bare.contains(where: \.isNumber)
    else {
      return nil
    }
    let corrected = typed.compactMap { book.numbers.isNumber($0) ? $0 : nearest(to: $0) }
    guard corrected.count == typed.count, corrected != typed else { return nil }
    let plain = FoldedLine(corrected.joined(separator: " "))
    let numbers = NumberReading(plain, at: asked, hasAskedBack: false, in: book)
    guard case .answer(let number) = numbers?.reading else { return nil }
    return .joined(number)
  }

  /// The only number word that is one slip away and begins alike.
  private func nearest(to typed: String) -> String? {
    guard typed.count >= Self.shortest else { return nil }
    let letters = Array(typed)
    let near = words.filter { word in
      word.first == letters[0] && abs(word.count - letters.count) < 2
        && editDistance(from: Array(word), to: letters) == 1
    }
    return near.first
  }
}
