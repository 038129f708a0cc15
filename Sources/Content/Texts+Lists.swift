import Basics

extension Texts {
  /// The words as a list within a sentence: `6, 7, 8`.
  package func list(_ words: [String]) -> String { joined(words, as: .listWords) }

  /// The words as a sentence has them when all count: `6, 7 and 8`.
  package func all(_ words: [String]) -> String { joined(words, withLast: .listAnd) }

  /// The words as a sentence has them when one is chosen: `6, 7 or 8`.
  package func choice(_ words: [String]) -> String { joined(words, withLast: .listOr) }

  /// What somebody typed, in the quotation marks of the language and safe to print.
  package func quoted(_ text: String) -> String { self(.quoted, ["text": text.excerpt]) }

  /// Parts of a sentence that may have lists in them: `Easy: 6, 7; hard: 8`.
  package func clauses(_ parts: [String]) -> String { joined(parts, as: .listClauses) }

  /// Whole sentences, one behind the other.
  package func sentences(_ sentences: [String]) -> String { joined(sentences, as: .listSentences) }

  /// A value behind what it is of, or a line behind who says it: `Robo: Hi!`.
  package func labelled(_ label: String, _ value: String) -> String {
    self(.labelValue, ["label": label, "value": value])
  }

  /// The words with the sign that ends a sentence.
  package func sentence(_ words: String) -> String { self(.sentenceEnd, ["text": words]) }

  private func joined(_ words: [String], withLast phrase: Phrase) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return self(phrase, ["first": list(Array(words.dropLast())), "second": last])
  }

  /// What the phrase has between two parts, such as `, ` or `、`, between all of them.
  private func joined(_ parts: [String], as phrase: Phrase) -> String {
    parts.joined(separator: self(phrase, ["first": "", "second": ""]))
  }
}
