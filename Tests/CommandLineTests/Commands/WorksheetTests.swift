import Basics
import Foundation
import Testing

struct WorksheetTests {
  /// The questions of a printed sheet without its answers, in their order.
  private func questions(_ output: String) -> [String] {
    output.matches(of: /(\d+) +([+−×÷]) +(\d+) = ____/).map { "\($0.1) \($0.2) \($0.3)" }
  }

  @Test func `a seed prints the same sheet each time, and touches no file`() throws {
    let home = try TemporaryHome()
    let run = try CommandRun.mathbot(["worksheet", "--seed", "7"], home: home)
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    #expect(questions(run.output).count == 20)
    #expect(run.output.contains("Sheet 7\n"))
    #expect(!run.output.contains("Answers"))
    #expect(try CommandRun.mathbot(["worksheet", "--seed", "7"], home: home) == run)
    let other = try CommandRun.mathbot(["worksheet", "--seed", "8"], home: home)
    #expect(questions(other.output) != questions(run.output))
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == [])
  }

  @Test func `a table may be told by its number alone`() throws {
    let home = try TemporaryHome()
    let run = try CommandRun.mathbot(["worksheet", "7", "--seed", "3"], home: home)
    let flag = try CommandRun.mathbot(["worksheet", "--table", "7", "--seed", "3"], home: home)
    #expect(run.exitCode == 0 && run == flag)
  }

  @Test func `flags choose what is on the sheet`() throws {
    let home = try TemporaryHome()
    let run = try CommandRun.mathbot(
      [
        "worksheet", "--questions", "9", "--table", "7", "--operations", "multiply", "--answers",
        "--language", "ko",
      ], home: home)
    let questions = questions(run.output)
    #expect(questions.count == 9)
    #expect(Set(questions).count == 9)
    #expect(questions.allSatisfy { $0.contains("×") && $0.split(separator: " ").contains("7") })
    #expect(run.output.contains("\u{0C}정답"))
  }

  @Test func `a table is that of × and ÷, where no flag and no setting says otherwise`() throws {
    let home = try TemporaryHome()
    let run = try CommandRun.mathbot(["worksheet", "--table", "7"], home: home)
    let asked = questions(run.output)
    #expect(asked.count == 20)
    #expect(asked.allSatisfy { $0.contains("×") || $0.contains("÷") })
    #expect(asked.contains { $0.contains("×") } && asked.contains { $0.contains("÷") })
    try home.writeSettings("operations = add,multiply\n")
    let multiplied = try CommandRun.mathbot(["worksheet", "--table", "7"], home: home)
    #expect(questions(multiplied.output).allSatisfy { $0.contains("×") })
    try home.writeSettings("operations = add\n")
    let both = try CommandRun.mathbot(["worksheet", "--table", "7"], home: home)
    #expect(questions(both.output).contains { $0.contains("÷") })
    let added = try CommandRun.mathbot(
      ["worksheet", "--table", "7", "--operations", "add"], home: home)
    #expect(questions(added.output).allSatisfy { $0.contains("+") })
  }

  @Test func `forms and working are on the sheet only when asked for`() throws {
    let home = try TemporaryHome()
    let flags = ["worksheet", "--seed", "1", "--difficulty", "hard"]
    let plain = try CommandRun.mathbot(flags, home: home)
    #expect(!plain.output.contains("____ =") && !plain.output.contains("+---"))
    let mixed = try CommandRun.mathbot(flags + ["--forms", "mixed", "--working"], home: home)
    #expect(mixed.output.contains(" ____ = ") && mixed.output.contains("+---+---+---+"))
    #expect(mixed.errors == "")
    let none = try CommandRun.mathbot(["worksheet", "--table", "7", "--working"], home: home)
    #expect(
      none.errors
        == "mathbot: No sum or difference of two digits is on this sheet, so it has no squares.\n")
    #expect(none.exitCode == 0)
  }

  @Test func `the settings choose where no flag does`() throws {
    let home = try TemporaryHome()
    try home.writeSettings("operations = divide\nlanguage = ko\n")
    let run = try CommandRun.mathbot(["worksheet"], home: home)
    #expect(questions(run.output).allSatisfy { $0.contains("÷") })
    #expect(run.output.contains("수학 연습"))
  }

  @Test func `html is one page`() throws {
    let home = try TemporaryHome()
    let run = try CommandRun.mathbot(["worksheet", "--html", "--answers"], home: home)
    #expect(run.output.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(run.output.hasSuffix("</html>\n"))
    #expect(run.output.matches(of: /class="blank"/).count == 20)
    #expect(run.output.matches(of: /class="answer"/).count == 20)
  }

  @Test func `what was missed in practice comes onto the sheet`() throws {
    let home = try TemporaryHome()
    let practice = try CommandRun.mathbot(
      ["--seed", "1", "--minutes", "1", "--difficulty", "hard", "--operations", "multiply"],
      home: home, input: "999\n999\n999\nq\nq\n")
    let missed = try #require(practice.output.firstMatch(of: /What is (\d+ × \d+)\?/)).1
    let run = try CommandRun.mathbot(
      [
        "worksheet", "--from-weak", "--questions", "5", "--operations", "multiply", "--difficulty",
        "hard",
      ], home: home)
    #expect(run.errors == "")
    #expect(questions(run.output).contains(String(missed)))
    let narrowed = try CommandRun.mathbot(
      ["worksheet", "--from-weak", "--operations", "add"], home: home)
    #expect(!questions(narrowed.output).contains(String(missed)))
    _ = try CommandRun.mathbot(["config", "set", "operations", "add"], home: home)
    let sums = try CommandRun.mathbot(["worksheet", "--from-weak"], home: home)
    #expect(questions(sums.output).allSatisfy { $0.contains("+") }, "the settings hold, too")
    let products = try CommandRun.mathbot(
      ["worksheet", "--from-weak", "--operations", "multiply", "--difficulty", "hard"], home: home)
    #expect(questions(products.output).contains(String(missed)), "a flag holds before them")
  }

  @Test func `without practice a weak sheet is mixed, and says so`() throws {
    let home = try TemporaryHome()
    let run = try CommandRun.mathbot(["worksheet", "--from-weak"], home: home)
    #expect(questions(run.output).count == 20)
    #expect(
      run.errors
        == "mathbot: Nothing hard was found in the practice so far; the sheet is mixed.\n")
    #expect(run.exitCode == 0)
  }

  @Test(arguments: [
    (["--questions", "0"], "A sheet has 1 to 200 questions, not “0”."),
    (["--questions", "201"], "A sheet has 1 to 200 questions, not “201”."),
    (["--table", "13"], "from 1 to 12"), (["--forms", "mixd"], "mixed"),
    (["--difficulty", "hrad"], "hard"),
    (["--language", "fr"], "system, en, ko, ja or zh-Hant"),
    (["--from-weak", "--learner", "Nobody"], "There is no learner “Nobody”."),
  ])
  func `a value that is not allowed names the allowed ones`(flags: [String], words: String) throws {
    let home = try TemporaryHome()
    let run = try CommandRun.mathbot(["worksheet"] + flags, home: home)
    #expect(run.exitCode == 2)
    #expect(run.output == "")
    #expect(run.errors.contains(words), "\(run.errors)")
  }
}
