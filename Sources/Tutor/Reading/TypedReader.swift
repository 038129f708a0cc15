import Quiz

/// Understands what is typed, in the words of all languages that Robo speaks.
struct TypedReader: Sendable {
  let book: WordBook

  init(_ book: WordBook = .all) {
    self.book = book
  }

  /// What a line says at an open question.
  ///
  /// Where Robo has asked back once at this question whether digits that stand apart are one
  /// number, they are.
  func read(
    _ typed: String, at asked: AskedQuestion, hasAskedBack: Bool = false
  ) -> TypedReading {
    let line = book.line(typed)
    guard !line.text.isEmpty else { return .empty }
    guard !book.tellsDistress(line) else { return .says(.distress) }
    if let meaning = book.phrases[line.bare] ?? book.meaningBySound(line) { return .says(meaning) }
    if book.maths.name(in: line) != nil { return .says(.maths) }
    if let reading = book.meaningOfMarks(line) { return reading }
    let numbers = NumberReading(line, at: asked, hasAskedBack: hasAskedBack, in: book)
    let pair = book.pairMeaning(of: line)
    if pair != .tip, let numbers, numbers.strangers.isEmpty, let reading = numbers.reading {
      return isWrong(reading, at: asked) && book.asksForTip(line) ? .says(.tip) : reading
    }
    let reading = readWords(line, at: asked, pair, numbers)
    guard reading == .unknown else { return reading }
    return book.meaningOfTelling(typed, line).map { .says($0) } ?? .unknown
  }

  private func isWrong(_ reading: TypedReading, at asked: AskedQuestion) -> Bool {
    if case .answer(let digits) = reading { digits != String(asked.answer) } else { false }
  }

  /// What a line says while no question is open; nil where Robo knows no word for it.
  func meaning(of typed: String) -> Meaning? {
    let line = book.line(typed)
    return book.tellsDistress(line) ? .distress : book.wholeMeaning(of: line)
  }

  /// Whether a line that is not finished can become a wish to stop, which takes two letters to tell.
  func beginsToStop(_ typed: String) -> Bool {
    let line = book.line(typed).bare
    return line.count > 1 && book.phrases.contains { $0.value == .stop && $0.key.hasPrefix(line) }
  }

  /// What a line says as a whole, or with words among others; nothing in it is misspelt.
  func sayingMeaning(of typed: String) -> Meaning? {
    meaning(of: typed) ?? book.sentenceMeaning(of: book.line(typed))
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
      ?? book.meaningOfTelling(typed, line)
  }

  /// Whether a line says that somebody does not want to go on: i dont want to.
  func declines(_ typed: String) -> Bool {
    let line = book.line(typed)
    return meaning(of: typed) == .stop && !book.nots.isDisjoint(with: line.words)
  }

  /// What a misspelt word is not taken for where nothing is asked back.
  private static let isNeverLoose: Set<Meaning> = [.stop, .pause, .yes, .no]

  /// The pieces of a line, its numbers in digits.
  private func pieces(of typed: String) -> [TypedPiece] {
    book.numbers.inDigits(TypedPiece.pieces(of: book.line(typed).bare))
  }

  /// Whether a number counts something in the line, such as minutes.
  func countsSomething(_ typed: String) -> Bool {
    let pieces = pieces(of: typed)
    return pieces.contains { $0.number != nil }
      && pieces.compactMap(\.word).contains(where: book.measures.all.contains)
  }

  /// Whether a line speaks of a time to play, perhaps of several, or of hours.
  func countsMinutes(_ typed: String) -> Bool {
    let pieces = pieces(of: typed)
    let words = pieces.compactMap(\.word)
    let isCounted =
      pieces.contains { $0.number != nil } || words.contains(where: book.measures.countHours)
    return isCounted && words.contains(where: book.measures.arePlayingTime)
  }

  /// Whether a line is from one length of a practice to a longer one, such as 2-3.
  func isRangeOfMinutes(_ typed: String) -> Bool {
    let pieces = pieces(of: typed)
    let ends = pieces.compactMap(\.number).compactMap { Int($0) }
    guard pieces.count == 3, ends.count == 2, let sign = pieces[1].sign else { return false }
    return "-–—~".contains(sign) && ends[0] < ends[1]
      && ends.allSatisfy(PracticeOptions.allowedMinutes.contains)
  }

  /// Whether the only number of a line can be minutes to play: it counts them, or nothing else that
  /// the line says.
  func canBeMinutes(_ typed: String) -> Bool {
    let pieces = pieces(of: typed)
    let words = pieces.compactMap(\.word)
    let behind = pieces.drop { $0.number == nil }.dropFirst().map(\.word)
    guard !book.surroundings.leavesUnfinished(behind), !asksOrDenies(typed) else { return false }
    if words.contains(where: book.measures.areMinutes) { return true }
    guard !words.contains(where: book.measures.areOther) else { return false }
    return words.allSatisfy(book.measures.standBesideMinutes)
  }

  /// Whether a line asks about its number, or says that it is not this one: why 5 minutes, not 5.
  private func asksOrDenies(_ typed: String) -> Bool {
    let line = book.line(typed)
    return !book.surroundings.denials.isDisjoint(with: line.words) || book.measures.ask(line.bare)
      || book.measures.compare(line.bare)
  }

  /// Whether the line says how hard a question felt, and perhaps no more.
  func isFeelingOfHardness(_ typed: String) -> Bool {
    [.hard, .easy].contains(meaning(of: typed))
  }

  /// What the line wishes of the next practice; nil where it wishes nothing, or says more.
  func wish(in typed: String) -> PracticeWish? {
    let line = book.line(typed)
    let wish = PracticeWish(line, in: book.wishes)
    // My times are not the times tables.
    if wish?.topic != nil, meaning(of: typed) == .later { return nil }
    return wish?.minutes != nil && book.measures.compare(line.bare) ? nil : wish
  }

  /// What the line does not want, such as not 10 minutes; nil where it wants something, or says more.
  func refusal(in typed: String) -> PracticeWish? {
    PracticeWish(refusing: book.line(typed), in: book.wishes)
  }

  /// Whether a number in a line can only be that of a table: only the 8s, or the 8 times table, but not 8s
  /// alone, which may be a slip of the keys.
  func namesTable(_ typed: String) -> Bool {
    guard let parts = book.wishes.parts(of: book.line(typed)) else { return false }
    return parts.contains(.table) || parts.contains(.ending) && parts.count > 2
  }

  /// Whether somebody has to go, but not yet: i have to go in 5 minutes.
  func leavesSoon(_ typed: String) -> Bool {
    book.wishes.tellsOther(book.line(typed)) && countsMinutes(typed)
  }

  /// Whether a line of the Latin script is no more than a number in words, such as twelve; in other
  /// scripts such words are names, too.
  func spellsNumber(_ typed: String) -> Bool {
    let pieces = pieces(of: typed)
    return typed.isASCII && pieces.allSatisfy { $0.number != nil }
  }

  /// Whether a line is about as much as a number, such as that of a list: 2, or the second one.
  func isNumberAlone(_ typed: String) -> Bool {
    let pieces = pieces(of: typed)
    return pieces.compactMap(\.word).allSatisfy(book.surroundings.frames.contains)
  }

  /// The place in a list of so many that a line names, such as 2 in "the second one"; nil where it
  /// names none.
  func ordinal(in typed: String, of count: Int) -> Int? {
    let line = book.line(typed)
    guard book.nots.isDisjoint(with: line.words) else { return nil }
    let words = line.bare.split(separator: " ").filter {
      !book.surroundings.frames.contains(String($0))
    }
    return book.lastPlaces.contains(words.joined()) ? count : book.ordinals[words.joined()]
  }

  /// Whether a line says no more than that what was asked is not understood.
  func asksBack(_ typed: String) -> Bool {
    book.asksBack.contains(book.line(typed).bare.squeezed)
  }

  /// How long to play, where a line asks for more or less of it without a number.
  func lengthWish(in typed: String) -> LengthWish? {
    let line = book.line(typed)
    if let wish = book.lengths[line.bare.squeezed] { return wish }
    guard book.nots.isDisjoint(with: line.words) else { return nil }
    return book.undressed(line.bare).lazy.compactMap { book.lengths[$0.squeezed] }.first
  }

  /// Whether more of what came last is asked for, such as another joke.
  func asksForMore(_ typed: String) -> Bool { book.more.contains(book.line(typed).bare) }

  /// The name of the word of maths that a line asks about; nil where it asks about none.
  func mathsWord(in typed: String) -> String? { book.maths.name(in: book.line(typed)) }

  /// The name that a child says in a line such as "I am Mia"; nil where there is none.
  func name(in typed: String) -> String? { decentName(in: typed, .likely) }

  /// The name in a line that can say nothing else, such as "my name is Mia" but not "I am Mia".
  func nameForSure(in typed: String) -> String? { decentName(in: typed, .sure) }

  /// The name in a line that answers the question for it, such as "no im leo".
  func askedName(in typed: String) -> String? { decentName(in: typed, .expected) }

  /// The name in a line, unless it is a word of the schoolyard.
  private func decentName(
    in typed: String, _ certainty: IntroductionFrames.Certainty
  ) -> String? {
    book.introductions.name(in: typed, certainty).flatMap { name in
      sayingMeaning(of: name)?.isNeverGuessed == true ? nil : name
    }
  }

  /// Whether words behind "I am" are no name, such as "a boy".
  func isNoName(_ words: String) -> Bool { book.introductions.isNoName(words) }

  /// Whether words are the names of several, such as "Zoe and Leo".
  func joinsNames(_ words: String) -> Bool { book.joinedNames.stand(in: words) }

  /// Whether words are a sentence rather than a name.
  func isSentence(_ words: String) -> Bool { book.introductions.isSentence(words) }

  /// Whether a line begins to say a name, and stops before it.
  func isUnfinishedName(_ typed: String) -> Bool { book.introductions.isUnfinished(typed) }

  /// Whether a grown-up must hear of it.
  func tellsDistress(_ typed: String) -> Bool { book.tellsDistress(FoldedLine(typed)) }

  private func readWords(
    _ line: FoldedLine, at asked: AskedQuestion, _ pair: Meaning?, _ numbers: NumberReading?
  ) -> TypedReading {
    // A word such as one is often no number, and who asks for help has no answer yet, but the right
    // one.
    let number = numbers?.reading
    let answer = String(asked.answer)
    let isRight = [.answer(answer), .joined(answer)].contains(number)
    if let meaning = book.wholeMeaning(of: line) ?? (isRight ? nil : pair) {
      return .says(meaning)
    }
    if book.isForeignNumber(line) { return .digits }
    let sentence = book.sentenceMeaning(of: line)
    let isSentence =
      [.tip, .favourite].contains(sentence) && !isRight
      || sentence != nil && numbers?.isSpelled == true
    if !isSentence, let reading = misspeltNumber(line, at: asked) ?? number {
      return reading
    }
    return sentence.map { .says($0) } ?? book.nearMeaning(of: line) ?? .unknown
  }

  /// A number in misspelt words; a word that is as near to another word is none: sikp.
  private func misspeltNumber(_ line: FoldedLine, at asked: AskedQuestion) -> TypedReading? {
    guard let number = book.nearNumbers.reading(of: line, at: asked, in: book),
      book.nearWords.nearest(to: line.bare, within: 1).isEmpty
    else { return nil }
    return number
  }
}

extension TypedReader {
  /// The number of a line, in digits or in words; nil where there is none or another one too, or
  /// where a number in words stands among others that Robo does not know.
  func number(in typed: String) -> Int? {
    let pieces = pieces(of: typed)
    let numbers = Set(pieces.compactMap(\.number))
    guard let text = numbers.first, numbers.count == 1, text.count <= 4,
      !Self.isBelowZero(pieces), calculation(in: typed) == nil
    else { return nil }
    let known = book.surroundings.frames.union(book.measures.all)
    let isClear =
      pieces.contains(.number(text, isSpelled: false))
      || pieces.compactMap(\.word).allSatisfy(known.contains)
    return isClear ? Int(text) : nil
  }

  /// Whether a minus stands right before the first number.
  private static func isBelowZero(_ pieces: [TypedPiece]) -> Bool {
    pieces.prefix { $0.number == nil }.last == .sign("-")
  }

  /// The calculation that a line says in words other than those of signs, such as 9 + 9 for "9 and
  /// 9" or 8 ÷ 2 for "half of 8"; nil where it says something else.
  func calculation(in typed: String) -> String? {
    let frames = book.surroundings.frames
    let pieces = Array(pieces(of: typed).drop { $0.word.map(frames.contains) == true })
    if book.surroundings.putTogether(pieces) {
      return pieces.compactMap(\.number).joined(separator: " + ")
    }
    guard let number = pieces.last?.number else { return nil }
    return book.surroundings.multiple(alone: pieces.dropLast().map(\.word)).map { number + $0 }
  }
}
