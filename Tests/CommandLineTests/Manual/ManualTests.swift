import Basics
import Foundation
import Screen
import Testing

/// The manual pages that the program prints for its installation.
struct ManualTests {
  private static func pages(_ locale: String = "C.UTF-8") throws -> [(name: String, text: String)] {
    let home = try TemporaryHome()
    func manual(_ words: [String]) throws -> String {
      let run = try CommandRun.mathbot(
        ["help", "--manual"] + words, home: home, environment: ["LC_ALL": locale])
      #expect(run.errors.isEmpty && run.exitCode == 0)
      return run.output
    }
    return try manual([]).split(separator: "\n").map { name in
      (String(name), try manual(name.split(separator: " ").map(String.init)))
    }
  }

  @Test func `every command has a page, with its options and exit status`() throws {
    let pages = try Self.pages()
    #expect(pages.count == 34)
    let page = try #require(pages.first { $0.name == "mathbot config set" }).text
    #expect(page.hasPrefix(#".TH "MATHBOT\-CONFIG\-SET" "1""#))
    #expect(page.contains("mathbot\\-config\\-set \\- Change one setting\n"))
    #expect(page.contains("mathbot config set minutes 3"))
    for (_, text) in pages {
      #expect(text.contains(".SH EXIT STATUS") && text.contains(#"\fB\-\-help\fR"#))
      #expect(
        text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
          .allSatisfy { !$0.isEmpty })
    }
  }

  @Test func `every page that another one names is there`() throws {
    let pages = try Self.pages()
    let names = Set(pages.map { $0.name.replacing(" ", with: "-") })
    for (name, text) in pages {
      let references = text.matches(of: /fB(\S+)\\fR\(1\)/).map { match in
        String(match.1).replacing("\\-", with: "-")
      }
      #expect(!references.isEmpty, "\(name)")
      #expect(Set(references).isSubset(of: names), "\(name)")
    }
  }

  @Test func `the page of mathbot has the options of practice, and every form of json`() throws {
    let page = try #require(try Self.pages().first).text
    #expect(page.contains(#"\fB\-\-minutes\fR \fIn\fR"#))
    let forms =
      "settings learners steps garden progress family units solve system plot"
    for form in forms.split(separator: " ") {
      #expect(page.contains("mathbot\\-\(form) 1"))
    }
  }

  @Test(arguments: Language.allCases)
  func `man sets every page without a word of complaint`(language: Language) throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/groff") else { return }
    let home = try TemporaryHome()
    for (name, text) in try Self.pages(language.locale) {
      try home.write(text, to: home.path + "/page")
      let run = try CommandRun.shell(
        "/usr/bin/groff -K utf8 -T utf8 -ww -man -rLL=78n ~/page", home: home)
      #expect(run.errors == "", "\(name)")
      #expect(run.output.contains("mathbot"))
    }
  }

  @Test func `a page that is not there is said`() throws {
    let run = try CommandRun.mathbot(
      ["help", "--manual", "mathbot", "dance"], home: try TemporaryHome())
    #expect(run.exitCode == 2 && run.errors.contains("dance"))
  }
}

extension Language {
  fileprivate var locale: String {
    switch self {
    case .english: "en_GB.UTF-8"
    case .korean: "ko_KR.UTF-8"
    case .japanese: "ja_JP.UTF-8"
    case .traditionalChinese: "zh_TW.UTF-8"
    }
  }
}
