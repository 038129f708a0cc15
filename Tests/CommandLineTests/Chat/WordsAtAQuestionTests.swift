import Content
import Testing

/// A child who types words where an answer is asked: they are read at Enter.
struct WordsAtAQuestionTests {
  @Test func `help is typed letter by letter, and the answer after it counts`() throws {
    let chat = try Chat.practising(at: try TemporaryHome())
    let question = try chat.seesQuestion()
    try chat.typesEach("help")
    #expect(!chat.screen.shows(.says(.clockPaused)))
    try chat.types(.enter)
    try chat.sees(.says(.questionTurn, question))
    try chat.answersRight()
    try chat.sees("🎉 1")
    #expect(try chat.seesQuestion() != question)
  }

  @Test(arguments: ["1q", "blah blah", "sqpt"])
  func `letters among others are no command`(typed: String) throws {
    let home = try TemporaryHome()
    let chat = try Chat.practising(at: home)
    try chat.typesEach(typed)
    try chat.types(.enter)
    try chat.sees(typed == "1q" ? "Do you mean 1?" : "I don't know that word.")
    #expect(!chat.screen.shows(.says(.stopAsk)))
    try chat.answersRight()
    try chat.sees("🎉 1")
    #expect(try home.rows("SELECT outcome FROM attempt") == ["right"])
  }

  @Test func `a question mark alone needs no Enter`() throws {
    let chat = try Chat.practising(at: try TemporaryHome())
    let question = try chat.seesQuestion()
    try chat.types("?")
    try chat.sees(.says(.questionTurn, question))
    try chat.seesTyped("\(question) = ?")
  }

  @Test func `the letter that goes on after a pause is the first of the line`() throws {
    let chat = try Chat.practising(at: try TemporaryHome())
    try chat.types("p", .enter)
    try chat.sees(.says(.clockPaused), .says(.composerPaused))
    try chat.types("idk")
    try chat.sees(.says(.clockResumed))
    try chat.seesTyped("idk")
  }

  @Test(arguments: [String.enter, .right, .backspace])
  func `a key that types nothing goes on after a pause, and does no more than that`(key: String)
    throws
  {
    let chat = try Chat.practising(at: try TemporaryHome())
    try chat.types("p", .enter)
    try chat.sees(.says(.clockPaused), .says(.composerPaused))
    try chat.types(key)
    try chat.sees(.says(.clockResumed))
    try chat.seesTyped(.says(.composerAnswer))
    try chat.answersRight()
    try chat.sees("🎉 1")
  }

  @Test func `who is asked whether to stop goes on with Enter, or with the answer`() throws {
    let chat = try Chat.practising(at: try TemporaryHome())
    let question = try chat.seesQuestion()
    try chat.types("q", .enter)
    try chat.sees(.says(.stopAsk))
    try chat.types(.enter)
    try chat.waits(for: "the question once more") { screen in
      screen.text.ranges(of: String.says(.questionAsk, question)).count == 2
    }
    try chat.types("stop", .enter)
    try chat.waits(for: "the second time") { screen in
      screen.text.ranges(of: String.says(.stopAsk)).count == 2
    }
    try chat.answersRight()
    try chat.sees("🎉 1")
  }

  @Test(arguments: ["", "q" + .enter])
  func `Ctrl-C stops at once, with the summary`(before: String) throws {
    let chat = try Chat.practising(at: try TemporaryHome())
    try chat.answersRight()
    try chat.types(before, .control("c"))
    try chat.sees(.says(.endStopped, ["n": "1"]), .says(.chipAgain))
    try chat.types("bye", .enter)
    #expect(try chat.leaves().contains(.says(.endStopped, ["n": "1"])))
  }

  @Test func `a check asks before it stops, too`() throws {
    let chat = try Chat("check --seed 1 --questions 5 --no-animation", at: try TemporaryHome())
    try chat.sees(.says(.chipStart))
    try chat.types(.enter)
    try chat.types("skip", .enter)
    try chat.sees("1 of 5")
    try chat.types("q", .enter)
    try chat.sees(.says(.stopAsk))
    try chat.types("72", .enter)
    try chat.sees("2 of 5")
    try chat.stops()
    try chat.sees("What next?")
  }
}

extension Chat {
  /// Types key by key, each after the one before is on show.
  fileprivate func typesEach(_ text: String) throws {
    for end in text.indices {
      try types(String(text[end]))
      let typed = text[...end]
      // A blank at the end cannot be seen.
      if typed.last != " " { try seesTyped(String(typed)) }
    }
  }
}
