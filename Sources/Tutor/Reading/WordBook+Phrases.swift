import Basics

extension WordBook {
  /// The typed line; digits whose keys have letters on the other keyboard are digits, and so is a
  /// number that is half a word: 8teen.
  func line(_ typed: String) -> FoldedLine {
    let folded = FoldedLine(typed)
    let whole = numbers.withWholeDigits(folded.text)
    let line = whole == folded.text ? folded : FoldedLine(whole)
    guard let keys = keyboard.keys(of: line.text), keys.allSatisfy({ "0"..."9" ~= $0 }) else {
      return line
    }
    return FoldedLine(keys)
  }

  /// What the line means as a whole, however it is dressed: with please or Robo's name around it,
  /// with letters repeated, without spaces, or typed on the other keyboard.
  func wholeMeaning(of line: FoldedLine) -> Meaning? {
    let plain = undressed(line.bare)
    if let meaning = plain.lazy.compactMap({ phrases[$0] }).first { return meaning }
    if maths.name(in: line) != nil { return .maths }
    if nameBeginnings.contains(where: { begins(line.bare, with: $0) }) { return .name }
    if introductions.tellsAge(line.bare, isNumber: numbers.isNumber) { return .tell }
    let changed = plain.flatMap(variants).lazy.compactMap { self.phrases[$0] }.first
    return changed ?? phrasesWithoutSpaces[line.bare.squeezed] ?? meaningOnOtherKeyboard(line)
      ?? feeling(line)
  }

  /// What somebody feels who says how much: i am very sad today.
  private func feeling(_ line: FoldedLine) -> Meaning? {
    let words = line.bare.split(separator: " ").filter { !intensifiers.contains(String($0)) }
    let meaning = undressed(words.joined(separator: " ")).lazy.compactMap { phrases[$0] }.first
    return meaning.flatMap { Self.feelings.contains($0) ? $0 : nil }
  }

  private static let feelings: Set<Meaning> = [
    .unhappy, .sad, .angry, .hard, .easy, .need, .bored, .happy, .slow,
  ]

  /// What a line means in which digits stand for words that sound so, as in "this is 2 hard": a
  /// phrase, or a word that says how something is right behind the digit; nil where they are none.
  func meaningBySound(_ line: FoldedLine) -> Meaning? {
    let words = line.bare.split(separator: " ").map(String.init)
    guard let place = words.firstIndex(where: { sounds[$0] != nil }), words.count > 1 else {
      return nil
    }
    let spelled = (sounds[words[place]] ?? []).map { sound in
      words.replacing([words[place]], with: [sound]).joined(separator: " ")
    }
    let phrase = spelled.flatMap(undressed).lazy.compactMap { phrases[$0] }.first
    guard phrase == nil, place + 1 < words.count else { return phrase }
    let behind = inside[words[place + 1]]?.first { $0.words.count == 1 }?.meaning
    return behind.flatMap { Self.soundingMeanings.contains($0) ? $0 : nil }
  }

  /// What is too much of something: hard, easy, boring, tired, unfair.
  private static let soundingMeanings: Set<Meaning> = [.hard, .easy, .bored, .need, .angry]

  /// What a line of emoji or marks alone means; nil where it has words.
  func meaningOfMarks(_ line: FoldedLine) -> TypedReading? {
    guard !line.hasWords else { return nil }
    let scalars = line.text.unicodeScalars
    if let meaning = scalars.lazy.compactMap({ emoji[$0] }).first { return .says(meaning) }
    if scalars.contains("?") { return .says(.tip) }
    return scalars.contains { $0.value > 0x2190 } ? .unknown : .signs
  }

  /// What a child tells of itself, where a line means nothing else: its name, or anything.
  func meaningOfTelling(_ typed: String, _ line: FoldedLine) -> Meaning? {
    guard nonsense.isDisjoint(with: line.words), line.words.count > 1 || !line.text.isASCII else {
      return nil
    }
    if introductions.name(in: typed, .likely) != nil { return .name }
    return tellBeginnings.contains { begins(line.bare, with: $0) } ? .tell : nil
  }

  /// Whether the words stand at the beginning of a line; spaces count in the Latin script alone.
  private func begins(_ line: String, with words: String) -> Bool {
    line.hasPrefix(words + " ") || !words.isASCII && line.squeezed.hasPrefix(words.squeezed)
  }

  /// The phrase itself, and without a word before it, behind it, or both.
  func undressed(_ phrase: String) -> [String] {
    let behind =
      [phrase]
      + leads.filter { phrase.hasPrefix($0 + " ") || isWordByItself($0) && phrase.hasPrefix($0) }
      .map { phrase.dropFirst($0.count).trimmed }
    return behind
      + behind.flatMap { phrase in
        tails.filter { phrase.hasSuffix(" " + $0) || isWordByItself($0) && phrase.hasSuffix($0) }
          .map { FoldedLine.withoutMarks(String(phrase.dropLast($0.count)).trimmed) }
      }
  }

  /// Whether a word needs no space beside it: 羅寶你幾歲; a lone letter may be a part of another word.
  private func isWordByItself(_ word: String) -> Bool { !word.isASCII && word.count > 1 }

  /// The phrase with repeated letters shortened, without letters that only laugh or cry, and
  /// without spaces.
  private func variants(of phrase: String) -> [String] {
    var quiet = phrase[...]
    while let last = quiet.last, last == " " || fillers.contains(String(last)) {
      quiet.removeLast()
    }
    // A lone letter is a wish of its own, and a key that is held down is none.
    let shortened = [phrase.shortened(to: 2), phrase.shortened(to: 1)].filter { $0.count > 1 }
    return shortened + [String(quiet), phrase.squeezed]
  }

  private func meaningOnOtherKeyboard(_ line: FoldedLine) -> Meaning? {
    if let meaning = phrasesOnOtherKeyboard[line.bare] { return meaning }
    return keyboard.keys(of: line.bare).flatMap { phrases[$0] }
  }
}

extension String {
  /// The text with no letter more often in a row than so many times.
  fileprivate func shortened(to longest: Int) -> String {
    reduce(into: "") { text, letter in
      let run = text.reversed().prefix { $0 == letter }.count
      if run < longest { text.append(letter) }
    }
  }
}
