import Content

extension Chat {
  /// Starts a practice without questions before it, and waits for the first sum.
  static func practising(
    _ arguments: String = "--no-animation", at home: TemporaryHome, columns: Int = 80,
    rows: Int = 24,
    environment: [String: String] = [:]
  ) throws -> Chat {
    let chat = try Chat(
      "--seed 1 --minutes 5 --difficulty easy " + arguments, at: home, columns: columns,
      rows: rows, environment: environment)
    try chat.seesQuestion()
    return chat
  }

  /// Goes from the first start to the card with the minutes: without a name, then with Change.
  func opensCards() throws {
    try sees(.says(.welcomeName))
    try types(.enter)
    try sees(.says(.chipChange))
    try types(.right, .enter)
    try sees(.says(.welcomeMinutes))
  }

  /// Waits for a question, other than the one before.
  @discardableResult
  func seesQuestion(after last: Sum? = nil) throws -> Sum {
    var question: Sum?
    try waits(for: "a question") { screen in
      question = Sum(in: screen.text)
      return question != nil && question != last
    }
    guard let question else { throw ChatError.missing("a question", screen: screen.text) }
    return question
  }

  /// Answers the open question rightly, and waits for the next one.
  @discardableResult
  func answersRight() throws -> Sum {
    let question = try seesQuestion()
    try types(String(question.answer), .enter)
    try seesQuestion(after: question)
    return question
  }

  /// Gives a wrong answer and waits until Robo has said so.
  @discardableResult
  func answersWrong() throws -> Sum {
    let question = try seesQuestion()
    try types(String(question.answer + 1), .enter)
    try sees(.says(.questionAgain, question))
    return question
  }

  /// Skips the open question, and waits until Robo has said so.
  func skips() throws {
    let question = try seesQuestion()
    try types("s", .enter)
    try sees(.says(.answerSkipped, question))
  }

  /// Asks to stop, and says so once more when Robo asks back.
  func stops() throws {
    try types("q", .enter)
    try sees(.says(.stopAsk))
    try types("q", .enter)
  }

  /// Waits until the line in which the child types holds just this text.
  func seesTyped(_ text: String) throws {
    try waits(for: "the line " + text) { screen in
      let line = screen.lines[screen.cursor.row]
      let end = line.lastIndex(of: "↑") ?? line.endIndex
      return line[..<end].trimming(while: " │❯[]".contains) == text[...]
    }
  }
}

extension Substring {
  /// What is left without such characters at both ends.
  fileprivate func trimming(while isDropped: (Character) -> Bool) -> Substring {
    var rest = drop(while: isDropped)
    while let last = rest.last, isDropped(last) { rest.removeLast() }
    return rest
  }
}
