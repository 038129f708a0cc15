import Basics
import Content
import Foundation
import Testing

/// What the commands print for somebody who hears it, in four languages.
struct AccessibleCommandTests {
  private static let commands = [
    ["garden", "--accessible"], ["progress", "--accessible"],
    ["worksheet", "--questions", "4", "--seed", "2", "--answers"],
    ["worksheet", "--questions", "4", "--forms", "mixed", "--seed", "5"],
    ["calc", "--accessible", "--steps", "432 ÷ 15"],
    ["calc", "--accessible", "--steps", "2 + 3 × (4 − 1)^2"],
    ["calc", "--accessible", "--steps", "24 × 13"],
    ["calc", "--accessible", "--steps", "403 − 87"],
    ["calc", "--accessible", "--steps", "1/3 + 1/6"],
    ["solve", "--accessible", "x^2 = 2"], ["solve", "--accessible", "--steps", "2x + 3 = 11"],
    ["solve", "--accessible", "3x = 12; x + y = 7"],
    ["plot", "--accessible", "x^2 - 2", "1/x"], ["plot", "--accessible", "floor x"],
  ]

  private static func said(_ command: [String], in language: Language) throws -> [String] {
    let home = try TemporaryHome()
    try home.write(PracticedWeek.json, to: home.path + "/mina.json")
    _ = try CommandRun.mathbot(["data", "import", home.path + "/mina.json"], home: home)
    let run = try CommandRun.mathbot(
      command, home: home,
      environment: ["MATHBOT_LANGUAGE": language.rawValue, "MATHBOT_ACCESSIBLE": "on"])
    #expect(run.exitCode == 0 && run.errors == "", "\(run.errors)")
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test(arguments: Language.allCases, commands)
  func `a command says everything in words, and nothing twice`(
    language: Language, command: [String]
  ) throws {
    let lines = try Self.said(command, in: language)
    #expect(!lines.isEmpty)
    let silent = Set("×÷−=√^_→←↑↓│─●○◐▌├┤►◄★🎉💪👎💡🏆🌻🤖")
    for line in lines {
      #expect(line.filter(silent.contains) == "", "\(line)")
      #expect(!line.contains(/\S {2,}\S/), "a table: \(line)")
    }
    for (line, next) in zip(lines, lines.dropFirst()) { #expect(line != next, "\(line)") }
  }

  @Test(arguments: Language.allCases, commands)
  func `nothing depends on where something stands`(language: Language, command: [String]) throws {
    let places = [
      "left of", "right of", "above", "across:", "왼쪽", "오른쪽", "세로는", "すぐ左", "すぐ右", "たては",
      "左邊", "右邊", "直的是",
    ]
    for line in try Self.said(command, in: language) {
      #expect(places.filter(line.lowercased().contains) == [], "\(line)")
    }
  }
}
