import Foundation
import Testing

struct DataCommandTests {
  private func data(
    _ arguments: [String], input: String = "", home: TemporaryHome
  ) throws -> CommandRun {
    try CommandRun.mathbot(
      ["data"] + arguments, home: home, environment: ["TZ": "UTC"], input: input)
  }

  @Test func `path prints the path by the rules of XDG`() throws {
    let home = try TemporaryHome()
    #expect(try data(["path"], home: home) == CommandRun(output: home.database + "\n"))
    let run = try CommandRun.mathbot(
      ["data", "path"], home: home, environment: ["XDG_DATA_HOME": "/tmp/elsewhere"])
    #expect(run.output == "/tmp/elsewhere/mathbot/mathbot.sqlite\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == [])
  }

  @Test func `what is imported is exported`() throws {
    let home = try TemporaryHome()
    let archive = ExampleArchive.json()
    let file = home.path + "/mina.json"
    try Data(archive.utf8).write(to: URL(fileURLWithPath: file))
    #expect(
      try data(["import", file], home: home)
        == CommandRun(output: "Added 1 session and 1 answer of Mina.\n"))
    #expect(try data(["export"], home: home) == CommandRun(output: archive))
    #expect(try data(["export", "--learner", "mina"], home: home) == CommandRun(output: archive))
  }

  @Test func `a file's name is printed on one line, without what a terminal would obey`() throws {
    let home = try TemporaryHome()
    let run = try data(["import", "no\nsuch\u{1B}[31m\tfile"], home: home)
    #expect(run.errors == "mathbot: Cannot read no such[31m file: No such file or directory.\n")
    #expect(run.exitCode == 3)
  }

  @Test func `to import twice adds nothing the second time`() throws {
    let home = try TemporaryHome()
    for added in ["1 session and 1 answer", "0 sessions and 0 answers"] {
      #expect(
        try data(["import", "-"], input: ExampleArchive.json(), home: home)
          == CommandRun(output: "Added \(added) of Mina.\n"))
    }
  }

  @Test func `what is imported is gathered at once, for whoever looks next`() throws {
    let home = try TemporaryHome()
    #expect(
      try data(["import", "-"], input: ExampleArchive.json(answers: 300), home: home)
        == CommandRun(output: "Added 1 session and 300 answers of Mina.\n"))
    #expect(try home.rows("SELECT count(*) FROM past") == ["1"])
  }

  @Test func `practice can be imported for somebody else`() throws {
    let home = try TemporaryHome()
    #expect(
      try data(["import", "-", "--learner", "Jun"], input: ExampleArchive.json(), home: home)
        == CommandRun(output: "Added 1 session and 1 answer of Jun.\n"))
  }

  @Test func `what is all with another learner already makes no empty one`() throws {
    let home = try TemporaryHome()
    _ = try data(["import", "-"], input: ExampleArchive.json(), home: home)
    let run = try data(
      ["import", "-", "--learner", "Zoe"], input: ExampleArchive.json(), home: home)
    let errors =
      "mathbot: Nothing was imported for Zoe: all of this practice is here already, with Mina.\n"
    #expect(run == CommandRun(errors: errors, exitCode: 3))
    #expect(try data(["export", "--learner", "Zoe"], home: home).exitCode == 2)
  }

  @Test(arguments: [
    (
      ExampleArchive.json(left: 700),
      "The record 0D910000-0000-4000-8000-000000000001 holds values "
        + "that cannot be. Nothing was imported."
    ),
    (
      "{}",
      "This is not what mathbot data export writes, or its end is missing. Please export it anew."
    ),
    (
      "",
      "This is not what mathbot data export writes, or its end is missing. Please export it anew."
    ),
    (
      "{\"format\": \"mathbot-practice\", \"schema\": 9}",
      "A newer mathbot exported this. Please update mathbot."
    ),
  ])
  func `what cannot be imported is refused`(input: String, message: String) throws {
    let home = try TemporaryHome()
    #expect(
      try data(["import", "-"], input: input, home: home)
        == CommandRun(errors: "mathbot: \(message)\n", exitCode: 3))
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == [])
  }

  @Test func `a file that is not there is named`() throws {
    let home = try TemporaryHome()
    #expect(
      try data(["import", "/nowhere/mina.json"], home: home)
        == CommandRun(
          errors: "mathbot: Cannot read /nowhere/mina.json: No such file or directory.\n",
          exitCode: 3))
  }

  @Test func `a name that cannot be is a wrong use`() throws {
    let home = try TemporaryHome()
    let input = ExampleArchive.json(learner: "")
    #expect(
      try data(["import", "-"], input: input, home: home)
        == CommandRun(
          errors: "mathbot: A name has 1 to 40 letters, and no hidden signs.\n", exitCode: 2))
  }

  @Test func `without practice there is nothing to export`() throws {
    let home = try TemporaryHome()
    #expect(
      try data(["export"], home: home)
        == CommandRun(errors: "mathbot: Nobody has practised yet.\n", exitCode: 1))
    #expect(
      try data(["export", "--learner", "Mina"], home: home)
        == CommandRun(errors: "mathbot: There is no learner “Mina”.\n", exitCode: 2))
  }

  @Test func `delete says what it would delete, and deletes by force`() throws {
    let home = try TemporaryHome()
    _ = try data(["import", "-"], input: ExampleArchive.json(), home: home)
    _ = try CommandRun.mathbot(["learner", "add", "Jun"], home: home)
    let mina = "mathbot: Mina has 1 session, 1 question, last on 2026-01-02.\n"
    let warning = "mathbot: Nothing was deleted; --force deletes it all.\n"
    #expect(
      try data(["delete", "--learner", "mina"], home: home)
        == CommandRun(errors: mina + warning, exitCode: 1))
    #expect(
      try data(["delete", "--all"], home: home)
        == CommandRun(
          errors: "mathbot: Jun has no practice yet.\n" + mina + warning, exitCode: 1))
    #expect(try data(["export"], home: home).output == ExampleArchive.json())

    #expect(try data(["delete", "--learner", "mina", "--force"], home: home) == CommandRun())
    #expect(try data(["export", "--learner", "mina"], home: home).exitCode == 2)
    #expect(try data(["delete", "--all", "--force"], home: home) == CommandRun())
    #expect(!FileManager.default.fileExists(atPath: home.database))
  }

  @Test(arguments: [["delete"], ["delete", "--all", "--learner", "Mina"], ["delete", "--force"]])
  func `delete wants to know what`(arguments: [String]) throws {
    let home = try TemporaryHome()
    let run = try data(arguments, home: home)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("Say what to delete: --learner NAME or --all."))
  }
}
