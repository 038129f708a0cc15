/// Who is at the keyboard, where it is not the child whom Robo knows.
enum OtherChild: Equatable, Sendable {
  /// Somebody who says a name, such as "my name is Tom" or "im not zoe im tom".
  case named(String)
  /// Somebody who only says who they are not: im not zoe.
  case unnamed
}

extension TypedReader {
  /// Who says that they are somebody else than the child who is known; nil where a line does not.
  func other(than known: String, in typed: String) -> OtherChild? {
    let said = name(in: typed).flatMap { isName($0, of: known) ? nil : $0 }
    if let said { return .named(said) }
    guard let rest = book.rest(ofDenying: known, in: FoldedLine(typed)) else { return nil }
    return askedName(in: rest).map { .named($0) } ?? .unnamed
  }

  private func isName(_ said: String, of known: String) -> Bool {
    FoldedLine(said).bare == FoldedLine(known).bare
  }
}

extension WordBook {
  /// What stands behind the name where a line says that somebody is not called so: im not zoe.
  ///
  /// In scripts that are often written without spaces parts of words count.
  func rest(ofDenying known: String, in line: FoldedLine) -> String? {
    let name = FoldedLine(known).bare
    guard !name.isEmpty, let place = line.text.ranges(of: name).first else { return nil }
    let others = line.text[..<place.lowerBound] + " " + line.text[place.upperBound...]
    let isDenied =
      name.isASCII
      ? " \(line.words.joined(separator: " ")) ".contains(" \(name) ")
        && !nameDenials.isDisjoint(with: line.words)
      : nameDenials.contains { !$0.isASCII && others.contains($0) }
    guard isDenied else { return nil }
    return String(line.text[place.upperBound...].drop { !$0.isLetter })
  }
}
