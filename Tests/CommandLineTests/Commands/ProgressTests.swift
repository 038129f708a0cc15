import Content
import Foundation
import Testing

struct ProgressTests {
  /// A home with the practice of Mina: three right answers to 7 × 8 and a miss, on two days.
  private func home(language: String = "en") throws -> TemporaryHome {
    let home = try TemporaryHome()
    try home.write(PracticedWeek.json, to: home.path + "/mina.json")
    let run = try CommandRun.mathbot(["data", "import", home.path + "/mina.json"], home: home)
    #expect(run.output == "Added 2 sessions and 5 answers of Mina.\n")
    if language != "en" { try home.writeSettings("language = \(language)\n") }
    return home
  }

  private func progress(_ flags: String..., home: TemporaryHome) throws -> CommandRun {
    try CommandRun.mathbot(["progress"] + flags, home: home, environment: ["TZ": "UTC"])
  }

  @Test func `in a pipe it is words without a single escape`() throws {
    let home = try home()
    let run = try progress(home: home)
    #expect(run.exitCode == 0 && run.errors == "")
    #expect(run.output.hasPrefix("Progress · Mina\n\nTalk about this week\n"))
    #expect(run.output.contains("; new: 76 facts.\n"))
    #expect(!run.output.contains("\u{1B}"))
    for flags in [["--plain"], ["--color", "never"], ["--learner", "MINA"]] {
      #expect(
        try CommandRun.mathbot(["progress"] + flags, home: home, environment: ["TZ": "UTC"])
          == run)
    }
  }

  @Test func `it speaks the language of the settings`() throws {
    let run = try progress(home: try home(language: "ko"))
    #expect(run.output.hasPrefix("나의 성장 · Mina\n\n이번 주에 이야기해 봐요\n"))
    #expect(run.output.contains("; 새 문제 76가지.\n"))
  }

  @Test func `json has everything, with names that do not change`() throws {
    let run = try progress("--json", home: try home())
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(
      Set(json.keys) == [
        "format", "schema", "learner", "on", "answers", "skipped", "strands", "facts", "strategies",
        "days",
        "habits",
        "newlyFluent", "talkingPoints",
      ])
    #expect(json["schema"] as? Int == 1)
    #expect(json["learner"] as? String == "Mina")
    #expect(json["answers"] as? Int == 5)
    #expect((json["on"] as? String)?.wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil)
    let facts = try #require(json["facts"] as? [[String: Any]])
    #expect(facts.count == 488)
    let fact = try #require(
      facts.first { PracticedWeek.isSevenTimesEight($0["question"]) })
    #expect(Set(fact.keys) == PracticedWeek.factKeys)
    #expect(fact["state"] as? String == "known")
    #expect(fact["answers"] as? Int == 3)
    #expect(fact["bestSeconds"] as? Double == 1.9)
    #expect(fact["lastOn"] as? String == "2026-01-03")
    let strategy = try #require((json["strategies"] as? [[String: Any]])?.first)
    #expect(strategy["name"] as? String == "add.bridge")
    #expect(strategy["state"] as? String == "shaky")
    #expect(strategy["answers"] as? Int == 1)
    #expect(strategy["right"] as? Int == 0)
  }

  @Test func `csv has a row for each fact, as RFC 4180 wants it`() throws {
    let run = try progress("--csv", home: try home())
    let lines = run.output.components(separatedBy: "\r\n")
    #expect(lines.count == 490 && lines.last == "")
    #expect(
      lines[0] == "operation,left,right,answer,state,fading,answers,best_seconds,last_on")
    #expect(lines.dropFirst().dropLast().allSatisfy { $0.split(separator: ",").count >= 7 })
    #expect(lines.contains { $0.hasPrefix("multiply,7,8,56,known,") })
    #expect(lines.contains { $0.hasSuffix(",3,1.9,2026-01-03") })
    #expect(lines.contains("divide,1,1,1,new,false,0,,"))
    #expect(!lines.joined().contains("\n"))
  }

  @Test func `before anybody practised it is friendly, and touches no file`() throws {
    let home = try TemporaryHome()
    #expect(
      try progress(home: home).output
        == "Progress\n\nNothing here yet. Play once, then look here!\n")
    let json = try progress("--json", home: home)
    #expect(json.exitCode == 0)
    #expect(!json.output.contains("learner"))
    #expect(try progress("--csv", home: home).output.contains("multiply,12,12,144,new,"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == [])
  }

  @Test func `an unknown learner is refused, with the nearest name`() throws {
    let run = try progress("--learner", "Mia", home: try home())
    #expect(run.exitCode == 2)
    #expect(run.output == "")
    #expect(run.errors == "mathbot: There is no learner “Mia”. Did you mean Mina?\n")
    let both = try progress("--json", "--csv", home: try TemporaryHome())
    #expect(both.exitCode == 2)
    #expect(both.errors.contains("Choose one of --json and --csv."))
  }

  @Test func `a damaged database is kept aside and said`() throws {
    let home = try TemporaryHome()
    try home.write("This is no database, although it is long enough to be one.", to: home.database)
    let run = try progress(home: home)
    #expect(run.exitCode == 3)
    #expect(run.output == "")
    #expect(run.errors.contains("was damaged. It is kept as \(home.database).damaged"))
  }

  @Test(arguments: [40, 80, 120])
  func `on a terminal it is drawn in colours, as wide as the window`(columns: Int) throws {
    let chat = try Chat(
      "progress", at: try home(), columns: columns, rows: 120,
      environment: ["TERM": "xterm-256color"])
    let text = try chat.leaves()
    #expect(text.contains("Progress · Mina"))
    #expect(text.contains(" ●  fluent"))
    let lines = text.split(whereSeparator: \.isNewline)
    #expect(
      lines.contains { $0.contains("Ask 7 × 8") && $0.contains("three days") } == (columns > 40))
    #expect(chat.screen.colors == [.palette])
  }

  @Test func `where its beginning would run out of sight it is a page to scroll`() throws {
    let chat = try Chat("progress", at: try home(), environment: ["TERM": "xterm-256color"])
    try chat.sees("Progress · Mina", "Esc back")
    try chat.types("\u{1B}[F")
    try chat.sees("5 questions so far")
    try chat.types("q")
    try chat.leaves()
  }

  @Test func `without colours the signs alone tell it`() throws {
    let chat = try Chat(
      "progress", at: try home(), rows: 60,
      environment: ["TERM": "xterm-256color", "NO_COLOR": "1"])
    #expect(try chat.leaves().contains(" ●  fluent"))
    #expect(chat.screen.colors.isEmpty)
  }

  @Test func `in the chat the page comes over it, from the file`() throws {
    let chat = try Chat("--no-animation", at: try home())
    try chat.sees(.says(.chipChange))
    try chat.types("progress", .enter)
    try chat.sees("Progress · Mina", "Times tables", "fluent")
    try chat.types("q")
    try chat.sees(.says(.chipChange))
    try chat.types("bye", .enter)
    try chat.leaves()
  }

  @Test func `in the plain chat it is a message`() throws {
    let run = try CommandRun.mathbot([], home: try home(), input: "progress\nbye\n")
    #expect(run.exitCode == 0)
    #expect(run.output.contains("\nRobo: Progress · Mina\n"))
    #expect(run.output.contains("; new: 76 facts.\n"))
  }
}
