/// Letters and digits without a space between them, such as gr8, 4got, 57o, or its56.
struct MixedToken {
  private let beginning: String, digits: String, end: String

  /// The parts of a token; nil where it is of other characters, or not of both kinds.
  init?(_ token: Substring) {
    beginning = String(token.prefix(while: \.isLetter))
    let rest = token.dropFirst(beginning.count)
    digits = String(rest.prefix(while: \.isNumber))
    end = String(rest.dropFirst(digits.count))
    let isTimes = beginning.isEmpty && end.first == "x" && end.dropFirst().allSatisfy(\.isNumber)
    let isMixed = !digits.isEmpty && !(beginning + end).isEmpty && !(isTimes && end.count > 1)
    guard isMixed, token.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else {
      return nil
    }
  }

  /// Whether its digits may be no number of their own: they stand for a sound, or a letter among them
  /// for a digit too many.
  func isDoubtful(of answer: String, in surroundings: NumberSurroundings) -> Bool {
    // A letter that looks like 1 is one where the number is right then: i8 for 18.
    let isOne = beginning == "l" || beginning == "i" && "1" + digits == answer
    let isBegun = !isOne && !beginning.isEmpty && !surroundings.frames.contains(beginning)
    let isDigitTooMany = (beginning == "l" || end == "o") && digits.count >= answer.count
    let isEnded =
      end.count > 1 && !surroundings.frames.contains(end) && !surroundings.isLaugh(end)
    return isBegun || isEnded || isDigitTooMany
  }
}
