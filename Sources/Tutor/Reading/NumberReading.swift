import Basics
import Quiz

/// What the numbers of a line say at an open question; the first rule that fits decides.
struct NumberReading {
  let pieces: [TypedPiece]
  let asked: AskedQuestion
  /// Whether Robo has asked once whether digits that stand apart are one number.
  let hasAskedBack: Bool
  let surroundings: NumberSurroundings
  /// The words with which a number counts something.
  let measures: MeasureWords
  /// The numbers, from left to right, and their places among the pieces.
  let numbers: [String], places: [Int]
  /// The last equation of the line; nil where there is none.
  let equation: TypedEquation?
  /// A number has a point before it, or is a part of a word: .2, 4got.
  private let isPointed: Bool, isWritten: Bool
  /// The digit for which the last word may be written, as it sounds so: 4 for for.
  let lastSound: Int?
  /// The line ends with a question mark.
  let isQuestioned: Bool

  /// The reading of a line; nil where no number is in it.
  init?(_ line: FoldedLine, at asked: AskedQuestion, hasAskedBack: Bool, in book: WordBook) {
    let tokens = line.bare.split(separator: " ").filter { !book.isFace($0) }
    let typed = book.surroundings.withSigns(
      book.numbers.inDigits(TypedPiece.pieces(of: tokens.joined(separator: " "))))
    let whole =
      asked.question.operation == .divide ? book.surroundings.withoutRemainder(typed) : typed
    pieces = Self.withoutTrimmings(Self.withoutEndings(whole, of: line)).filter {
      $0.word.map(book.surroundings.isLaugh) != true
    }
    numbers = pieces.compactMap(\.number)
    places = pieces.indices.filter { [pieces] in pieces[$0].number != nil }
    guard !numbers.isEmpty else { return nil }
    isPointed = tokens.contains(where: Self.isPointed)
    isWritten = tokens.contains {
      MixedToken($0)?.isDoubtful(of: String(asked.answer), in: book.surroundings) == true
    }
    isQuestioned = line.text.hasSuffix("?")
    lastSound = pieces.last?.word.flatMap { word in
      book.sounds.first { $0.value.contains(word) }.flatMap { Int($0.key) }
    }
    self.asked = asked
    self.hasAskedBack = hasAskedBack
    surroundings = book.surroundings
    equation = TypedEquation(pieces, hence: surroundings.hence)
    measures = book.measures
  }

  /// The words that do not belong to a number, or around one.
  var strangers: [String] {
    pieces.compactMap(\.word).filter { word in
      ![
        surroundings.frames, surroundings.choices, surroundings.instead, surroundings.hence,
        surroundings.reasons, surroundings.parts,
        surroundings.nots,
      ].contains { $0.contains(word) }
    }
  }

  /// Whether all numbers are words, which are often no numbers: this one is hard.
  var isSpelled: Bool {
    !pieces.contains { if case .number(_, isSpelled: false) = $0 { true } else { false } }
  }

  /// What the numbers say; nil where they count something else.
  var reading: TypedReading? {
    if countsOnly { return nil }
    let found = unchecked
    if case .not(let number) = found { return isDeniedPlainly ? found : .joined(number) }
    guard case .answer(let number) = found else { return found }
    if isDeniedBehind { return isDeniedPlainly ? .not(number) : .joined(number) }
    return isSaidPlainly ? found : .joined(number)
  }

  /// What the numbers say, whatever is said of them all.
  private var unchecked: TypedReading? {
    if isUnfinished { return .part }
    if let equation { return reading(of: equation) }
    if let multiple { return leadsOn(multiple) ? .work : .calculation }
    if numbers.contains(where: isBig) { return .big }
    if isPointed || isWritten || isChanged { return doubtful }
    return tensAndSound ?? lone ?? corrected ?? apart ?? putTogether ?? expression ?? several
      ?? amongWords
  }

  /// What an equation says; a step with more numbers beside it is only the reason for one of them.
  private func reading(of equation: TypedEquation) -> TypedReading {
    let reading = equation.reading(at: asked)
    guard equation.numbers < numbers.count else { return reading }
    switch reading {
    case .step, .offEquation: return several ?? reading
    default: return reading
    }
  }

  /// The number that may be meant; it is asked back, be it right or not.
  private var doubtful: TypedReading? {
    guard numbers.count == 1, let number = Numeral(numbers[0]) else { return several }
    return .joined(number.text)
  }

  /// Whether a number begins with its point, which may be a key too many.
  private static func isPointed(_ token: Substring) -> Bool {
    ".,".contains(token.first ?? " ") && token.dropFirst().first?.isNumber == true
  }

  /// Whether a sign makes another number of it, compares it, or crosses it out: 21², > 21, != 21.
  private var isChanged: Bool {
    let isCrossedOut = zip(pieces, pieces.dropFirst()).contains { $0 == (.sign("!"), .sign("=")) }
    return isCrossedOut
      || pieces.contains { piece in
        piece.sign.map(Self.changes) == true
      }
  }

  /// Whether a sign makes another number of the one beside it, compares it, or crosses it out.
  private static func changes(_ sign: Character) -> Bool {
    let isCalculating = sign.isMathSymbol && !"+-×/=".contains(sign)
    return sign.isNumber || isCalculating || "^°‰√%¬✗✘❌🚫⛔👎🙅".contains(sign)
  }

  /// The pieces without a number in words that sticks to digits, as in 84이: there it is an ending.
  private static func withoutEndings(_ pieces: [TypedPiece], of line: FoldedLine) -> [TypedPiece] {
    guard !line.bare.isASCII, !line.bare.contains(" ") else { return pieces }
    return zip([.sign(" ")] + pieces, pieces).filter { before, piece in
      !(piece.isSpelled && before.number != nil && !before.isSpelled)
    }.map(\.1)
  }

  /// The pieces without what says how sure somebody is, or is a heart, beside another number: 100%,
  /// <3.
  private static func withoutTrimmings(_ pieces: [TypedPiece]) -> [TypedPiece] {
    let trimmings = pieces.indices.compactMap { trimming(at: $0, in: pieces) }
    let rest = pieces.indices.filter { place in !trimmings.contains { $0.contains(place) } }
    return rest.contains { pieces[$0].number != nil } ? rest.map { pieces[$0] } : pieces
  }

  /// The places of a number with its sign that is no answer; nil where the number may be one.
  private static func trimming(at place: Int, in pieces: [TypedPiece]) -> ClosedRange<Int>? {
    guard let number = pieces[place].number else { return nil }
    if number.count > 2, pieces[(place + 1)...].first == .sign("%") { return place...place + 1 }
    return number == "3" && pieces[..<place].last == .sign("<") ? place - 1...place : nil
  }

  /// The pieces without what stands around them and changes nothing.
  var core: [TypedPiece] {
    let isFrame = { (piece: TypedPiece) -> Bool in
      switch piece {
      case .word(let word):
        surroundings.frames.contains(word) || surroundings.instead.contains(word)
      case .sign(let sign): !"+-×/()_%√".contains(sign)
      case .number: false
      }
    }
    let rest = pieces.drop(while: isFrame)
    return Array(rest.prefix(through: rest.lastIndex { !isFrame($0) } ?? rest.startIndex))
  }

  private var isUnfinished: Bool {
    pieces.indices.contains { place in
      let behind = pieces[(place + 1)...]
      let joined = behind.first == .sign("-") ? behind.dropFirst() : behind
      return pieces[place].number != nil
        && (behind.first?.sign.map(Self.isUnfinished) == true
          || surroundings.leavesUnfinished(joined.map(\.word)))
    }
  }

  /// Whether a sign behind a number says that there is more of it: 5_, 16½.
  private static func isUnfinished(_ sign: Character) -> Bool {
    sign == "_" || sign.isNumber && sign.wholeNumberValue == nil
  }

  /// Half of a number or its double, which is a calculation without a result; nil where there is none.
  private var multiple: String? {
    guard numbers.count == 1, let place = places.first else {
      return nil
    }
    return surroundings.multiple(behind: pieces[..<place].map(\.word)).map { numbers[0] + $0 }
  }

  /// A number of three digits may be meant at any question; beyond that one digit too many may.
  private func isBig(_ number: String) -> Bool {
    let most = max(String(asked.answer).count + 1, 3)
    let text = Numeral(number)?.text ?? number
    return text.prefix { $0 != "." }.count > most
  }

  /// One number, whatever sign it has.
  private var lone: TypedReading? {
    switch core {
    case [.number(numbers[0], isSpelled: isSpelled)],
      [.sign("("), .number(numbers[0], isSpelled: isSpelled), .sign(")")]:
      if isLoneOne { return nil }
      return isDenied ? .not(numbers[0]) : Numeral(numbers[0]).map(reading)
    case [.sign("+"), .number(numbers[0], isSpelled: isSpelled)]:
      return isHalfOfTheWay(.add) ? .calculation : Numeral(numbers[0]).map(reading)
    case [.sign("-"), .number(numbers[0], isSpelled: isSpelled)]:
      return isHalfOfTheWay(.subtract)
        ? .calculation : Numeral(numbers[0]).map { .answer("-" + $0.text) }
    default: return nil
    }
  }

  /// Whether the question's own sign and second number were typed: take away 50.
  private func isHalfOfTheWay(_ operation: Quiz.Operation) -> Bool {
    asked.question.operation == operation && numbers[0] == String(asked.question.right)
  }

  /// Whether it is the word one among others, which is mostly no number: this one.
  private var isLoneOne: Bool {
    isSpelled && numbers[0] == "1" && asked.answer != 1 && pieces.count > 1
      && pieces.compactMap(\.word).allSatisfy { $0.allSatisfy(\.isASCII) }
  }

  private func reading(_ numeral: Numeral) -> TypedReading {
    let isTakenBack = pieces.last?.word.map(surroundings.instead.contains) == true
    let isMeant = !isTakenBack || numeral.text == String(asked.answer)
    return isMeant && !numeral.isJoined ? .answer(numeral.text) : .joined(numeral.text)
  }

  /// Whether it is said that it is not this number.
  var isDenied: Bool {
    let index = places.first ?? 0
    let behind = pieces[index...].compactMap(\.word)
    return surroundings.deny(behind: pieces[..<index].compactMap(\.word))
      || surroundings.deny(before: behind)
  }

  /// Digits that stand apart: 5 6.
  private var apart: TypedReading? {
    guard core.allSatisfy({ $0.number != nil }), 2...3 ~= core.count,
      tensAndOnes != nil || Set(core.map(\.isSpelled)).count == 1,
      numbers.dropFirst().allSatisfy({ $0.count == 1 }), !isSameInWords,
      core.count == 2 || numbers[0].count == 1 && String(asked.answer).count > 2
    else { return nil }
    guard !isQuestion(numbers) else { return .echo }
    let joined = tensAndOnes ?? numbers.joined()
    return hasAskedBack || joined == String(asked.answer) ? .answer(joined) : .joined(joined)
  }

  /// Whether one number is said twice, as one that has a single digit may be: 8 eight.
  private var isSameInWords: Bool {
    Set(numbers).count == 1
      && (String(asked.answer).count == 1
        || Set(pieces.filter { $0.number != nil }.map(\.isSpelled)).count > 1)
  }

  /// Whole tens and ones that stand apart, as they are said: eighty 8.
  private var tensAndOnes: String? {
    guard numbers.count == 2, let tens = Int(numbers[0]), 20..<100 ~= tens, tens.isMultiple(of: 10),
      let ones = Int(numbers[1]), ones > 0
    else { return nil }
    return String(tens + ones)
  }

  /// An expression, perhaps with its result behind it: 6*2, or 6*2 12.
  private var expression: TypedReading? {
    let signs = core.compactMap(\.sign)
    guard core.allSatisfy({ $0.word == nil }), signs.contains(where: "+-×/".contains) else {
      return nil
    }
    if core.count > 3, let last = core.last?.number, core.dropLast().last?.number != nil,
      isQuestion(core.dropLast().compactMap(\.number))
    {
      return Numeral(last).map { .answer($0.text) }
    }
    // What makes the number of a gap is no echo of the question but half of the way.
    let isEcho =
      !asked.form.isMissingNumber && isQuestion(numbers)
      && signs.contains(TypedEquation.sign(of: asked.question.operation))
    return isEcho ? .echo : leadsOn(TypedEquation.text(core)) ? .work : .calculation
  }

  /// Whether a calculation makes the answer, or what is on the other side of a gap's equation.
  func leadsOn(_ calculation: String) -> Bool {
    let aims = [asked.answer] + (asked.form.isMissingNumber ? [asked.equation.result] : [])
    return aims.contains { Grader().isTrue(calculation, equals: String($0)) }
  }

  /// Whether the numbers are those of the question, in either order.
  func isQuestion(_ numbers: [String]) -> Bool {
    numbers.map { Numeral($0)?.text ?? "" }.sorted()
      == [String(asked.question.left), String(asked.question.right)].sorted()
  }
}
