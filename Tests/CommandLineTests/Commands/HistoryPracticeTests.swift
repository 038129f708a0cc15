import Testing

/// `mathbot history practice` and `learner list`: what was practised, in lines.
struct HistoryPracticeTests {
  private static func practiced() throws -> TemporaryHome {
    let home = try TemporaryHome()
    try home.write(PracticedWeek.json, to: home.path + "/mina.json")
    _ = try CommandRun.mathbot(["data", "import", home.path + "/mina.json"], home: home)
    return home
  }

  @Test func `a practice that was not finished says how far it went`() throws {
    let home = try Self.practiced()
    let lines = try CommandRun.mathbot(["history", "practice"], home: home).output
      .split(separator: "\n")
    let scores = [
      "2 of 2 right first time, 0:05 of answering  not finished",
      "2 of 3 right first time, 0:16 of answering  not finished",
    ]
    #expect(lines.count == 3 && lines.first == "Mina's practice, newest first:")
    for (line, score) in zip(lines.dropFirst(), scores) {
      #expect(line.hasSuffix("  5 minutes, medium  " + score), "\(line)")
    }
  }

  @Test func `that there is more is said, with what shows it`() throws {
    let home = try Self.practiced()
    func lines(_ limit: Int) throws -> [Substring] {
      try CommandRun.mathbot(["history", "practice", "--limit", "\(limit)"], home: home).output
        .split(separator: "\n")
    }
    #expect(try lines(1).count == 3)
    #expect(try lines(1).last == "1 more: mathbot history practice --limit 2")
    #expect(try lines(2).count == 3)
    #expect(try lines(2).last?.contains("0:16") == true)
  }

  @Test func `what shows the rest names who was asked for`() throws {
    let home = try Self.practiced()
    _ = try CommandRun.mathbot(["learner", "rename", "Mina", "Jörg O'M"], home: home)
    let asked = ["history", "practice", "--limit", "1", "--learner", "Jörg O'M"]
    let line = try CommandRun.mathbot(asked, home: home).output.split(separator: "\n").last
    #expect(
      line == #"1 more: mathbot history practice --learner 'Jörg O'\''M' --limit 2"#,
      "\(line ?? "")")
  }

  /// What the child is told counts what was found with a tip and after a miss, too.
  @Test func `what was found with a tip or at a later try is said, in lines and as JSON`() throws {
    let first = try Self.answer(toQuestion: 1, after: [])
    let second = try Self.answer(toQuestion: 2, after: ["help", first])
    let home = try TemporaryHome()
    _ = try Self.practice(["help", first, "999", second, "stop", "yes", "bye"], home: home)
    let history = try CommandRun.mathbot(["history", "practice"], home: home).output
    #expect(history.contains("  0 of 2 right first time, "), "\(history)")
    #expect(history.hasSuffix("\n  also found: 1 with a tip, 1 at a later try\n"), "\(history)")
    let json = try CommandRun.mathbot(["history", "practice", "--json"], home: home).output
    for entry in [#""rightAtOnce" : 0"#, #""foundWithTip" : 1"#, #""foundLater" : 1"#] {
      #expect(json.contains(entry), "\(json)")
    }
  }

  private static func practice(_ lines: [String], home: TemporaryHome) throws -> String {
    try CommandRun.mathbot(
      ["--plain", "--seed", "1", "--minutes", "2", "--difficulty", "easy"], home: home,
      input: ([""] + lines).map { $0 + "\n" }.joined()
    ).output
  }

  /// The right answer to a question after some lines.
  private static func answer(toQuestion number: Int, after lines: [String]) throws -> String {
    let output = try practice(lines, home: try TemporaryHome())
    let asked = output.matches(of: /What is (\d+) ([+−×÷]) (\d+)\?/)
    let question = try #require(asked.dropFirst(number - 1).first, "\(output)")
    let (left, right) = (try #require(Int(question.1)), try #require(Int(question.3)))
    return switch question.2 {
    case "+": "\(left + right)"
    case "−": "\(left - right)"
    case "×": "\(left * right)"
    default: "\(left / right)"
    }
  }

  @Test func `a sheet of weak facts has the name of whose they are`() throws {
    let home = try Self.practiced()
    func sheet(_ more: String...) throws -> String {
      try CommandRun.mathbot(["worksheet", "--questions", "4"] + more, home: home).output
    }
    #expect(try sheet("--from-weak").contains("Mina"))
    #expect(try !sheet().contains("Mina"))
  }

  @Test func `what was skipped is said, here and in the report`() throws {
    let home = try TemporaryHome()
    let words = ["", "skip", "skip", "stop", "yes", "bye"].map { $0 + "\n" }.joined()
    _ = try CommandRun.mathbot(
      ["--plain", "--minutes", "2", "--difficulty", "easy"], home: home, input: words)
    let history = try CommandRun.mathbot(["history", "practice"], home: home).output
    #expect(history.contains("  0 of 0 right first time, 2 skipped, 0:0"), "\(history)")
    let report = try CommandRun.mathbot(["progress"], home: home).output
    #expect(report.contains("2 questions so far, 2 of them skipped"), "\(report)")
  }

  @Test func `what a check has found is told, answers apart from silence`() throws {
    let home = try TemporaryHome()
    let check = ["check", "--seed", "1", "--questions", "5"]
    let input = "skip\n1\n2\n3\n4\n5\n"
    let sheet = try CommandRun.mathbot(check, home: home, input: input).output
    let asked = sheet.matches(of: /(\d+ × \d+) = \d+ +👎/).map { String($0.1) }
    try #require(asked.count == 5)
    let history = try CommandRun.mathbot(["history", "practice"], home: home).output
    #expect(history.hasSuffix("\n  missed: \(asked.joined(separator: ", "))\n"), "\(history)")
    // As where the last question's time runs out.
    try home.change("UPDATE attempt SET typed = '' WHERE id = (SELECT max(id) FROM attempt)")
    let later = try CommandRun.mathbot(["history", "practice"], home: home).output
    let missed = asked.dropLast().joined(separator: ", ")
    let expected = "\n  missed: \(missed)\n  no answer: \(asked[4])\n"
    #expect(later.hasSuffix(expected), "\(later)")
    let json = try CommandRun.mathbot(["history", "practice", "--json"], home: home).output
    #expect(json.contains(#""unanswered" : ["#) && json.contains("\"\(asked[4])\""), "\(json)")
  }

  @Test func `the list of learners says what is each one's own`() throws {
    let home = try Self.practiced()
    for own in [["minutes", "4"], ["operations", "add,subtract"]] {
      _ = try CommandRun.mathbot(["learner", "set", "Mina"] + own, home: home)
    }
    let list = try CommandRun.mathbot(["learner", "list"], home: home).output
    #expect(list.hasSuffix("; 4 minutes; add,subtract\n"), "\(list)")
  }
}
