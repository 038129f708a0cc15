import Quiz

/// Understands what is typed, in the words of all languages that Robo speaks.
struct TypedReader: Sendable {
  private let book: WordBook

  init(_ book: WordBook = .all) {
    self.book = book
  }

  /// What a line says at an open question.
  ///
  /// Where Robo has asked back once at this question whether digits that stand apart are one
  /// number, they are.
  func read(_ typed: String, at question: Question, hasAskedBack: Bool = false) -> TypedReading {
    let line = FoldedLine(typed)
    guard !line.text.isEmpty else { return .empty }
    guard !book.tellsDistress(line) else { return .says(.distress) }
    if let meaning = book.phrases[line.bare] { return .says(meaning) }
    if let reading = book.meaningOfMarks(line) { return reading }
    let numbers = NumberReading(line, at: question, hasAskedBack: hasAskedBack, in: book)
    let pair = book.pairMeaning(of: line)
    if pair != .tip, let numbers, numbers.strangers.isEmpty, let reading = numbers.reading(book) {
      return reading
    }
    return readWords(line, pair, numbers)
  }

  /// What a line says while no question is open; nil where Robo knows no word for it.
  func meaning(of typed: String) -> Meaning? {
    let line = FoldedLine(typed)
    return book.tellsDistress(line) ? .distress : book.wholeMeaning(of: line)
  }

  /// What a line says while no question is open and nothing else fits: the words among others
  /// count too, and so does a misspelt one where it does no harm to have it wrong.
  func looseMeaning(of typed: String) -> Meaning? {
    let line = FoldedLine(typed)
    if let meaning = meaning(of: typed) ?? book.pairMeaning(of: line) { return meaning }
    if case .says(let meaning) = book.meaningOfMarks(line) { return meaning }
    return book.sentenceMeaning(of: line)
      ?? book.nearWords.nearest(to: line.bare).lazy
      .map(\.meaning).first { !Self.isNeverLoose.contains($0) }
  }

  /// What a misspelt word is not taken for where nothing is asked back.
  private static let isNeverLoose: Set<Meaning> = [.stop, .yes, .no]

  /// Whether a grown-up must hear of it.
  func tellsDistress(_ typed: String) -> Bool { book.tellsDistress(FoldedLine(typed)) }

  private func readWords(
    _ line: FoldedLine, _ pair: Meaning?, _ numbers: NumberReading?
  ) -> TypedReading {
    if let meaning = book.wholeMeaning(of: line) ?? pair {
      return .says(meaning)
    }
    if book.isForeignNumber(line) { return .digits }
    let sentence = book.sentenceMeaning(of: line)
    // A word such as one is often no number, and who asks for help has no answer yet.
    let isSentence = sentence == .tip || sentence != nil && numbers?.isSpelled == true
    if !isSentence, let reading = numbers?.reading(book) { return reading }
    return sentence.map { .says($0) } ?? book.nearMeaning(of: line) ?? .unknown
  }
}

extension TypedReader {
  /// The number of a line, in digits or in words; nil where there is none or another one too, or
  /// where a number in words stands among others that Robo does not know.
  func number(in typed: String) -> Int? {
    let pieces = book.numbers.inDigits(TypedPiece.pieces(of: FoldedLine(typed).bare))
    let numbers = Set(pieces.compactMap(\.number))
    guard let text = numbers.first, numbers.count == 1, text.count <= 4 else { return nil }
    let known = book.surroundings.frames.union(book.surroundings.measures)
    let isClear =
      pieces.contains(.number(text, isSpelled: false))
      || pieces.compactMap(\.word).allSatisfy(known.contains)
    return isClear ? Int(text) : nil
  }
}
