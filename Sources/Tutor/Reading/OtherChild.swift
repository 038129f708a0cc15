import Basics

/// Who is at the keyboard, where it is not the child whom Robo knows.
enum OtherChild: Equatable, Sendable {
  /// Somebody who says a name, such as "my name is Tom", or the name of another child who plays here.
  case named(String)
  /// Somebody whose words may be a name: im leo, its Leo.
  case perhaps(String, hasCapital: Bool)
  /// Somebody who only says who they are not: im not zoe, someone else.
  case unnamed

  /// The name that was said, or that may be one.
  var name: String? {
    switch self {
    case .named(let name), .perhaps(let name, _): name
    case .unnamed: nil
    }
  }

  /// Whether it was said for sure that it is another child.
  var isSure: Bool {
    switch self {
    case .named, .unnamed: true
    case .perhaps: false
    }
  }
}

extension TypedReader {
  /// Who says that they are somebody else than the child who is known; nil where a line does not.
  ///
  /// The names of all who play here need no words beside them.
  func other(than known: String, among names: [String] = [], in typed: String) -> OtherChild? {
    let line = FoldedLine(typed)
    let others = names.filter { !isName($0, of: known) }
    if let name = others.first(where: { book.isSaid($0, insteadOf: [known], in: line) }) {
      return .named(name)
    }
    if book.isFriend(in: line) { return .unnamed }
    if let said = name(in: typed), !isName(said, of: known) { return .named(said) }
    if let denial = book.denial(of: known, in: line) { return name(around: denial) }
    if book.wholeMeaning(of: line) == .otherChild { return .unnamed }
    return perhapsName(in: typed, than: known).map { name in
      .perhaps(name, hasCapital: typed.contains(" " + name))
    }
  }

  /// The name of one of some children, where a line says no more than that it is theirs.
  func name(among names: [String], in typed: String) -> String? {
    let line = FoldedLine(typed)
    return names.first { book.isSaid($0, insteadOf: names, in: line) }
  }

  /// Whether a line says of nobody else than a name that they are not called so.
  func denies(_ name: String, in typed: String) -> Bool {
    book.denial(of: name, in: FoldedLine(typed)) != nil
  }

  /// The name that a word alone can be, such as leo; nil where it means something else.
  func bareName(in typed: String) -> String? {
    let name = FoldedLine.withoutMarks(typed.trimmed)
    let hasApostrophe = book.introductions.isNameWithApostrophe(name)
    let letters = hasApostrophe ? name.filter { !$0.isApostrophe } : name
    guard letters.allSatisfy({ $0.isLetter || $0 == "-" }), !name.isEmpty,
      name.canBeName(ofAtMost: Self.longestBareName), looseMeaning(of: name) == nil,
      !isNoName(name), !isSentence(name), !spellsNumber(name)
    else { return nil }
    return name.withCapital
  }

  private static let longestBareName = 15

  /// The name that two words with capitals can be, such as Jean Luc.
  func bareNameOfTwo(in typed: String) -> String? {
    let words = typed.trimmed.split(separator: " ").map(String.init)
    guard words.count == 2, looseMeaning(of: typed) == nil, !isSentence(typed),
      words.allSatisfy({ $0.first?.isUppercase == true && $0 != $0.uppercased() })
    else { return nil }
    let names = words.compactMap(bareName)
    return names.count == 2 ? names.joined(separator: " ") : nil
  }

  private func isName(_ said: String, of known: String) -> Bool {
    FoldedLine(said).bare == FoldedLine(known).bare
  }

  /// The name that is said instead: behind the denied one, or before it.
  private func name(around denial: NameDenial) -> OtherChild {
    let said =
      [denial.behind, denial.before].lazy.compactMap { askedName(in: $0) }.first
      ?? (denial.behind.isASCII ? bareName(in: denial.behind) : nil)
    return said.map(OtherChild.named) ?? .unnamed
  }

  /// What may be a name; feelings and the like are none.
  private func perhapsName(in typed: String, than known: String) -> String? {
    guard let name = likelyName(in: typed), !name.contains(" "), !isName(name, of: known),
      bareName(in: name) != nil
    else { return nil }
    return name
  }

  /// The name in a line that says nothing else, such as a feeling; nil where it has none.
  func likelyName(in typed: String) -> String? {
    guard [.tell, .name, .play, .goOn, nil].contains(looseMeaning(of: typed)) else { return nil }
    return askedName(in: typed)
  }
}
