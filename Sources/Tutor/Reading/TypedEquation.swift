import Quiz

/// An equation that was typed, such as 7 × 7 = 49, and what follows from it.
struct TypedEquation {
  /// What stands between equals signs.
  private let sides: [[TypedPiece]]
  /// The number behind it that is said to follow: 40 + 16 = 56, so 56.
  private let conclusion: String?
  /// Whether the equations before it hold.
  let isLedToTruly: Bool
  /// How many numbers all equations of the line have, with what is said to follow.
  let numbers: Int

  /// The longest equation that is said again, in characters.
  static let longest = 24

  /// The last equation of the pieces; nil where there is none.
  init?(_ pieces: [TypedPiece], hence: Set<String>) {
    let chains = Self.sentences(of: pieces).map { chain in
      chain.split(separator: .sign("=")).map(Array.init)
    }
    let isEquation = { (chain: [[TypedPiece]]) -> Bool in
      chain.count > 1 && chain.joined().contains(where: \.isOperator)
    }
    guard let index = chains.lastIndex(where: isEquation) else { return nil }
    sides = chains[index]
    let follows = pieces.compactMap(\.word).contains(where: hence.contains)
    let last = index < chains.count - 1 ? chains.last?.first : nil
    conclusion = follows && last?.count == 1 ? last?.first?.number : nil
    isLedToTruly = chains[..<index].filter(isEquation).allSatisfy(Self.holds)
    let all = chains.filter(isEquation).joined().joined().count { $0.number != nil }
    numbers = all + (conclusion == nil ? 0 : 1)
  }

  /// The pieces parted where a word or a mark stands, or one number right behind another one.
  private static func sentences(of pieces: [TypedPiece]) -> [[TypedPiece]] {
    var sentences: [[TypedPiece]] = [[]]
    for piece in pieces {
      let isNext = piece.number != nil && sentences.last?.last?.number != nil
      let isEnd = piece.word != nil || piece.sign.map(",;.".contains) == true
      if isEnd || isNext { sentences.append([]) }
      if !isEnd { sentences[sentences.count - 1].append(piece) }
    }
    return sentences.filter { !$0.isEmpty }
  }

  /// Whether the first side of an equation, a calculation, makes each of the others.
  private static func holds(_ sides: [[TypedPiece]]) -> Bool {
    let texts = sides.map(text)
    return texts.dropFirst().allSatisfy { Grader().isTrue(texts[0], equals: $0) }
  }

  /// Whether all sides that are a number alone are the same one.
  private var isConsistent: Bool {
    Set(sides.filter { $0.count == 1 }.compactMap { $0[0].number.flatMap(Numeral.init)?.text })
      .count < 2
  }

  /// What the equation says at a question.
  func reading(at asked: AskedQuestion) -> TypedReading {
    guard isConsistent else { return .offEquation }
    if let filling = filling(of: asked.equation) { return .answer(filling) }
    if let conclusion = conclusion.flatMap(Numeral.init) { return .answer(conclusion.text) }
    guard let (expression, result) = expressionAndResult, let number = Numeral(result)?.text else {
      return .calculation
    }
    if number != String(asked.answer) {
      // The question with another sign is an answer too, to be told of the sign.
      if sides.contains(where: { hasNumbers($0, of: asked.question) }) { return .answer(number) }
    } else if sides.contains(where: { isQuestion($0, asked.question) }) {
      return .answer(number)
    }
    guard Grader().isTrue(Self.text(expression), equals: number) else { return .offEquation }
    if number == String(asked.answer) { return .answer(number) }
    let equation = "\(Self.text(expression)) = \(number)"
    return equation.count <= Self.longest
      ? .step(equation: equation, result: number) : .calculation
  }

  /// The number with which the gap of a question was filled: 8 where 7 × __ = 56 was typed as 7 × 8 = 56
  /// or 8 × 7 = 56; nil where something else was typed, or the question has no gap.
  private func filling(of equation: Equation) -> String? {
    guard equation.open != .result, let (expression, result) = expressionAndResult,
      Numeral(result)?.text == String(equation.result), expression.count == 3,
      expression[1] == .sign(Self.sign(of: equation.operation)),
      let first = expression[0].number.flatMap(Numeral.init)?.text,
      let second = expression[2].number.flatMap(Numeral.init)?.text
    else { return nil }
    let known = String(equation.open == .first ? equation.second : equation.first)
    let (other, filled) = equation.open == .first ? (second, first) : (first, second)
    if other == known { return filled }
    return equation.operation.isCommutative && filled == known ? other : nil
  }

  /// The last side with a calculation, and the number on the other side.
  private var expressionAndResult: ([TypedPiece], String)? {
    for (left, right) in zip(sides, sides.dropFirst()).reversed() {
      if right.count == 1, left.count > 1, let number = right[0].number { return (left, number) }
      if left.count == 1, right.count > 1, let number = left[0].number { return (right, number) }
    }
    return nil
  }

  /// Whether the side has the question's two numbers, in either order.
  private func hasNumbers(_ side: [TypedPiece], of question: Question) -> Bool {
    let numbers = side.compactMap(\.number).compactMap { Numeral($0)?.text }
    return side.count == 3
      && numbers.sorted() == [String(question.left), String(question.right)].sorted()
  }

  /// Whether the side is the question, with its sign; what is added or multiplied in either order.
  private func isQuestion(_ side: [TypedPiece], _ question: Question) -> Bool {
    let operation = question.operation
    guard hasNumbers(side, of: question), side[1] == .sign(Self.sign(of: operation)) else {
      return false
    }
    return operation.isCommutative
      || side[0].number.flatMap(Numeral.init)?.text == String(question.left)
  }

  /// The side with the signs that a child reads.
  static func text(_ side: [TypedPiece]) -> String {
    side.map { piece in
      switch piece {
      case .number(let text, _): Numeral(text)?.text ?? text
      case .sign("-"): "−"
      case .sign("/"): "÷"
      case .sign(let sign): String(sign)
      case .word(let word): word
      }
    }.joined(separator: " ")
  }

  /// The sign of an operation as a folded line has it.
  static func sign(of operation: Quiz.Operation) -> Character {
    NumberSurroundings.names.first { $0.name == operation.rawValue }?.sign ?? "="
  }
}

extension TypedPiece {
  /// Whether it is a sign that calculates.
  fileprivate var isOperator: Bool { sign.map("+-×/".contains) ?? false }
}
