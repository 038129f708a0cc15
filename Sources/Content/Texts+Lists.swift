extension Texts {
  /// The words as a list within a sentence: `6, 7, 8`.
  package func list(_ words: [String]) -> String { joined(words, as: .listWords) }

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

  /// What the phrase has between two parts, such as `, ` or `、`, between all of them.
  private func joined(_ parts: [String], as phrase: Phrase) -> String {
    parts.joined(separator: self(phrase, ["first": "", "second": ""]))
  }
}
