/// The lists of words that are understood, such as all spellings of a number.
///
/// A list has a key, and its words stand between ` · `. What several files say under the same key
/// is one list: a child may type any language that Robo knows.
package struct WordLists: Sendable {
  private let lists: [String: [String]]

  /// The lists of all languages, read once.
  package static let all = WordLists(files: Array(ContentFiles.words))

  /// The lists of files that have the form of Content's.
  package init(files: [String]) {
    self.init(files: files.map { Array($0.utf8) })
  }

  private init(files: [some RandomAccessCollection<UInt8>]) {
    lists = files.reduce(into: [:]) { lists, file in
      for line in TextLines(file: file) {
        lists[line.key, default: []] += Self.words(in: line.text)
      }
    }
  }

  /// The words under a key, in the order of the files; none where no file has the key.
  package subscript(key: String) -> [String] { lists[key] ?? [] }

  /// The lists whose keys begin so, each under the rest of its key, in the order of the keys.
  package func family(_ beginning: String) -> [(name: String, words: [String])] {
    lists.filter { $0.key.hasPrefix(beginning) }.sorted { $0.key < $1.key }
      .map { (String($0.key.dropFirst(beginning.count)), $0.value) }
  }

  /// The words of one list, as it stands in a file.
  package static func words(in list: String) -> [String] {
    // Scalars are split sooner than text, and there are thousands of words.
    list.unicodeScalars.split(separator: "·").compactMap { part in
      let word = part.drop { $0 == " " }
      return word.lastIndex { $0 != " " }.map { String(word[...$0]) }
    }
  }
}
