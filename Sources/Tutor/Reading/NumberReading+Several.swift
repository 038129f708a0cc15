import Calculator
import Quiz

extension NumberReading {
  /// The number that is meant of two, where that is said: 54 no 56, 56 not 54, not 54 but 56.
  var corrected: TypedReading? {
    guard places.count == 2, let first = places.first, let last = places.last,
      let (old, new) = numerals(first, last), old != new
    else { return nil }
    let between = pieces[first...last].compactMap(\.word)
    let denials = surroundings.denials
    let isDeniedBefore = pieces[..<first].compactMap(\.word).contains(where: denials.contains)
    let isDeniedTwice = between.contains(where: denials.contains)
    if isDeniedBefore, isDeniedTwice { return .not(new) }
    let isNew = isDeniedBefore || between.contains(where: surroundings.instead.contains)
    guard isNew || isDeniedTwice else { return nil }
    // Beside other words it may count something: 10 questions not 8.
    let meant = isNew ? new : old
    return strangers.isEmpty || meant == String(asked.answer) ? .answer(meant) : .joined(meant)
  }

  private func numerals(_ first: Int, _ last: Int) -> (String, String)? {
    guard let old = pieces[first].number.flatMap(Numeral.init),
      let new = pieces[last].number.flatMap(Numeral.init)
    else { return nil }
    return (old.text, new.text)
  }

  /// Numbers with no more than *and* between them, which lead on where together they make what is
  /// looked for: 9 and 9.
  var putTogether: TypedReading? {
    guard surroundings.putTogether(core) else { return nil }
    if numbers.count == 2, isQuestion(numbers), !asked.form.isMissingNumber { return .echo }
    if leadsOn(numbers.joined(separator: " + ")) { return .work }
    let isSame = Set(numbers).count == 1 && numbers.first != String(asked.answer)
    return isSame ? .calculation : nil
  }

  /// Two numbers or more: the same one, the question, or a choice.
  var several: TypedReading? {
    let all = numbers.compactMap { Numeral($0)?.text }
    guard all.count > 1, let first = all.first, let last = all.last else { return nil }
    if isCounted(all) { return .joined(last) }
    if all.count > 2, isLastDenied { return .not(last) }
    let others = all.filter { $0 != first }
    guard let other = others.first else {
      // The same number twice among words may count something: 10 out of 10.
      return !pieces.contains { $0.word != nil } ? .answer(first) : .joined(first)
    }
    let isChoice = pieces.compactMap(\.word).contains(where: surroundings.choices.contains)
    if isChoice { return .which(first, other) }
    // Where another of them is right, it is not this one that counts unasked.
    let answer = String(asked.answer)
    if let result, result == answer { return .answer(result) }
    if let result, !all.contains(answer) { return step(to: result, from: all) }
    if isQuestion(Array(all.prefix(2))) { return all.count == 2 ? .echo : .joined(last) }
    if Set(all).count == 2 { return isQuestion([first, other]) ? .echo : .which(first, other) }
    let before = all[all.count - 2]
    return before == last ? .joined(last) : .which(before, last)
  }

  /// Whether somebody counts in steps up to the last number: 54 64 74 84.
  private func isCounted(_ all: [String]) -> Bool {
    let values = all.compactMap(Int.init)
    let steps = Set(zip(values, values.dropFirst()).map { $1 - $0 })
    return values.count == all.count && all.count > 2 && steps.count == 1 && steps != [0]
      && (values.allSatisfy { $0 > 9 } || isCountedFromStart(values))
      && pieces.allSatisfy { $0.number != nil || $0.sign == "," }
  }

  /// Whether a number of the question is counted up from itself: 6 12 18 24 30.
  private func isCountedFromStart(_ values: [Int]) -> Bool {
    guard let first = values.first, values[1] - first == first else { return false }
    return [asked.question.left, asked.question.right].contains(first)
  }

  /// A true step towards the answer, such as 50 and 30 is 80; where it is none, its result is asked back,
  /// but of the question's own numbers it is an answer.
  private func step(to result: String, from all: [String]) -> TypedReading {
    let others = all.indices.filter { all[$0] != result }.map { all[$0] }
    if isQuestion(others) { return .answer(result) }
    let multiple = surroundings.multiple(behind: pieces.prefix(places.first ?? 0).map(\.word))
    let ways =
      others.count == 1
      ? [others[0] + (multiple ?? "")]
      : ["+", "−", "×", "÷"].map { others.joined(separator: " \($0) ") }
    let way = ways.first { Grader().isTrue($0, equals: result) }
    guard let way, others != [way], way.count < TypedEquation.longest else {
      return .joined(result)
    }
    return .step(equation: "\(way) = \(result)", result: result)
  }

  /// Whether it is said that it is not the last of them: 54 + 30 is not 84.
  private var isLastDenied: Bool {
    surroundings.deny(
      behind: pieces.prefix(places.last ?? 0).reversed().prefix { $0.word != nil }.reversed()
        .compactMap(\.word))
  }

  /// Whole tens with a word behind them that sounds like ones, which is asked back: eighty for.
  var tensAndSound: TypedReading? {
    guard numbers.count == 1, isSpelled, pieces.dropLast().last?.number != nil,
      let tens = Int(numbers[0]), 20..<100 ~= tens, tens.isMultiple(of: 10),
      let ones = lastSound
    else { return nil }
    return .joined(String(tens + ones))
  }

  /// The number of which the others are said to be the reason: double 6 is 12, or 12 because 6 and 6.
  private var result: String? {
    guard let first = places.first, let last = places.last else { return nil }
    let (behind, before) = (pieces[first + 1], pieces[last - 1])
    let isBecause = behind.word.map(surroundings.reasons.contains) == true
    // A number alone is no reason for another one: 54 = 84.
    let hasReason =
      places.count > 2 || surroundings.multiple(behind: pieces[..<first].map(\.word)) != nil
      || isQuestionsOwn(pieces[first].number)
    let isHence =
      hasReason
      && (before == .sign("=") || before.word.map(surroundings.hence.contains) == true)
    let number = isBecause ? pieces[first].number : isHence ? pieces[last].number : nil
    return number.flatMap(Numeral.init)?.text
  }

  /// Whether a number beside words is one of the question's: five sixes are thirty.
  private func isQuestionsOwn(_ number: String?) -> Bool {
    guard let number = number.flatMap(Int.init) else { return false }
    return !strangers.isEmpty && [asked.question.left, asked.question.right].contains(number)
  }

  /// One number among words that Robo does not know.
  var amongWords: TypedReading? {
    guard let number = numbers.first.flatMap(Numeral.init) else { return nil }
    let words = pieces.compactMap(\.word)
    guard !words.contains(where: measures.all.contains) else { return nil }
    if isDenied { return .not(number.text) }
    // In words one is mostly something else: a different one.
    if isSpelled, number.text == "1", asked.answer != 1, !strangers.isEmpty { return nil }
    // What may be about something else, such as three cats, neither counts nor is a miss before it
    // is meant.
    return isReasoned(words) ? .answer(number.text) : .joined(number.text)
  }

  /// Whether it is said why it is this number, in a few words.
  private func isReasoned(_ words: [String]) -> Bool {
    hasReason && !isSpelled && words.count <= Self.fewWords
      && !strangers.contains(where: Vocabulary.isKnown)
  }

  /// Whether it is said why it is this number: 65 because I counted.
  var hasReason: Bool {
    zip(pieces, pieces.dropFirst()).contains { number, next in
      number.number != nil && next.word.map(surroundings.reasons.contains) == true
    }
  }

  /// Among more words than these nobody knows what a number means.
  private static let fewWords = 6
}
