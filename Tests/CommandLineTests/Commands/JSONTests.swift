import Foundation
import Testing

/// What programs read: every `--json` is an object that says which form it has.
struct JSONTests {
  private static let forms = [
    ("config list --json", "mathbot-settings", "settings"),
    ("learner list --json", "mathbot-learners", "learners"),
    ("calc --steps --json 1+2", "mathbot-steps", "lines"),
    ("solve --json x^2=2", "mathbot-solve", "solutions"),
    ("solve --json x+y=2;x-y=0", "mathbot-system", "unknowns"),
    ("plot --json x^2-2", "mathbot-plot", "curves"),
    ("garden --json", "mathbot-garden", "plants"),
    ("progress --json", "mathbot-progress", "facts"),
    ("progress --all --json", "mathbot-family", "learners"),
    ("history calculations --json", "mathbot-calculations", "calculations"),
    ("history practice --json", "mathbot-sessions", "sessions"),
    ("convert --list --json", "mathbot-units", "units"),
    ("data export", "mathbot-practice", "sessions"),
  ]

  @Test(arguments: forms)
  func `json names its form and version`(command: String, form: String, field: String) throws {
    let home = try TemporaryHome()
    _ = try CommandRun.mathbot(["learner", "add", "Mina"], home: home)
    let run = try CommandRun.mathbot(command.split(separator: " ").map(String.init), home: home)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(json["format"] as? String == form)
    #expect(json["schema"] as? Int == 1)
    #expect(json[field] != nil)
  }

  @Test(arguments: forms)
  func `the readme names every form`(command: String, form: String, field: String) throws {
    let readme = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../README.md")
    #expect(try String(contentsOf: readme, encoding: .utf8).contains("`\(form)`"))
  }
}
