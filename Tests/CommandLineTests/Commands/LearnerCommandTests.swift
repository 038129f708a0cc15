import Foundation
import Testing

struct LearnerCommandTests {
  private func learner(
    _ arguments: [String], home: borrowing TemporaryHome
  ) throws -> CommandRun {
    try CommandRun.mathbot(["learner"] + arguments, home: home, environment: ["TZ": "UTC"])
  }

  @Test func `before anybody practised, nobody is listed and no file is made`() throws {
    let home = try TemporaryHome()
    let nobody = CommandRun(output: "Nobody has practised yet.\n")
    #expect(try learner([], home: home) == nobody)
    #expect(try learner(["list"], home: home) == nobody)
    #expect(
      try learner(["list", "--json"], home: home)
        == CommandRun(
          output:
            "{\n  \"format\" : \"mathbot-learners\",\n  \"learners\" : [\n\n  ],\n  \"schema\" : 1\n}\n"
        ))
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == [])
  }

  @Test func `a replay, which knows no name, renames nobody`() throws {
    let home = try TemporaryHome()
    _ = try learner(["add", "Lily"], home: home)
    _ = try CommandRun.mathbot(
      ["--plain", "--seed", "1", "--minutes", "1"], home: home,
      input: "my name is Zoe\nstop\nstop\nbye\n")
    #expect(try learner(["list"], home: home).output.contains("Lily"))
    #expect(try !learner(["list"], home: home).output.contains("Zoe"))
  }

  @Test func `learners are added, chosen, renamed and removed`() throws {
    let home = try TemporaryHome()
    for name in ["Mina", "미나", "Jun"] {
      #expect(try learner(["add", name], home: home) == CommandRun())
    }
    #expect(try learner(["use", "jun"], home: home) == CommandRun())
    #expect(try learner(["rename", "mina", "Minnie"], home: home) == CommandRun())
    #expect(
      try learner(["list"], home: home).output == """
        * Jun     level auto    no practice yet
          Minnie  level auto    no practice yet
          미나    level auto    no practice yet

        """)
    #expect(try learner(["remove", "Jun"], home: home) == CommandRun())
    #expect(
      try learner(["list"], home: home).output == """
        * Minnie  level auto    no practice yet
          미나    level auto    no practice yet

        """)
  }

  @Test func `who adds a second child is told how to name the first`() throws {
    let home = try TemporaryHome()
    _ = try CommandRun.mathbot(
      ["--seed", "1", "--minutes", "1", "--difficulty", "easy"], home: home, input: "5\nq\nq\n")
    #expect(
      try learner(["add", "Mina"], home: home).output.contains(
        "mathbot learner rename default NAME"))
    #expect(try learner(["rename", "default", "Jun"], home: home) == CommandRun())
    #expect(try learner(["add", "Zoé"], home: home) == CommandRun())
  }

  @Test func `a learner with practice goes only by force`() throws {
    let home = try TemporaryHome()
    _ = try CommandRun.mathbot(["data", "import", "-"], home: home, input: ExampleArchive.json())
    let list = CommandRun(
      output: "* Mina  level auto    1 session, 1 question, last on 2026-01-02\n")
    #expect(try learner(["list"], home: home) == list)
    #expect(
      try learner(["remove", "Mina"], home: home)
        == CommandRun(
          errors: "mathbot: Mina has 1 session, 1 question, last on 2026-01-02. "
            + "Nothing was deleted; --force deletes it all.\n", exitCode: 1))
    #expect(try learner(["list"], home: home) == list)
    #expect(try learner(["remove", "Mina", "--force"], home: home) == CommandRun())
    #expect(try learner(["list"], home: home).output == "Nobody has practised yet.\n")
  }

  @Test func `list prints JSON`() throws {
    let home = try TemporaryHome()
    _ = try CommandRun.mathbot(["data", "import", "-"], home: home, input: ExampleArchive.json())
    #expect(
      try learner(["list", "--json"], home: home).output == """
        {
          "format" : "mathbot-learners",
          "learners" : [
            {
              "answers" : 1,
              "createdAt" : "2026-01-01T09:00:00Z",
              "current" : true,
              "difficulty" : "auto",
              "lastSessionAt" : "2026-01-02T09:00:00Z",
              "name" : "Mina",
              "operations" : [
                "add",
                "subtract",
                "multiply",
                "divide"
              ],
              "own" : [

              ],
              "questions" : 1,
              "sessions" : 1
            }
          ],
          "schema" : 1
        }

        """)
  }

  @Test(arguments: [
    ["use", "Mnia"], ["rename", "Mnia", "Jun"], ["remove", "Mnia"], ["remove", "Mnia", "--force"],
  ])
  func `an unknown name is answered with the nearest`(arguments: [String]) throws {
    let home = try TemporaryHome()
    _ = try learner(["add", "Mina"], home: home)
    #expect(
      try learner(arguments, home: home)
        == CommandRun(
          errors: "mathbot: There is no learner “Mnia”. Did you mean Mina?\n", exitCode: 2))
  }

  @Test(arguments: [
    (["add", "MINA"], "There is already a learner “Mina”."),
    (["rename", "Jun", "mina"], "There is already a learner “Mina”."),
    (["add", ""], "A name has 1 to 40 letters, and no hidden signs."),
    (["rename", "Jun", "a\nb"], "A name has 1 to 40 letters, and no hidden signs."),
  ])
  func `a name that cannot be is refused`(arguments: [String], message: String) throws {
    let home = try TemporaryHome()
    for name in ["Mina", "Jun"] { _ = try learner(["add", name], home: home) }
    #expect(
      try learner(arguments, home: home)
        == CommandRun(errors: "mathbot: \(message)\n", exitCode: 2))
  }

  @Test func `a damaged file is kept and named`() throws {
    let home = try TemporaryHome()
    _ = try learner(["add", "Mina"], home: home)
    try Data("damaged".utf8).write(to: URL(fileURLWithPath: home.database))
    #expect(
      try learner(["list"], home: home)
        == CommandRun(
          output: "Nobody has practised yet.\n",
          errors: "mathbot: The practice data in \(home.database) was damaged. "
            + "It is kept as \(home.database).damaged, and a new file is started.\n"))
  }

  @Test func `a file that cannot be used is a failure of its own`() throws {
    let home = try TemporaryHome()
    let run = try CommandRun.mathbot(
      ["learner", "add", "Mina"], home: home, environment: ["XDG_DATA_HOME": "/dev/null"])
    #expect(
      run
        == CommandRun(
          errors: "mathbot: Cannot create /dev/null/mathbot: Not a directory.\n", exitCode: 3))
  }

  @Test func `each learner has a level and operations of their own`() throws {
    let home = try TemporaryHome()
    for name in ["Mina", "Jun"] { _ = try learner(["add", name], home: home) }
    #expect(try learner(["set", "mina", "difficulty", "hard"], home: home) == CommandRun())
    #expect(
      try learner(["set", "Mina", "operations", "divide, multiply"], home: home) == CommandRun())
    #expect(
      try learner(["list"], home: home).output == """
          Jun   level auto    no practice yet
        * Mina  level hard    no practice yet; multiply,divide

        """)
    let json = try learner(["list", "--json"], home: home).output
    #expect(json.contains("\"difficulty\" : \"hard\""))
    #expect(json.contains("\"own\" : [\n        \"difficulty\",\n        \"operations\"\n      ]"))
    #expect(try learner(["unset", "Mina", "difficulty"], home: home) == CommandRun())
    #expect(try learner(["list"], home: home).output.contains("* Mina  level auto    "))
  }

  @Test(arguments: [
    (["set", "Mnia", "difficulty", "hard"], "There is no learner “Mnia”. Did you mean Mina?"),
    (
      ["set", "Mina", "difficulty", "hrad"],
      "difficulty takes auto, easy, medium or hard, not “hrad”. Did you mean hard?"
    ),
    (
      ["set", "Mina", "dificulty", "hard"],
      "There is no setting “dificulty”. Did you mean difficulty?"
    ),
    (
      ["set", "Mina", "sound", "on"],
      "A learner can have minutes, difficulty and operations of their own, not sound."
    ),
    (
      ["unset", "Mina", "sound"],
      "A learner can have minutes, difficulty and operations of their own, not sound."
    ),
    (["set", "Mina", "difficulty"], "The value is missing. Try 'mathbot learner set --help'."),
  ])
  func `what no learner can have is refused`(arguments: [String], message: String) throws {
    let home = try TemporaryHome()
    _ = try learner(["add", "Mina"], home: home)
    #expect(
      try learner(arguments, home: home) == CommandRun(errors: "mathbot: \(message)\n", exitCode: 2)
    )
  }

  @Test func `what is exported and imported keeps the level`() throws {
    let home = try TemporaryHome()
    let elsewhere = try TemporaryHome()
    _ = try learner(["add", "Mina"], home: home)
    _ = try learner(["set", "Mina", "difficulty", "easy"], home: home)
    let export = try CommandRun.mathbot(["data", "export"], home: home).output
    for _ in 0..<2 {
      _ = try CommandRun.mathbot(["data", "import", "-"], home: elsewhere, input: export)
      #expect(
        try learner(["list"], home: elsewhere).output == "* Mina  level easy    no practice yet\n")
    }
  }
}
