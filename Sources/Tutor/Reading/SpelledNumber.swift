/// A number that is said in words at the beginning of some parts.
struct SpelledNumber {
  /// The words that add one summand, such as fifty, 오십 or one hundred.
  private struct Summand {
    let value: Int
    /// The least place that it fills: a smaller summand may follow.
    let place: Int
    let rest: ArraySlice<NumberPart>
    var isDigits = false
    var isMultiple = false
  }

  let value: Int
  /// What follows it.
  let rest: ArraySlice<NumberPart>

  /// The longest number that begins there; nil where none does, or only one in digits.
  init?(at parts: ArraySlice<NumberPart>) {
    guard let first = Self.summand(at: parts), !first.isDigits else { return nil }
    var (value, last) = (first.value, first)
    while let next = Self.summand(after: last) {
      value += next.value
      last = next
    }
    self.value = value
    rest = last.rest
  }

  private static func summand(after last: Summand) -> Summand? {
    let joined = last.rest.first?.atom?.isJoiner == true ? last.rest.dropFirst() : last.rest
    // A hyphen joins words, and takes digits away: 8 tens - 4.
    let isTakenAway = last.rest.first?.piece == .sign("-")
    guard let next = summand(at: joined), next.value > 0, !(isTakenAway && next.isDigits),
      next.value < last.place,
      last.isMultiple || !next.isDigits
    else { return nil }
    return next
  }

  private static func summand(at parts: ArraySlice<NumberPart>) -> Summand? {
    guard let atom = parts.first?.atom else { return nil }
    let rest = parts.dropFirst()
    let ones = atom.isArticle ? 1 : atom.value
    guard let ones else { return nil }
    if 1...9 ~= ones, let product = product(of: ones, at: rest) { return product }
    guard let value = atom.value else { return nil }
    return Summand(
      value: value, place: value >= 100 ? 100 : value >= 10 && value % 10 == 0 ? 10 : 1, rest: rest,
      isDigits: atom.isDigits)
  }

  /// The ones with what makes more of them: 5 tens, one hundred, or sechs und fünfzig.
  private static func product(of ones: Int, at rest: ArraySlice<NumberPart>) -> Summand? {
    if let factor = rest.first?.atom?.factor {
      return Summand(
        value: ones * factor, place: factor, rest: rest.dropFirst(), isMultiple: true)
    }
    guard rest.first?.atom?.isTurning == true, let tens = rest.dropFirst().first?.atom?.value,
      20...90 ~= tens, tens % 10 == 0
    else { return nil }
    return Summand(value: tens + ones, place: 1, rest: rest.dropFirst(2))
  }
}
