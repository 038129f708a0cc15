extension WordBook {
  /// Whether the line tells of something that a grown-up must hear; it is never guessed.
  func tellsDistress(_ line: FoldedLine) -> Bool {
    guard line.hasWords else { return false }
    let words = line.words
    let squeezed = line.text.squeezed
    return meanings(inside: words).contains(.distress)
      || pairs.contains { $0.meaning == .distress && $0.fits(words, without: []) }
      || stems.contains { $0.meaning == .distress && squeezed.contains($0.stem) }
      || tellsOfHurt(line)
  }

  /// Whether somebody has hurt the child: sam hit me; but not "ok hit me", which asks for a question.
  private func tellsOfHurt(_ line: FoldedLine) -> Bool {
    undressed(line.bare).allSatisfy { phrase in hurts.contains { phrase.hasSuffix($0) } }
  }

  /// What a sentence says about the child, about Robo, of not knowing, or of what to practise.
  func pairMeaning(of line: FoldedLine) -> Meaning? {
    let words = line.words
    // Beside a number times is a sign.
    let hasNumber = line.bare.contains(where: \.isNumber)
    let meanings = [Meaning.tip, .sad, .insult] + (hasNumber ? [] : [.topic])
    return meanings.first { meaning in
      pairs.contains {
        $0.meaning == meaning && $0.fits(words, without: meaning == .tip ? [] : nots)
      }
    }
  }

  /// Whether a word of a line asks for a tip: 4help is typed by a child who began to answer, and then
  /// wanted help.
  func asksForTip(_ line: FoldedLine) -> Bool { sentenceMeaning(of: line) == .tip }

  /// What a word or a stem among others says; not hard is easy, and not easy is hard.
  func sentenceMeaning(of line: FoldedLine) -> Meaning? {
    let words = line.words
    guard nonsense.isDisjoint(with: words) else { return nil }
    let found = meanings(inside: words)
    let isDenied = words.contains(where: nots.contains)
    let said = Meaning.insideSentences.first(where: found.contains)
    if let said { return isDenied ? turned(said, in: words) : said }
    return stemMeaning(of: line.text.squeezed, isDenied: isDenied)
  }

  /// What is said where something is denied; a no alone only corrects what was said before: no, easy.
  private func turned(_ said: Meaning, in words: [String]) -> Meaning? {
    guard let opposite = Self.opposite(of: said) else { return nil }
    return words.contains(where: surroundings.denials.contains) ? opposite : said
  }

  /// The meaning of a misspelt word or phrase; several where it is as near to others.
  func nearMeaning(of line: FoldedLine) -> TypedReading? {
    guard line.bare.allSatisfy({ $0.isLetter || $0 == " " }) else { return nil }
    let near = nearWords.nearest(to: line.bare)
    guard let first = near.first else { return nil }
    if near.count == 1, first.meaning.isHarmless { return .says(first.meaning) }
    return .unsure(near.map(\.meaning), words: near.map(\.word))
  }

  /// Whether a number is said in a language that Robo does not speak.
  func isForeignNumber(_ line: FoldedLine) -> Bool {
    let text = line.text.squeezed
    return foreignNumbers.contains(where: text.contains)
  }

  private func stemMeaning(of text: String, isDenied: Bool) -> Meaning? {
    guard !text.isASCII,
      let found = stems.first(where: { $0.meaning != .distress && text.contains($0.stem) })
    else { return nil }
    let isTurned = nots.contains { text.contains($0 + found.stem) }
    return isTurned ? Self.opposite(of: found.meaning) ?? found.meaning : found.meaning
  }

  private func meanings(inside words: [String]) -> Set<Meaning> {
    words.indices.reduce(into: []) { found, start in
      for phrase in inside[words[start]] ?? [] where words[start...].starts(with: phrase.words) {
        found.insert(phrase.meaning)
      }
    }
  }

  /// What is said with *not* before it; nil where that can mean anything.
  private static func opposite(of meaning: Meaning) -> Meaning? {
    switch meaning {
    case .hard: .happy
    case .easy: .hard
    default: nil
    }
  }
}
