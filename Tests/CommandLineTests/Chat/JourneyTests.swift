import Basics
import Content
import Testing

/// Whole visits, from the first start to bye.
struct JourneyTests {
  @Test func `a first visit: two cards, answers, a summary, once more, settings, bye`() throws {
    let home = try TemporaryHome()
    let chat = try Chat("--seed 1 --no-animation", at: home)
    try chat.sees(.says(.welcomeFirst), .says(.chipChange))
    try chat.types(.right, .enter)
    try chat.sees(.says(.welcomeMinutes), "5 minutes")
    try chat.types(.right, .right, .left)
    try chat.sees("6 minutes")
    try chat.types(.enter)
    try chat.sees(.says(.welcomeDifficulty), "● Just right")
    try chat.types(.right)
    try chat.sees("● Easy")
    try chat.types(.enter)
    try chat.sees("6 minutes. Level: Easy", "Tip")
    #expect(try home.settings() == "minutes = 6\ndifficulty = easy\n")

    let first = try chat.answersRight()
    try chat.sees("🎉 1")
    let second = try chat.answersWrong()
    try chat.sees("🎉 1")
    try chat.types(String(second.answer), .enter)
    try chat.seesQuestion(after: second)
    try chat.stops()
    try chat.sees(.says(.endStopped, ["n": "1"]), .says(.chipAgain))

    try chat.types("again", .enter)
    try chat.sees("Tip")
    let third = try chat.seesQuestion()
    try chat.skips()
    try chat.stops()
    try chat.sees(.says(.endTried), .says(.chipAgain))

    try chat.changesAppearanceAndLanguage()
    try chat.opensSettingsAndKeepsThem()
    try chat.types("잘 가", .enter)
    #expect(try chat.leaves().contains(.says(.endTried)))

    #expect(
      try home.settings()
        == "minutes = 6\ndifficulty = easy\nappearance = light\nlanguage = ko\n")
    #expect(
      try home.rows("SELECT minutes, difficulty, questions, firstTries, seed = 1 FROM session")
        == ["6 easy 2 1 1", "6 easy 1 0 0"])
    #expect(
      try home.rows("SELECT leftNumber, rightNumber, typed, outcome, tryNumber FROM attempt") == [
        "\(first.left) \(first.right) \(first.answer) right 1",
        "\(second.left) \(second.right) \(second.answer + 1) wrong 1",
        "\(second.left) \(second.right) \(second.answer) right 2",
        "\(third.left) \(third.right)  skipped 1",
      ])
  }

  @Test func `the second visit starts with one key`() throws {
    let home = try TemporaryHome()
    let first = try Chat.practising(at: home)
    try first.answersRight()
    try first.stops()
    try first.types("bye", .enter)
    try first.leaves()

    let second = try Chat("--no-animation", at: home)
    try second.sees(.says(.welcomeSameDay), "Shall we play for 5 minutes?")
    try second.types(.enter)
    try second.sees("Here we go!")
    try second.seesQuestion()
  }

  @Test func `what was chosen can be changed by typing`() throws {
    let home = try TemporaryHome()
    let first = try Chat.practising(at: home)
    try first.answersRight()
    try first.types(.control("d"), .control("d"))
    try first.leaves()

    let second = try Chat("--no-animation", at: home)
    try second.sees(.says(.chipChange))
    try second.types("change", .enter)
    try second.sees(.says(.welcomeMinutes))
    try second.types("7", .enter)
    try second.sees(.says(.welcomeDifficulty))
    try second.types("purple", .enter)
    try second.sees(.says(.welcomeDifficultyUnclear))
    try second.types("hard", .enter)
    try second.sees("7 minutes. Level: Hard")
    #expect(try home.settings() == "minutes = 7\ndifficulty = hard\n")
  }

  @Test func `twenty right answers win the trophy`() throws {
    let chat = try Chat.practising("", at: try TemporaryHome())
    for _ in 1...20 {
      let question = try chat.seesQuestion()
      // A key after the answer has Robo hurry.
      try chat.types(String(question.answer), .enter, .pageDown)
      try chat.seesQuestion(after: question)
    }
    try chat.stops()
    try chat.sees("All 20 right!")
    try chat.types("12 + 30", .enter)
    try chat.sees("12 + 30 = 42")
    try chat.types("bye", .enter)
    #expect(try chat.leaves().contains("All 20 right!"))
  }

  @Test func `a child who speaks Korean`() throws {
    let texts = Texts(.korean)
    let home = try TemporaryHome()
    let chat = try Chat("--seed 1 --no-animation", at: home, environment: ["LC_ALL": "ko_KR.UTF-8"])
    try chat.sees(texts(.welcomeFirst), texts(.chipChange))
    try chat.types("3분", .enter)
    try chat.sees(texts(.welcomeDifficulty))
    try chat.types("쉬움", .enter)
    try chat.sees(texts(.welcomeStart, ["minutes": "3분", "difficulty": "쉬움"]))
    try chat.types("ㅂ", .enter)
    try chat.sees(texts(.stopAsk))
    try chat.types("그만", .enter)
    try chat.sees(texts(.summaryNothing))
    try chat.types("잘 가", .enter)
    #expect(try chat.leaves().contains(texts(.bye)))
  }

  @Test func `a parent changes the settings before practice`() throws {
    let home = try TemporaryHome()
    let chat = try Chat("config", at: home)
    try chat.sees("All settings", "How long one practice lasts.")
    try chat.types(.right, .down, .right, .right, .right, .down, .right, " ", .enter)
    try chat.leaves()
    #expect(
      try home.settings()
        == "minutes = 6\ndifficulty = hard\noperations = add,multiply,divide\n")
  }
}

extension Chat {
  fileprivate func changesAppearanceAndLanguage() throws {
    try types("settings", .enter)
    try sees("Settings", "● Automatic")
    try types(.down, .down, .down, .left, .left)
    try sees("● Light")
    try types(.down, .down, .down, .enter)
    try sees("All settings", "Practice")
    // From the end of the page: the calculator's three, then this family's.
    try types(.up, .up, .up, .up, .up, .up, .up, .up, .up, .up, .right, .right)
    try sees("● 한국어", "설정")
    try types(.enter)
    try sees("저장했어요.", Texts(.korean)(.chipBye))
  }

  fileprivate func opensSettingsAndKeepsThem() throws {
    try types("설정", .enter)
    try sees("● 밝게")
    try types(.down, .down, .down, .right)
    try sees("● 어둡게")
    try types(.escape)
    try sees(Texts(.korean)(.chipBye))
  }
}
