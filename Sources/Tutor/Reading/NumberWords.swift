import Content

/// Numbers in words, such as fifty-six, 오십육, 쉰여섯 or 5 tens and 6.
///
/// The lists say which words have a value, which multiply what stands before them, which may stand
/// between, and which turn the order around, as in German *sechsundfünfzig*.
struct NumberWords: Sendable {
  /// What a word, or a part of it, means inside a number.
  struct Atom: Sendable {
    var value: Int?
    /// What it makes of a value before it.
    var factor: Int?
    /// Whether it may stand between a greater and a smaller part.
    var isJoiner = false
    /// Whether ones stand before it and tens behind it.
    var isTurning = false
    /// Whether it stands for one before a factor: a hundred.
    var isArticle = false
    /// Whether it is written in digits.
    var isDigits = false
  }

  private var atoms: [String: Atom] = [:]
  /// Words that are other words too: alone they count only where nothing but numbers is said.
  private var doubtful: [String: Atom] = [:]
  /// What may stick to a number before and behind it, the longest first.
  private let beginnings: [String], endings: [String]
  /// What is counted, as a word behind the number: 네 개.
  private let measures: Set<String>
  /// What behind a digit makes another number of it: teen, ty.
  private let teens: Set<String>, tens: Set<String>
  private let longest: Int

  init(_ lists: WordLists) {
    beginnings = lists["beginning"].sorted { $0.count > $1.count }
    measures = Set(lists["measure"])
    teens = Set(lists["number.behind.teen"])
    tens = Set(lists["number.behind.ty"])
    endings = (lists["ending"] + lists["measure"]).sorted { $0.count > $1.count }
    for list in lists.family("number.") where !list.name.hasPrefix("behind.") {
      for word in list.words {
        if list.name.hasPrefix("doubtful.") {
          doubtful[word] = Atom(value: Self.value(in: list.name))
        } else {
          Self.take(list.name, into: &atoms[word, default: Atom()])
        }
      }
    }
    longest = (Array(atoms.keys) + doubtful.keys).map(\.count).max() ?? 1
  }

  private static func value(in name: String) -> Int? { Int(name.drop { !$0.isNumber }) }

  private static func take(_ name: String, into atom: inout Atom) {
    switch name {
    case "joiner": atom.isJoiner = true
    case "turning": atom.isTurning = true
    case "article": atom.isArticle = true
    default:
      let isFactor = name.hasPrefix("times.")
      if isFactor { atom.factor = value(in: name) } else { atom.value = value(in: name) }
    }
  }

  /// Whether a word is a number and nothing else.
  func isNumber(_ word: String) -> Bool { split(word) != nil }

  /// The pieces with the numbers among them in digits.
  func inDigits(_ pieces: [TypedPiece]) -> [TypedPiece] {
    let isNumbersAlone = pieces.allSatisfy { piece in
      piece.word.map(isNumberOrMeasure) ?? true
    }
    var parts = pieces.flatMap { self.parts(of: $0, trusting: isNumbersAlone) }[...]
    var result: [TypedPiece] = []
    while let first = parts.first {
      let number = SpelledNumber(at: parts)
      result.append(number.map { .number(String($0.value), isSpelled: true) } ?? first.piece)
      parts = number?.rest ?? parts.dropFirst()
    }
    return result
  }

  /// The text with numbers in digits that are half a digit and half a word: 8teen, 6ty.
  func withWholeDigits(_ text: String) -> String {
    guard text.contains(where: \.isNumber) else { return text }
    return text.split(separator: " ", omittingEmptySubsequences: false)
      .map { whole($0) ?? String($0) }.joined(separator: " ")
  }

  private func whole(_ token: Substring) -> String? {
    guard let digit = token.first, "2"..."9" ~= digit else { return nil }
    let ending = String(token.dropFirst().prefix(while: \.isLetter))
    let behind = token.dropFirst(1 + ending.count)
    guard !behind.contains(where: \.isNumber) else { return nil }
    if teens.contains(ending), digit > "2" { return "1\(digit)\(behind)" }
    return tens.contains(ending) ? "\(digit)0\(behind)" : nil
  }

  private func isNumberOrMeasure(_ word: String) -> Bool {
    doubtful[word] != nil || measures.contains(word) || split(word)?.first?.atom?.value != nil
  }

  private func parts(of piece: TypedPiece, trusting isNumbersAlone: Bool) -> [NumberPart] {
    switch piece {
    case .number(let text, _):
      [NumberPart(piece, Int(text).map { Atom(value: $0, isDigits: true) })]
    // A hyphen joins a number's words, and may take away between digits.
    case .sign: [NumberPart(piece, piece == .sign("-") ? Atom(isJoiner: true) : nil)]
    case .word(let word):
      if isNumbersAlone, let atom = doubtful[word] {
        [NumberPart(piece, atom)]
      } else {
        split(word) ?? splitBeforeEnding(word) ?? splitBehindBeginning(word)
          ?? [NumberPart(piece, nil)]
      }
    }
  }

  /// The parts of a number and what sticks to it: 오십육 and 이에요.
  private func splitBeforeEnding(_ word: String) -> [NumberPart]? {
    // What sticks to digits begins with a number itself: 이 is 2.
    endings.contains(word)
      ? nil
      : endings.lazy.filter { word.hasSuffix($0) && word.count > $0.count }.compactMap { ending in
        parts(of: String(word.dropLast(ending.count)), before: ending)
      }.first
  }

  /// A word that is another word too is a number before です, and none before a single letter.
  private func parts(of word: String, before ending: String) -> [NumberPart]? {
    let alone = ending.count > 1 ? doubtful[word].map { [NumberPart(.word(word), $0)] } : nil
    return (split(word) ?? alone).map { $0 + [NumberPart(.word(ending), nil)] }
  }

  /// The parts of what is written before a number without a space, and of the number: 答案是五十六.
  private func splitBehindBeginning(_ word: String) -> [NumberPart]? {
    guard let beginning = beginnings.first(where: word.hasPrefix) else { return nil }
    let rest = String(word.dropFirst(beginning.count))
    return (split(rest) ?? splitBeforeEnding(rest)).map { [NumberPart(.word(beginning), nil)] + $0 }
  }

  /// The parts of a word that is one number or several, and nothing else.
  private func split(_ word: String) -> [NumberPart]? {
    if let atom = atoms[word] { return [NumberPart(.word(word), atom)] }
    let letters = Array(word)
    guard let parts = split(letters[...]), parts.last?.atom?.isLink == false else { return nil }
    return parts.first?.atom?.value == nil || parts.count == 1 ? nil : parts
  }

  private func split(_ letters: ArraySlice<Character>) -> [NumberPart]? {
    guard !letters.isEmpty else { return [] }
    for length in (1...min(longest, letters.count)).reversed() {
      let word = String(letters.prefix(length))
      guard let atom = atoms[word] ?? doubtful[word], !atom.isArticle,
        let rest = split(letters.dropFirst(length))
      else { continue }
      return [NumberPart(.word(word), atom)] + rest
    }
    return nil
  }
}

extension NumberWords.Atom {
  /// Whether it only links two values.
  var isLink: Bool { value == nil && factor == nil }
}
