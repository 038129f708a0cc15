import Content
import Testing

struct CheckTests {
  @Test func `a replay is a whole check, the same each time, and kept as one`() throws {
    let home = try TemporaryHome()
    let input = "\n" + String(repeating: "72\n", count: 28) + "bye\n"
    let run = try CommandRun.mathbot(["check", "--seed", "1"], home: home, input: input)
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    #expect(run.output.contains("25 of 25\n"))
    #expect(run.output.matches(of: /\d+ × \d+ = \d+ +(🎉|👎) +3\.0 s/).count == 25)
    #expect(run.output.hasSuffix("You: bye\nRobo waves goodbye.\nRobo: Bye! See you next time.\n"))
    #expect(
      try home.rows("SELECT kind, minutes, operations, questions, milliseconds FROM session")
        == ["check 4 multiply 25 75000"])
    #expect(try home.rows("SELECT count(*), max(tryNumber) FROM attempt") == ["25 1"])
    let again = try CommandRun.mathbot(["check", "--seed", "1"], home: home, input: input)
    #expect(again == run)
  }

  @Test func `a check does not count as the last practice`() throws {
    let home = try TemporaryHome()
    _ = try CommandRun.mathbot(
      ["check", "--seed", "1", "--questions", "5"], home: home, input: "skip\n1\n2\n3\n4\n5\n")
    let practice = try CommandRun.mathbot(["--seed", "1"], home: home)
    #expect(practice.output.contains("Robo: Hi! I'm Robo"))
    let history = try CommandRun.mathbot(["history", "practice"], home: home)
    #expect(
      history.output.contains("  tables check  0 of 5 right first time, 0:15 of answering\n"))
  }

  @Test func `a check is kept for who is named, else for who says so`() throws {
    let home = try TemporaryHome()
    for name in ["Mina", "Jun"] {
      _ = try CommandRun.mathbot(["learner", "add", name], home: home)
    }
    for (flags, input) in [(["--learner", "mina"], "skip\n1\n"), ([], "jun\nskip\n1\n")] {
      _ = try CommandRun.mathbot(
        ["check", "--seed", "1", "--questions", "5"] + flags, home: home, input: input)
    }
    #expect(
      try home.rows(
        "SELECT name FROM session JOIN learner ON learner.id = learner ORDER BY session.id")
        == ["Mina", "Jun"])
  }

  @Test func `on a terminal the question comes after the pause, and the sheet stays`() throws {
    let home = try TemporaryHome()
    let chat = try Chat("check --seed 1 --questions 5 --no-animation", at: home)
    try chat.sees("5 questions: 6 seconds for each answer", .says(.chipStart))
    try chat.types("s", "k", "i", "p", .enter)
    try chat.sees("Next question in", "1 of 5", "Type your answer", "Send")
    #expect(!chat.screen.text.contains("Tip"))
    try chat.types("7", "2", .enter)
    try chat.sees("Next question in")
    try chat.stops()
    try chat.sees("Right: 1 of 1", "What next?")
    try chat.types("bye", .enter)
    let left = try chat.leaves()
    #expect(left.contains("Right: 1 of 1"))
    #expect(try home.rows("SELECT typed, outcome FROM attempt") == ["72 right"])
  }

  @Test func `line by line, what is typed in the pause answers nothing`() throws {
    let home = try TemporaryHome()
    let chat = try Chat("check --plain --seed 1 --questions 5", at: home)
    try chat.waits(for: "the offer") { $0.normal.contains(.says(.checkTrial, ["n": "3"])) }
    try chat.types("skip\n")
    try chat.waits(for: "the start") { $0.normal.contains("Here we go!") }
    try chat.types("11\n")
    try chat.waits(for: "the question") { $0.normal.contains("1 of 5") }
    try chat.types("72\n")
    try chat.waits(for: "the answer") { _ in
      (try? home.rows("SELECT typed FROM attempt")) == ["72"]
    }
  }

  @Test(arguments: [
    (["--questions", "4"], "A check has 5 to 25 questions, not “4”."),
    (["--questions", "26"], "A check has 5 to 25 questions, not “26”."),
    (["--table-mix", "odd"], "official or even"),
    (["--learner", "Nobody"], "There is no learner “Nobody”."),
  ])
  func `a value that is not allowed names the allowed ones`(flags: [String], words: String) throws {
    let home = try TemporaryHome()
    let run = try CommandRun.mathbot(["check"] + flags, home: home)
    #expect(run.exitCode == 2)
    #expect(run.output == "")
    #expect(run.errors.contains(words), "\(run.errors)")
  }
}
