import Content
import Foundation
import Testing

/// Several children on one computer: Robo asks who plays, and each keeps what is their own.
struct FamilyTests {
  private func family(_ names: [String] = ["Mina", "Jun"]) throws -> TemporaryHome {
    let home = try TemporaryHome()
    for name in names { _ = try CommandRun.mathbot(["learner", "add", name], home: home) }
    return home
  }

  private func plays(
    _ lines: String, _ arguments: [String] = [], home: TemporaryHome,
    environment: [String: String] = [:]
  ) throws -> String {
    try CommandRun.mathbot(arguments, home: home, environment: environment, input: lines).output
  }

  @Test func `what each chooses is their own, and the settings file stays`() throws {
    let home = try family()
    #expect(
      try plays("mina\n3\nhard\n1\nq\nq\nbye\n", home: home).contains("3 minutes. Level: Hard."))
    #expect(
      try plays("jun\n7\neasy\n1\nq\nq\nbye\n", home: home).contains("7 minutes. Level: Easy."))
    #expect(
      try home.rows("SELECT name, ownMinutes, ownDifficulty FROM learner ORDER BY name") == [
        "Jun 7 easy", "Mina 3 hard",
      ])
    #expect(!FileManager.default.fileExists(atPath: home.settingsFile))
    // Who played last is offered, with what they played.
    #expect(
      try plays("\n", home: home)
        .contains("Back again, Jun! Nice.\nRobo: Same as last time? 7 minutes.\nLevel: Easy."))
    #expect(
      try plays("1 mina\nmina\n", home: home)
        .contains("Same as last time? 3 minutes.\nLevel: Hard."))
    #expect(
      try plays("", ["--learner", "MINA"], home: home).hasPrefix(
        "Robo: Back again, Mina! Nice.\nRobo: Same as last time? 3 minutes.\nLevel: Hard."))
    #expect(
      try home.rows("SELECT name, minutes FROM session JOIN learner ON learner.id = learner")
        == ["Mina 3", "Jun 7"])
  }

  @Test func `minutes for one run are not those of the next, and those of all hold for all`() throws
  {
    let home = try family()
    #expect(
      try plays("q\nq\nbye\n", ["--learner", "Mina", "--minutes", "2"], home: home).contains(
        "2 minutes"))
    _ = try CommandRun.mathbot(["config", "set", "minutes", "8"], home: home)
    #expect(try plays("", ["--learner", "Mina"], home: home).contains("8 minutes"))
    _ = try CommandRun.mathbot(["learner", "set", "Mina", "minutes", "4"], home: home)
    #expect(try plays("", ["--learner", "Mina"], home: home).contains("4 minutes"))
    #expect(try plays("", ["--learner", "Jun"], home: home).contains("8 minutes"))
  }

  @Test func `one child alone keeps the settings in the file`() throws {
    let home = try family(["Mina"])
    let output = try plays("3\nhard\nq\nq\nbye\n", home: home)
    #expect(output.hasPrefix("Robo smiles.\nRobo: Hi Mina! I'm Robo"))
    #expect(try home.settings() == "minutes = 3\ndifficulty = hard\n")
    #expect(try home.rows("SELECT count(*) FROM learner WHERE ownDifficulty IS NOT NULL") == ["0"])
  }

  @Test func `a seed gives the same session again, whoever played before`() throws {
    let home = try family()
    let arguments = ["--seed", "1", "--minutes", "1", "--difficulty", "easy"]
    let first = try plays("mina\n5\nhint\nskip\nstop\nstop\nbye\n", arguments, home: home)
    _ = try plays("mina\n3\nhard\n1\nq\nq\nbye\n", home: home)
    let again = try plays("mina\n5\nhint\nskip\nstop\nstop\nbye\n", arguments, home: home)
    #expect(again == first)
    #expect(first.contains("Hi Mina! I'm Robo"))
  }

  @Test func `a flag wins over the environment, then the child's own, then the file`() throws {
    let home = try family()
    try home.writeSettings("difficulty = easy\n")
    let set = ["learner", "set", "Mina", "difficulty", "hard"]
    let mina = ["--learner", "Mina", "--minutes", "1"]
    #expect(try plays("\n", mina, home: home).contains("1 minute?\nLevel: Easy."))
    _ = try CommandRun.mathbot(set, home: home)
    #expect(try plays("\n", mina, home: home).contains("1 minute?\nLevel: Hard."))
    let environment = ["MATHBOT_DIFFICULTY": "medium"]
    #expect(
      try plays("q\nq\n", mina, home: home, environment: environment).contains(
        "1 minute. Level: Medium."))
    #expect(
      try plays("q\nq\n", mina + ["--difficulty", "auto"], home: home, environment: environment)
        .contains("1 minute. Level: Just right for you."))

    func list(_ environment: [String: String] = [:]) throws -> String {
      try CommandRun.mathbot(["config", "list"], home: home, environment: environment).output
    }
    #expect(try list().contains(/\ndifficulty = hard +# Level: of Mina\n/))
    #expect(
      try list(environment).contains(/\ndifficulty = medium +# Level: from MATHBOT_DIFFICULTY\n/))
    let json = try CommandRun.mathbot(["config", "list", "--json"], home: home).output
    #expect(json.contains("\"source\" : \"learner\""))
    _ = try CommandRun.mathbot(["learner", "use", "Jun"], home: home)
    #expect(try list().contains(/\ndifficulty = easy +# Level\n/))
  }

  @Test func `a setting that something else decides says so`() throws {
    let home = try family()
    _ = try CommandRun.mathbot(["learner", "set", "Mina", "difficulty", "hard"], home: home)
    #expect(
      try CommandRun.mathbot(["config", "set", "difficulty", "easy"], home: home).errors
        == "mathbot: Mina still has difficulty = hard of their own. "
        + "mathbot learner unset Mina difficulty takes it away.\n")
    #expect(
      try CommandRun.mathbot(
        ["config", "set", "minutes", "3"], home: home, environment: ["MATHBOT_MINUTES": "8"]
      ).errors == "mathbot: MATHBOT_MINUTES is set, so 8 still counts.\n")
  }

  @Test func `each learner with a setting of their own is named, whoever practised last`() throws {
    let home = try family()
    for own in [["Mina", "minutes", "4"], ["Jun", "minutes", "9"]] {
      _ = try CommandRun.mathbot(["learner", "set"] + own, home: home)
    }
    let errors = try CommandRun.mathbot(["config", "set", "minutes", "5"], home: home).errors
    for words in ["Mina still has minutes = 4", "Jun still has minutes = 9"] {
      #expect(errors.contains(words), "\(errors)")
    }
  }

  @Test func `on a screen the names are on a card`() throws {
    let home = try family(["Mina", "Jun", "미나"])
    let chat = try Chat("--no-animation", at: home, columns: 40, rows: 16)
    try chat.sees("Who is playing?", "● Mina", "○ Jun", "○ 미나")
    try chat.types(.right, .enter)
    try chat.sees("Hi 미나!")
    try chat.types("4", .enter)
    try chat.sees(.says(.welcomeDifficulty))
    try chat.types("hard", .enter)
    try chat.seesQuestion()
    #expect(
      try home.rows("SELECT name, ownMinutes FROM learner WHERE ownDifficulty = 'hard'")
        == ["미나 4"])
    #expect(!FileManager.default.fileExists(atPath: home.settingsFile))
  }

  @Test func `the settings page changes the level of who plays`() throws {
    let home = try family()
    let chat = try Chat("config", at: home)
    try chat.sees("All settings")
    try chat.types(.down, .right, .right, .right)
    try chat.sees("For Mina alone.")
    try chat.types(.down, " ", .enter)
    try chat.leaves()
    #expect(
      try home.rows("SELECT ownDifficulty, ownOperations FROM learner WHERE name = 'Mina'")
        == ["hard subtract,multiply,divide"])
    #expect(!FileManager.default.fileExists(atPath: home.settingsFile))
  }

  @Test func `before anybody said who plays, the settings of all are changed`() throws {
    let home = try family()
    let chat = try Chat("--no-animation", at: home)
    try chat.sees("Who is playing?")
    try chat.types("settings", .enter)
    try chat.sees("How long one practice lasts.")
    try chat.types(.down, .right, .right, .right, .enter)
    try chat.sees("Saved.", "● Mina")
    #expect(try home.settings() == "difficulty = hard\n")
    #expect(try home.rows("SELECT count(ownDifficulty) FROM learner") == ["0"])
    try chat.types(.enter)
    try chat.sees("Hi Mina!")
  }

  @Test func `the settings page leaves what the environment decides`() throws {
    let home = try TemporaryHome()
    let chat = try Chat("config", at: home, environment: ["MATHBOT_MINUTES": "8"])
    try chat.sees("All settings", "MATHBOT_MINUTES decides this")
    try chat.types(.left, .left, .down, .right, .right, .right, .enter)
    try chat.leaves()
    #expect(try home.settings() == "difficulty = hard\n")
  }

  @Test func `a sheet from what is weak follows the child's practice and level`() throws {
    let home = try family()
    _ = try CommandRun.mathbot(["learner", "set", "Jun", "operations", "divide"], home: home)
    let sheet = try CommandRun.mathbot(["worksheet", "--learner", "Jun"], home: home).output
    #expect(sheet.contains("÷") && !sheet.contains("×") && !sheet.contains("+"))
    let history = try CommandRun.mathbot(["history", "practice", "--learner", "Jun"], home: home)
    #expect(history.output == "Jun has not practised yet.\n")
  }
}
