import Basics
import Content
import Foundation
import Testing

/// The report on practice whose truth is known, and its forms for several learners and on paper.
struct ReportTests {
  private func home(_ names: String..., settings: String = "") throws -> TemporaryHome {
    let home = try TemporaryHome()
    for name in names {
      try home.write(ConstructedWeek(name: name).json, to: home.path + "/week.json")
      let run = try CommandRun.mathbot(["data", "import", home.path + "/week.json"], home: home)
      #expect(run.exitCode == 0, "\(run.errors)")
    }
    if !settings.isEmpty { try home.writeSettings(settings) }
    return home
  }

  private func progress(_ flags: String..., home: TemporaryHome) throws -> CommandRun {
    try CommandRun.mathbot(["progress"] + flags, home: home, environment: ["TZ": "UTC"])
  }

  private func json(_ flags: String..., home: TemporaryHome) throws -> [String: Any] {
    let run = try CommandRun.mathbot(
      ["progress", "--json"] + flags, home: home, environment: ["TZ": "UTC"])
    return try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  private func rows(_ value: Any?) throws -> [[String: Any]] {
    try #require(value as? [[String: Any]])
  }

  @Test func `what is known of a constructed week is what the report says`() throws {
    let report = try json(home: try home("Mina"))
    #expect(report["answers"] as? Int == 43, "one sum was missed each time it came back")
    let facts = try rows(report["facts"]).filter { $0["answers"] as? Int ?? 0 > 0 }
    let states = Dictionary(grouping: facts) { $0["state"] as? String ?? "" }.mapValues(\.count)
    // Each fact but 11 × 11 lies in two cells, and the sum in none.
    #expect(states == ["fluent": 19, "shaky": 4])
    let ways = try rows(report["strategies"])
    #expect(ways.compactMap { $0["name"] as? String } == ["add.bond-100"])
    #expect(ways.first?["right"] as? Int == 0 && ways.first?["answers"] as? Int == 3)
    let growth = try #require(report["growth"] as? [String: Any])
    #expect(growth["facts"] as? Int == 10)
    let before = try #require(growth["before"] as? [String: Double])
    let now = try #require(growth["now"] as? [String: Double])
    #expect(before == ["averageSeconds": 2.5], "all were right before and now")
    #expect(now == ["averageSeconds": 1])
    #expect(
      try rows(report["habits"]).compactMap { $0["name"] as? String }
        == ["forgot-carry"], "ten right products came after the two missed ones")
    #expect(try rows(report["newlyFluent"]).count == 10)
    let points = try rows(report["talkingPoints"])
    #expect(
      points.compactMap { $0["kind"] as? String } == ["becameFluent", "habit", "shaky"],
      "two facts with one slip are one thing to talk about")
    #expect(
      points.compactMap { $0["activity"] as? String } == ["explain", "swap-ones", "rows"])
    #expect(report["weeklyGoal"] == nil)
  }

  @Test func `the map of a constructed week is right in every cell`() throws {
    let report = try json(home: try home("Mina"))
    let cells = try rows(report["facts"])
    #expect(cells.count >= 11 * 11)
    for cell in cells {
      let question = try #require(cell["question"] as? [String: Any])
      let numbers = [question["left"] as? Int, question["right"] as? Int].compactMap(\.self)
        .sorted()
      let isProduct = question["operation"] as? String == "multiply"
      // Elevens on four days, two other products missed once, and all else never asked.
      let isEleven = isProduct && numbers[0] >= 2 && numbers[1] == 11
      let isMissed = isProduct && [[7, 8], [6, 9]].contains(numbers)
      #expect(
        cell["state"] as? String == (isEleven ? "fluent" : isMissed ? "shaky" : "new"), "\(cell)")
      #expect(cell["answers"] as? Int == (isEleven ? 4 : isMissed ? 1 : 0), "\(cell)")
      #expect(cell["bestSeconds"] as? Double == (isEleven ? 1 : nil), "\(cell)")
    }
    let days = try rows(report["days"])
    #expect(days.compactMap { $0["answers"] as? Int } == [10, 10, 10, 2, 11])
    #expect(days.compactMap { $0["rightAtOnce"] as? Double } == [1, 1, 1, 0, 0.909])
  }

  @Test func `practice that was exported and imported elsewhere gives the same report`() throws {
    let first = try home("Mina")
    let archive = try CommandRun.mathbot(["data", "export"], home: first).output
    let second = try TemporaryHome()
    let run = try CommandRun.mathbot(["data", "import", "-"], home: second, input: archive)
    #expect(run.exitCode == 0)
    for form in [["--json"], ["--csv"], ["--html"], ["--plain"]] {
      let reports = try [first, second].map {
        try CommandRun.mathbot(["progress"] + form, home: $0, environment: ["TZ": "UTC"])
      }
      #expect(reports[0] == reports[1] && reports[0].output.contains("11"))
    }
  }

  @Test func `the goal of a week is in each form of the report, and in no chat`() throws {
    let home = try home("Mina", settings: "weekly-goal = 6\n")
    let goal = try #require(try json(home: home)["weeklyGoal"] as? [String: Any])
    #expect(goal["days"] as? Int == 6 && goal["practised"] as? Int == 5)
    #expect(goal["reached"] as? Bool == false)
    let words = "Practised on 5 of the last 7 days. The goal is 6 days."
    #expect(try progress(home: home).output.contains("\n\(words)\n"))
    #expect(try progress("--html", home: home).output.contains(words))
    try home.writeSettings("weekly-goal = 5\n")
    #expect(try progress(home: home).output.contains("the goal of 5 days is reached."))
    let chat = try CommandRun.mathbot([], home: home, input: "progress\nbye\n")
    #expect(chat.output.contains("Progress · Mina"))
    #expect(!chat.output.contains("goal of"))
    let refused = try CommandRun.mathbot(["config", "set", "weekly-goal", "8"], home: home)
    #expect(refused.exitCode == 2 && refused.errors.contains("weekly-goal"))
  }

  @Test func `all of them are in one table, with who needs what`() throws {
    let home = try home("Mina", "Tom <b>")
    let run = try progress("--all", home: home)
    #expect(run.exitCode == 0 && run.errors == "")
    for line in [
      "Everybody", "Mina: 5 of the last 7 days, 43 questions, 93 % right first time.",
      "• The new ten was forgotten: Mina, Tom <b>",
      "• Tom <b>: the new ten was forgotten: 64 + 36, typed 90 (3\u{A0}times)",
    ] {
      #expect(run.output.split(separator: "\n").contains { $0 == line }, "\(line)")
    }
    let heard = try progress("--all", "--accessible", home: home).output
    #expect(heard.contains("Mina: 5 of the last 7 days, 43 questions, 93 % right first time."))
    #expect(heard.contains("64 plus 36, typed 90") && !heard.contains("64 + 36"))
    let report = try json("--all", home: home)
    let learners = try rows(report["learners"])
    #expect(learners.compactMap { $0["name"] as? String } == ["Mina", "Tom <b>"])
    #expect(learners.first?["answersThisWeek"] as? Int == 43)
    #expect(try rows(report["shared"]).first?["names"] as? [String] == ["Mina", "Tom <b>"])
    let html = try progress("--all", "--html", home: home).output
    #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(html.contains("Tom &lt;b&gt;") && !html.contains("<b>"))
    #expect(
      try progress("--all", home: try TemporaryHome()).output.contains("Nobody has practised"))
  }

  @Test(arguments: Language.allCases)
  func `who gave no name is shown by a word, and by the name to type for programs`(
    language: Language
  ) throws {
    let home = try home("default", settings: "language = \(language.rawValue)\n")
    let word = Texts(language)(.learnerUnnamed)
    for form in ["--plain", "--html", "--accessible"] {
      let output = try progress("--all", form, home: home).output
      #expect(output.contains(word) && !output.contains("default"), "\(form)")
    }
    #expect(try rows(json("--all", home: home)["learners"]).first?["name"] as? String == "default")
  }

  @Test func `a page for a browser comes in the language of the settings`() throws {
    let home = try home("Mina", settings: "language = ko\n")
    let html = try progress("--html", home: home).output
    #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"ko\">") && html.hasSuffix("</html>\n"))
    #expect(html.contains("<h1>나의 성장 · Mina</h1>"))
  }

  @Test(arguments: [
    ["--json", "--html"], ["--csv", "--html"], ["--all", "--learner", "Mina"], ["--all", "--csv"],
  ])
  func `what contradicts itself is refused`(flags: [String]) throws {
    let run = try CommandRun.mathbot(["progress"] + flags, home: try TemporaryHome())
    #expect(run.exitCode == 2 && run.output == "")
    #expect(run.errors.contains("Choose one of "))
  }
}
