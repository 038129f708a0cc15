import Content
import Testing

/// Everything that can be tapped, dragged and scrolled.
struct MouseTests {
  @Test func `the cards are tapped and dragged`() throws {
    let home = try TemporaryHome()
    let chat = try Chat("--no-animation", at: home)
    try chat.opensCards()
    let knob = try chat.position(of: "●")
    try chat.drags(from: knob, to: Position(column: knob.column + 60, row: knob.row))
    try chat.taps("10 minutes")
    try chat.sees(.says(.welcomeDifficulty))
    #expect(try home.settings() == "minutes = 10\n")
    try chat.taps("Hard")
    try chat.sees("10 minutes. Level: Hard")
    #expect(try home.settings() == "minutes = 10\ndifficulty = hard\n")
  }

  @Test func `a tap beside the wanted minutes is mended before they are taken`() throws {
    let home = try TemporaryHome()
    let chat = try Chat("--no-animation", at: home)
    try chat.opensCards()
    let knob = try chat.position(of: "●")
    for column in [knob.column + 60, knob.column] {
      try chat.presses(at: Position(column: column, row: knob.row))
      try chat.releases(at: Position(column: column, row: knob.row))
    }
    try chat.waits(for: "the knob back") { $0.position(of: "●") == knob }
    try chat.taps("5 minutes")
    try chat.sees(.says(.welcomeDifficulty))
    #expect(try home.settings() == "minutes = 5\n")
  }

  @Test func `a slider that is held follows, and its way back too`() throws {
    let home = try TemporaryHome()
    let chat = try Chat("--no-animation", at: home)
    try chat.opensCards()
    let knob = try chat.position(of: "●")
    try chat.presses(at: knob)
    try chat.waits(for: "reports of drags") { $0.reportsDrags }
    try chat.moves(to: Position(column: 0, row: knob.row))
    try chat.moves(to: Position(column: knob.column + 10, row: knob.row))
    try chat.waits(for: "another value") { $0.position(of: "●") != knob }
    try chat.moves(to: knob)
    try chat.waits(for: "the value back") { $0.position(of: "●") == knob }
    try chat.releases(at: knob)
    try chat.taps("5 minutes")
    try chat.sees(.says(.welcomeDifficulty))
  }

  @Test(arguments: [(40, 16), (80, 24), (100, 40)])
  func `a question is answered with the keypad alone`(columns: Int, rows: Int) throws {
    let home = try TemporaryHome()
    let chat = try Chat.practising(at: home, columns: columns, rows: rows)
    let question = try chat.seesQuestion()
    try chat.taps("7")
    try chat.seesTyped("7")
    try chat.taps("⌫")
    try chat.seesTyped(.says(.composerAnswer))
    for digit in String(question.answer) { try chat.taps(String(digit)) }
    try chat.taps("Send")
    try chat.sees("🎉 1")
    try chat.seesQuestion(after: question)
    #expect(try home.rows("SELECT typed, outcome FROM attempt") == ["\(question.answer) right"])
  }

  @Test func `tip and skip, and without a keypad the arrow beside the line`() throws {
    let chat = try Chat.practising(at: try TemporaryHome())
    let question = try chat.seesQuestion()
    try chat.taps("Tip")
    try chat.sees(.says(.questionTurn, question))
    try chat.taps("Skip")
    try chat.sees(.says(.answerSkipped, question))
    try chat.seesQuestion(after: question)
    try chat.stops()
    try chat.sees("↑")
    try chat.types("help")
    try chat.taps("↑")
    try chat.sees(.says(.helpTitle))
  }

  @Test func `a tap on the header opens the contact card, and any key closes it`() throws {
    let chat = try Chat.practising(at: try TemporaryHome())
    try chat.taps("🤖 Robo")
    try chat.sees(.says(.contactTitle), .says(.contactPrivate))
    try chat.types(.escape)
    try chat.sees("What is")
    try chat.taps("🤖 Robo")
    try chat.sees(.says(.contactTitle))
    try chat.taps(.says(.contactBack))
    try chat.sees("What is")
    try chat.answersRight()
  }

  @Test func `the wheel and the page keys show what came before`() throws {
    let chat = try Chat.practising(at: try TemporaryHome(), columns: 60, rows: 20)
    for _ in 1...4 { try chat.answersRight() }
    let bottom = chat.screen.text
    #expect(!bottom.contains("5 minutes. Level: Easy"))
    try chat.turnsWheel(20)
    try chat.sees("5 minutes. Level: Easy")
    try chat.turnsWheel(-20)
    try chat.waits(for: "the newest") { $0.position(of: "5 minutes. Level: Easy") == nil }
    try chat.seesQuestion()
    try chat.types(.pageUp, .pageUp, .pageUp)
    try chat.sees("5 minutes. Level: Easy")
    try chat.types(.escape)
    try chat.seesQuestion()
    try chat.seesNoMore("5 minutes. Level: Easy")
  }

  @Test func `the settings page is tapped`() throws {
    let home = try TemporaryHome()
    let chat = try Chat("config", at: home)
    try chat.taps("Hard")
    try chat.taps("Light")
    try chat.sees("● Hard", "● Light")
    // The press leaves the program, so that nobody may be there for the release.
    try chat.presses(at: chat.position(of: "Enter done"))
    try chat.leaves()
    #expect(try home.settings() == "difficulty = hard\nappearance = light\n")
  }

  @Test func `with the mouse switched off, the terminal keeps it`() throws {
    let chat = try Chat.practising(at: try TemporaryHome(), environment: ["MATHBOT_MOUSE": "off"])
    #expect(!chat.screen.reportsMouse)
  }
}
