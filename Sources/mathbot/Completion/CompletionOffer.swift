import Basics

/// Something that may come next on a command line.
enum CompletionOffer: Equatable {
  /// A word, and what it means.
  case word(String, meaning: String = "")
  /// The name of any file.
  case files

  /// A line for the shells' scripts: the word and its meaning with a tab between, or `:files`.
  ///
  /// Nil for a word that is not printable on one line, as no shell could be given it.
  var line: String? {
    switch self {
    case .files: ":files"
    case .word(let word, let meaning):
      if word.unicodeScalars.allSatisfy(\.isPrintable) {
        meaning.isEmpty ? word : "\(word)\t\(meaning.printable)"
      } else {
        nil
      }
    }
  }
}
