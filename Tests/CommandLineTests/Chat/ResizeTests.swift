import Content
import PseudoTerminal
import Testing

/// A window that changes its size at any moment.
struct ResizeTests {
  /// Without a clock and without animation, equal keys lead to equal screens.
  static let still = ["MATHBOT_CLOCK": "hidden"]
  static let sizes = [(40, 16), (120, 40), (30, 8), (40, 10), (80, 24), (41, 11), (200, 60)]

  static let skipAndStop: String = "s" + .enter + "q" + .enter + "q" + .enter

  /// Every sight of a visit, with the keys that lead there.
  static let sights: [(sight: String, keys: String)] = [
    (.says(.chipChange), ""),
    (.says(.welcomeMinutes), "change" + .enter),
    (.says(.welcomeDifficulty), "5" + .enter),
    ("What is", "easy" + .enter),
    ("Try again", "easy" + .enter + "1" + .enter + "1" + .enter),
    (.says(.endTried), "easy" + .enter + skipAndStop),
    ("Settings", "easy" + .enter + skipAndStop + "settings" + .enter + .down + .down),
  ]

  @Test(arguments: sights.indices)
  func `after each change the screen is what a fresh start would show`(index: Int) throws {
    let chat = try visit(index)
    for (columns, rows) in Self.sizes {
      try chat.resizes(to: columns, rows)
      let resized = chat.screen
      try chat.redraws()
      #expect(chat.screen.picture == resized.picture)
      #expect(chat.screen.cursor == resized.cursor)
    }
    // The summary tells times, which differ from visit to visit.
    guard Self.sights[index].sight != .says(.endTried) else { return }
    for (columns, rows) in Self.sizes.prefix(2) {
      try chat.resizes(to: columns, rows)
      let fresh = try visit(index, columns: columns, rows: rows)
      #expect(chat.screen.picture == fresh.screen.picture)
    }
  }

  @Test func `a window too small says so, and practice goes on behind it`() throws {
    let chat = try Chat.practising(at: try TemporaryHome(), environment: Self.still)
    let question = try chat.seesQuestion()
    try chat.resizes(to: 30, 8)
    try chat.sees(.says(.troubleTooSmall))
    try chat.types(String(question.answer), .enter)
    try chat.resizes(to: 40, 16)
    try chat.sees("🎉 1")
    try chat.answersRight()
  }

  @Test func `many changes at once, while keys arrive, end in a whole picture`() throws {
    let chat = try Chat.practising("", at: try TemporaryHome())
    for step in 0..<30 {
      try chat.terminal.resize(columns: 40 + 3 * step, rows: 10 + step)
      try chat.types("5", .backspace)
    }
    // A smaller window would get what was on its way for the larger one.
    try chat.resizes(to: 130, 42)
    try chat.redraws()
    try chat.answersRight()
  }

  @Test func `what changes after a change of size is drawn without leftovers`() throws {
    let chat = try Chat.practising(at: try TemporaryHome(), environment: Self.still)
    for (columns, rows) in Self.sizes where columns >= 40 {
      try chat.resizes(to: columns, rows)
      try chat.answersRight()
      let question = try chat.answersWrong()
      try chat.skips()
      try chat.seesQuestion(after: question)
      let drawn = chat.screen.picture
      try chat.redraws()
      #expect(chat.screen.picture == drawn)
    }
  }

  private func visit(_ index: Int, columns: Int = 80, rows: Int = 24) throws -> Chat {
    let chat = try Chat(
      "--seed 1 --no-animation", at: try TemporaryHome(), columns: columns, rows: rows,
      environment: Self.still)
    try chat.sees(.says(.chipChange))
    try chat.types(Self.sights[index].keys)
    try chat.sees(Self.sights[index].sight)
    return chat
  }
}
