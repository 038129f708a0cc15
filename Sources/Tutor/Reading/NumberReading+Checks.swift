/// What must hold of all words of a line before its number counts.
extension NumberReading {
  /// Whether nothing among the words denies the number, leaves it open, or tells of something else.
  var isSaidPlainly: Bool {
    let isWhole =
      equation.map { $0.numbers == numbers.count && $0.isLedToTruly && !isDenied } ?? true
    let isDeniedAmongMany = numbers.count > 2 && isDeniedInside
    let isKnown = strangers.isEmpty || hasReason || numbers.count > 1 && equation == nil
    return isWhole && !isDeniedAmongMany && !isUnsure && !isRefused && isKnown
  }

  /// Whether one number is put in another's place or beside it, or one alone comes instead of what
  /// was said, and counts something: not 10 minutes but 3, or actually 3 minutes.
  var countsOnly: Bool {
    let words = pieces.compactMap(\.word)
    let corrects = words.contains {
      surroundings.nots.contains($0) || surroundings.instead.contains($0)
    }
    let chooses = numbers.count > 1 && words.contains(where: surroundings.choices.contains)
    return (corrects || chooses)
      && zip(pieces, pieces.dropFirst()).contains { number, next in
        number.number != nil && next.word.map(measures.areCounters) == true
      }
  }

  /// Whether the words behind the last number say that it is not this one.
  var isDeniedBehind: Bool {
    corrected == nil
      && surroundings.deny(before: pieces[(places.last ?? 0)...].compactMap(\.word))
  }

  /// Whether all that is said is that it is not this number; who asks whether it is not thinks that it is,
  /// and 12 with no doubt is 12.
  var isDeniedPlainly: Bool {
    let words = pieces.compactMap(\.word)
    let isAsked =
      isQuestioned || surroundings.tags.contains { words.suffix($0.count).elementsEqual($0) }
    return !isAsked && strangers.allSatisfy(surroundings.truths.contains)
      && !words.contains(where: surroundings.choices.contains)
  }

  /// Whether two numbers are said to be different: 54 + 30 does not equal 84.
  private var isDeniedInside: Bool {
    guard let first = places.first, let last = places.last else { return false }
    return surroundings.deny(before: pieces[first...last].compactMap(\.word))
  }

  /// Whether no stands right before the number, inside a sentence: there are no 84.
  private var isRefused: Bool {
    let words = pieces.prefix { $0.number == nil }.compactMap(\.word)
    guard let last = words.last else { return false }
    let isNo = surroundings.nots.contains(last) && surroundings.instead.contains(last)
    return isNo && !words.allSatisfy(surroundings.instead.contains)
  }

  /// Whether it is left open that it is this number, or something else is told of it: 84 or so, i like
  /// 84.
  private var isUnsure: Bool {
    let words = pieces.compactMap(\.word)
    return words.contains(where: surroundings.choices.contains)
      || words.contains(where: surroundings.isHearsay)
      || surroundings.tell(behind: pieces.prefix(places.first ?? 0).map(\.word))
  }
}
