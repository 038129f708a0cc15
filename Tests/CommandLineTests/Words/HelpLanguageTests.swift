import Basics
import Content
import Foundation
import Screen
import Testing

@testable import mathbot

/// The help of every command, in every language.
struct HelpLanguageTests {
  static let others = Language.allCases.filter { $0 != .english }

  @Test(arguments: others)
  func `no English is left in any page of help`(language: Language) {
    #expect(HelpOfCommand.all.count > 30)
    for help in HelpOfCommand.all {
      let foreign = TypedWords.foreign(in: Self.said(help.page(in: language), in: language))
      #expect(foreign == [], "\(help.path)")
    }
  }

  /// The page without ways to call the command and examples.
  private static func said(_ page: String, in language: Language) -> String {
    let usage = Texts(language)(.commandUsage)
    let paragraphs = page.split(separator: /\n\n/).filter { !$0.hasPrefix(usage) }
    return paragraphs.joined(separator: "\n").split(separator: "\n")
      .filter { !$0.hasPrefix("  mathbot") && !$0.hasPrefix("  printf") }
      .joined(separator: "\n")
  }

  @Test(arguments: Language.allCases)
  func `no line of help is wider than the window, or an example`(language: Language) {
    for help in HelpOfCommand.all {
      for columns in [40, 60, 80] {
        for line in help.page(in: language, columns: columns).split(separator: "\n") {
          #expect(String(line).displayWidth <= columns, "\(help.path): \(line)")
        }
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `every page has words, and no name of a text`(language: Language) {
    for help in HelpOfCommand.all {
      let page = help.page(in: language)
      #expect(!page.contains(/[{}]/), "\(help.path)")
      #expect(!page.contains(/command\.|usage\./), "\(help.path)")
      // An option without words is one that nobody wrote them for.
      #expect(!page.contains(/\n  --[a-z-]+( <\S+>)?\n(?! {20})/), "\(help.path)")
    }
  }

  @Test func `every command that does something has an example`() {
    for help in HelpOfCommand.all where help.path != "mathbot config page" {
      #expect(help.page(in: .english).contains(/\n  (mathbot|printf)/), "\(help.path)")
    }
  }

  @Test(arguments: [
    ("LC_ALL=ko_KR.UTF-8", "", "옵션"), ("LC_ALL=ja_JP.UTF-8", "", "オプション"),
    ("LC_ALL=zh_TW.UTF-8", "", "選項"), ("LC_ALL=C", "", "OPTIONS"),
    ("LC_ALL=ko_KR.UTF-8", "language = ja\n", "オプション"),
    ("MATHBOT_LANGUAGE=ko", "language = ja\n", "옵션"),
    ("LC_ALL=ko_KR.UTF-8", "language = ja\nno sense\n", "옵션"),
    ("MATHBOT_LANGUAGE=klingon", "language = ja\n", "オプション"),
  ])
  func `help is in the language of the settings, else of the system`(
    variable: String, settings: String, heading: String
  ) throws {
    let home = try TemporaryHome()
    if !settings.isEmpty { try home.writeSettings(settings) }
    let parts = variable.split(separator: "=").map(String.init)
    for arguments in [["--help"], ["config", "set", "--help"], ["help", "data"]] {
      let run = try CommandRun.mathbot(
        arguments, home: home, environment: [parts[0]: parts[1]])
      #expect(run.exitCode == 0 && run.errors == "")
      #expect(run.output.contains("\n\(heading)"), "\(run.output)")
    }
    // Whoever only asks for help changes nothing.
    if !settings.isEmpty {
      #expect(try home.names(beside: home.settingsFile) == ["config"])
    }
  }

  @Test func `the whole help comes as data in the language`() throws {
    let run = try CommandRun.mathbot(
      ["--experimental-dump-help"], home: try TemporaryHome(),
      environment: ["LC_ALL": "ko_KR.UTF-8"])
    let data = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    #expect(data is [String: Any])
    #expect(run.output.contains(Texts(.korean)(.commandCheck)))
    #expect(!run.output.contains(/\{[A-Za-z]+\}/))
  }

  @Test func `the version has its notice in the language`() throws {
    let run = try CommandRun.mathbot(
      ["--version"], home: try TemporaryHome(), environment: ["LC_ALL": "ja_JP.UTF-8"])
    #expect(
      run.output == "\(Mathbot.versionNotice.split(separator: "\n")[0])\n"
        + Texts(.japanese)(.commandLicence) + "\n")
  }
}
