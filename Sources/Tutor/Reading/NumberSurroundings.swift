import Content
import Quiz

/// What words around numbers mean.
struct NumberSurroundings: Sendable {
  /// What is said around a number and changes nothing.
  let frames: Set<String>
  /// The letters of which a laugh is made, however long.
  private let laughter: Set<Character>
  /// The number behind it is meant, not the one before.
  let instead: Set<String>
  /// It leaves two numbers to choose from.
  let choices: Set<String>
  /// What follows is the result, or the reason for it.
  let hence: Set<String>, reasons: Set<String>
  let nots: Set<String>
  /// What denies, and does not only correct what stands before it.
  let denials: Set<String>
  /// The words of what leaves a number unfinished that it stands behind.
  let parts: Set<String>
  private let unfinished: [[String]]
  /// What stands before a number and makes another one of it, with the calculation: half of, double.
  private let multiples: [(words: [String], calculation: String)]
  /// What is only unsure where it is denied: I don't know.
  private let knowing: [[String]]
  /// What denies nothing behind a number: isn't it.
  let tags: [[String]]
  /// What stands before a number of which something is told: I like.
  private let tales: [[String]]
  /// Who says a number that the child may only repeat.
  private let hearsay: [String]
  /// What a number is that is denied: right.
  let truths: Set<String>
  /// What is left over in a division, and that nothing is.
  private let remainders: Set<String>, nothing: Set<String>
  /// Between two numbers it says that they are equal.
  private let linking: Set<String>
  /// Between two numbers it puts them together: and.
  private let joining: Set<String>
  /// The words that stand for signs, the longest first.
  private let signs: [(words: [String], sign: Character)]

  init(_ lists: WordLists) {
    frames = Set(lists["frame"] + lists["beginning"] + lists["ending"])
    laughter = Set(lists["laughter"].joined())
    instead = Set(lists["instead"])
    choices = Set(lists["choice"])
    hence = Set(lists["hence"])
    reasons = Set(lists["reason"])
    nots = Set(lists["not"])
    denials = nots.subtracting(instead)
    unfinished = lists["part"].map(Self.words)
    parts = Set(unfinished.joined())
    multiples = Self.multiples(lists)
    knowing = lists["knowing"].map(Self.words)
    tags = lists["tag"].map(Self.words)
    tales = lists["tale"].map(Self.words)
    hearsay = lists["hearsay"]
    remainders = Set(lists["remainder"].flatMap(Self.words))
    truths = Set(lists["truth"])
    nothing = Set(lists["remainder.none"])
    linking = Set(lists["sign.is"])
    joining = Set(lists["sign.and"])
    signs = Self.signs(lists).sorted { $0.words.count > $1.words.count }
  }

  /// The pieces without the words behind the first number that say that nothing is left over: 12
  /// remainder 0.
  func withoutRemainder(_ pieces: [TypedPiece]) -> [TypedPiece] {
    guard let place = pieces.firstIndex(where: { $0.number != nil }) else { return pieces }
    let behind = pieces[(place + 1)...]
    let words = behind.compactMap(\.word)
    let isNothing = words.contains(where: nothing.contains) || behind.contains { $0.number == "0" }
    let isSaid = isNothing && words.contains(where: remainders.contains)
    let isAll = behind.allSatisfy { piece in
      piece.word.map { remainders.union(nothing).union(frames).contains($0) }
        ?? piece.number.map { $0 == "0" } ?? true
    }
    return isSaid && isAll ? Array(pieces[...place]) : pieces
  }

  private static func words(_ phrase: String) -> [String] {
    phrase.split(separator: " ").map(String.init)
  }

  /// Whether a word is a laugh, such as ㅋㅋㅋ.
  func isLaugh(_ word: String) -> Bool {
    (word.count > 1 || !word.isASCII) && word.allSatisfy(laughter.contains)
  }

  /// Whether the words behind a number begin with what leaves it unfinished, such as *and a half*.
  func leavesUnfinished(_ words: [String?]) -> Bool {
    unfinished.contains { words.starts(with: $0) }
  }

  /// What the words before a number do with it, such as ÷ 2 for half of; nil where they do nothing.
  func multiple(behind words: [String?]) -> String? {
    multiples.first { words.suffix($0.words.count).elementsEqual($0.words) }?.calculation
  }

  /// What words say that do no more with a number; nil where they say anything else.
  func multiple(alone words: [String?]) -> String? {
    multiples.first { words.elementsEqual($0.words) }?.calculation
  }

  /// Whether the pieces are numbers with no more than *and* between them.
  func putTogether(_ pieces: [TypedPiece]) -> Bool {
    pieces.count > 2 && !pieces.count.isMultiple(of: 2)
      && pieces.enumerated().allSatisfy { place, piece in
        place.isMultiple(of: 2)
          ? piece.number != nil : piece.word.map(joining.contains) == true
      }
  }

  private static func multiples(_ lists: WordLists) -> [(words: [String], calculation: String)] {
    [("half", " ÷ 2"), ("double", " × 2")].flatMap { name, calculation in
      lists["multiple.\(name)"].map {
        (words($0), calculation)
      }
    }
  }

  /// Whether the words before a number say that it is not this one: it can't be, but not I don't know.
  func deny(behind words: [String]) -> Bool {
    let near = words.reversed().prefix { frames.contains($0) || nots.contains($0) }.reversed()
    guard !tags.contains(where: { words.suffix($0.count).elementsEqual($0) }) else { return false }
    return deny(Array(near), by: denials)
  }

  /// Whether the words behind a number say that it is not this one: isn't right, but not isn't it.
  func deny(before words: [String]) -> Bool {
    !tags.contains(words) && deny(words, by: nots)
  }

  private func deny(_ words: [String], by denials: Set<String>) -> Bool {
    words.indices.contains { place in
      let behind = words[(place + 1)...]
      return denials.contains(words[place]) && !knowing.contains { behind.starts(with: $0) }
    }
  }

  /// Whether something is told of the number that stands behind the words.
  func tell(behind words: [String?]) -> Bool {
    tales.contains { words.suffix($0.count).elementsEqual($0) }
  }

  /// Whether the word tells that somebody else says it; where words are written together one of them.
  func isHearsay(_ word: String) -> Bool {
    hearsay.contains { $0 == word || !$0.isASCII && word.contains($0) }
  }

  /// A sign of a folded line, by the name of its list.
  static let names: [(name: String, sign: Character)] = [
    (Operation.add.rawValue, "+"), (Operation.subtract.rawValue, "-"),
    (Operation.multiply.rawValue, "×"), (Operation.divide.rawValue, "/"), ("equals", "="),
  ]

  private static func signs(_ lists: WordLists) -> [(words: [String], sign: Character)] {
    names.flatMap { entry in
      lists["sign.\(entry.name)"].map {
        (words($0), entry.sign)
      }
    }
  }

  /// The pieces with signs for the words that mean them.
  func withSigns(_ pieces: [TypedPiece]) -> [TypedPiece] {
    var result: [TypedPiece] = []
    var rest = pieces[...]
    while let first = rest.first {
      let words = signs.first { rest.prefix(4).map(\.word).starts(with: $0.words) }
      let behind = rest.dropFirst(words?.words.count ?? 1)
      result.append(words.map { .sign($0.sign) } ?? sign(for: first, after: result, before: behind))
      rest = behind
    }
    return result
  }

  /// The letter x and the word is are signs where they stand between numbers.
  private func sign(
    for piece: TypedPiece, after before: [TypedPiece], before behind: ArraySlice<TypedPiece>
  ) -> TypedPiece {
    guard let word = piece.word, before.last?.number != nil else { return piece }
    if word == "x" { return .sign("×") }
    return linking.contains(word) && behind.first?.number != nil ? .sign("=") : piece
  }
}
