/// What stands around a name in a line which says that somebody is not called so: im not zoe.
struct NameDenial: Equatable {
  let before: String, behind: String
}

extension WordBook {
  /// What stands around the name where a line says that somebody is not called so; nil elsewhere.
  ///
  /// In scripts that are often written without spaces parts of words count.
  func denial(of known: String, in line: FoldedLine) -> NameDenial? {
    let known = FoldedLine(known)
    let name = known.bare
    guard !name.isEmpty, let place = line.text.ranges(of: name).first else { return nil }
    let (before, behind) = (line.text[..<place.lowerBound], line.text[place.upperBound...])
    let isDenied =
      name.isASCII
      ? isDenied(line.words, known.words)
      : nameDenials.contains { !$0.isASCII && "\(before) \(behind)".contains($0) }
    guard isDenied else { return nil }
    return NameDenial(
      before: before.split(separator: " ").prefix { !nameDenials.contains(String($0)) }
        .joined(separator: " "),
      behind: behind.split { !$0.isLetter }.drop { nameDenials.contains(String($0)) }
        .joined(separator: " "))
  }

  /// Whether a name is denied right before it or behind it, perhaps with a word between: not called zoe,
  /// zoe is not here; but not "i do not like zoe".
  private func isDenied(_ words: [String], _ name: [String]) -> Bool {
    guard let place = words.firstRange(of: name) else { return false }
    return denies(words[..<place.lowerBound].reversed()) || denies(words[place.upperBound...])
  }

  /// Whether the first of some words denies, or the second behind one that says nothing.
  private func denies(_ words: some Collection<String>) -> Bool {
    guard let first = words.first else { return false }
    let second = words.dropFirst().first
    return nameDenials.contains(first)
      || aroundNames.contains(first) && second.map(nameDenials.contains) == true
  }

  /// Whether a line says no more than that it is the child of this name who plays, and perhaps that it
  /// is not another one: leo, hi its leo, im leo not zoe, but not "i like leo".
  func isSaid(_ name: String, insteadOf others: [String], in line: FoldedLine) -> Bool {
    let (name, others) = (FoldedLine(name).bare, others.map { FoldedLine($0).bare })
    guard !name.isEmpty, !line.text.contains(where: \.isNumber),
      let place = line.text.ranges(of: name).first
    else { return false }
    let (before, behind) = (line.text[..<place.lowerBound], line.text[place.upperBound...])
    guard name.isASCII else {
      return [before, behind].allSatisfy { isAroundName(String($0).squeezed) }
    }
    // Whose turn it is: leos turn.
    let rest = behind.hasPrefix("s ") ? behind.dropFirst() : behind
    let isWord = before.last?.isLetter != true && rest.first?.isLetter != true
    let words = (before + " " + rest).split { !$0.isLetter }.map(String.init)
    let last = before.split { !$0.isLetter }.last.map(String.init) ?? ""
    // Zoe isn't here says nothing of who is, zoe not leo does.
    let next = rest.split { !$0.isLetter }.map(String.init)
    let isGone = denies(next) && !next.contains(where: others.contains)
    return isWord && !nameDenials.contains(last) && !isGone
      && words.allSatisfy { word in
        others.contains(word) || aroundNames.contains(word) || nameDenials.contains(word)
      }
  }

  /// Whether a line says no more than whose friend, brother or sister somebody is: im noahs friend, but
  /// not "im your friend".
  func isFriend(in line: FoldedLine) -> Bool {
    friends.contains { frame in
      guard let gap = frame.gap(in: line.bare), !gap.contains(" ") else { return false }
      return gap.isASCII ? gap.hasSuffix("s") : !introductions.isNoName(gap)
    }
  }

  private func isAroundName(_ words: String) -> Bool {
    let words = FoldedLine.withoutMarks(words)
    return words.isEmpty || aroundNames.contains(words)
  }
}
