import Content
import Foundation
import Testing

struct GardenTests {
  /// A home with the practice of Mina: 7 × 8 on two days.
  private func home(language: String = "en") throws -> TemporaryHome {
    let home = try TemporaryHome()
    try home.write(PracticedWeek.json, to: home.path + "/mina.json")
    _ = try CommandRun.mathbot(["data", "import", home.path + "/mina.json"], home: home)
    if language != "en" { try home.writeSettings("language = \(language)\n") }
    return home
  }

  private func garden(_ flags: String..., home: TemporaryHome) throws -> CommandRun {
    try CommandRun.mathbot(["garden"] + flags, home: home, environment: ["TZ": "UTC"])
  }

  @Test func `in a pipe it is words without a single escape`() throws {
    let home = try home()
    let run = try garden(home: home)
    #expect(run.exitCode == 0 && run.errors == "")
    #expect(run.output.hasPrefix("Mina's garden. "))
    #expect(run.output.contains("\n7 times table. "))
    #expect(!run.output.contains("\u{1B}"))
    #expect(try garden("--plain", home: home) == run)
    let heard = try garden("--accessible", home: home).output
    #expect(heard.hasPrefix("Mina's garden. ") && !heard.contains("×"))
    #expect(try garden("--learner", "MINA", home: home) == run)
    let korean = try garden(home: try self.home(language: "ko"))
    #expect(korean.output.hasPrefix("Mina의 정원. "))
  }

  @Test(arguments: ["--plain", "--json"])
  func `a damaged database is kept aside and said`(flag: String) throws {
    let home = try TemporaryHome()
    try home.write(String(repeating: "not a database ", count: 100), to: home.database)
    let run = try garden(flag, home: home)
    #expect(run.exitCode != 0 && run.output == "")
    #expect(run.errors.contains("was damaged. It is kept as \(home.database).damaged"))
  }

  @Test func `json has every plant`() throws {
    let run = try garden("--json", home: try home())
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(
      Set(json.keys) == [
        "format", "schema", "plants", "flowers", "bees", "butterflies", "trees", "apples",
      ])
    let plants = try #require(json["plants"] as? [[String: Any]])
    #expect(plants.count == 137)
    let plant = try #require(plants.first { $0["numbers"] as? [Int] == [7, 8] })
    #expect(plant["kind"] as? String == "table")
    #expect(plant["stage"] as? String != "not-asked")
    #expect(plants.count { $0["kind"] as? String == "tree" } == 16)
  }

  @Test func `before anybody played it invites, and an unknown learner is said`() throws {
    let home = try TemporaryHome()
    let run = try garden(home: home)
    #expect(run.output.hasPrefix("My garden.\nNothing is planted yet."))
    let unknown = try garden("--learner", "Zoe", home: home)
    #expect(unknown.exitCode != 0)
    #expect(unknown.errors.contains("Zoe"))
  }
}
