import Foundation
import Testing

/// `mathbot calc --steps` with an expression or with piped input.
struct CalcStepsTests {
  /// Runs the calculator in a home folder that must stay empty.
  private func steps(
    _ arguments: [String], input: String = "", language: String = "C.UTF-8"
  ) throws -> CommandRun {
    let home = try TemporaryHome()
    let run = try CommandRun.mathbot(
      ["calc", "--steps"] + arguments, home: home, environment: ["LC_ALL": language],
      input: input)
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == [])
    return run
  }

  @Test func `the example of the README is what is printed`() throws {
    let readme = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../README.md").standardized
    let text = String(decoding: try Data(contentsOf: readme), as: UTF8.self)
    let run = try steps(["2 + 3 × (4 − 1)^2"])
    #expect(run.exitCode == 0 && run.errors.isEmpty)
    #expect(text.contains("```\n\(run.output)```\n"), "\(run.output)")
  }

  @Test func `a division ends behind the point, or with its remainder`() throws {
    #expect(try steps(["432 ÷ 15"]).output.hasSuffix("= 28.8\n"))
    let run = try steps(["--remainder", "432", "/", "15"])
    #expect(run.output.hasSuffix("= 28 r 12\n  Check: 28 × 15 + 12 = 432\n"))
    #expect(try steps(["--fraction", "432/15"]).output.contains("= 144/5\n"))
  }

  @Test func `the language of the locale has its words and its columns`() throws {
    let run = try steps(["--remainder", "432 ÷ 15"], language: "ko_KR.UTF-8")
    #expect(run.output.contains("15 )  4 3 2") && run.output.contains("= 몫 28, 나머지 12"))
  }

  @Test func `with accessible each step is a sentence`() throws {
    let run = try steps(["--accessible", "2 + 3 × 4"])
    let expected = """
      2 plus 3 times 4.
      Work on 3 times 4. That is 12.
      Now: 2 plus 12.
      """
    #expect(run.output.hasPrefix(expected.split(separator: "\n").prefix(2).joined(separator: "\n")))
    #expect(run.output.hasSuffix("The answer is 14.\n"))
  }

  @Test func `without Unicode all is ASCII`() throws {
    for text in ["√50 × 2", "432 ÷ 5", "932 − 457", "12.5 × 0.46", "1/3 + 1/6"] {
      let run = try steps([text], language: "C")
      #expect(run.output.utf8.allSatisfy { $0 < 0x80 }, "\(run.output)")
    }
  }

  @Test func `the data has a schema, lines with marks and columns`() throws {
    let output = try steps(["--json", "1000 − 7"]).output
    let object = try JSONSerialization.jsonObject(with: Data(output.utf8))
    let record = try #require(object as? [String: Any])
    #expect(record["format"] as? String == "mathbot-steps" && record["schema"] as? Int == 1)
    #expect(record["kind"] as? String == "columns")
    let lines = try #require(record["lines"] as? [[String: Any]])
    #expect(lines.map { $0["text"] as? String } == ["1000 − 7", "993"])
    #expect(lines.first?["mark"] as? [Int] == [0, 8])
    let columns = try #require(lines.first?["columns"] as? [String: Any])
    #expect(columns["marks"] as? [String: Int] == ["0": 10, "1": 9, "2": 9, "3": 0])
    let remainder = try steps(["--json", "--remainder", "17/5"]).output
    #expect(remainder.contains("\"remainder\" : \"2\"") && remainder.contains("\"3 r 2\""))
  }

  @Test func `the page is whole and knows its language`() throws {
    let page = try steps(["--html", "932 − 457"], language: "ko_KR.UTF-8").output
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"ko\">") && page.hasSuffix("</html>\n"))
    #expect(page.contains("<table class=\"columns\"") && page.contains("받아내려요"))
  }

  @Test func `piped lines are worked out one by one, and stay one by one in JSON`() throws {
    let run = try steps([], input: "2*3\n2+*3\n7/0\n")
    #expect(run.output == "  2 × 3\n  ‾‾‾‾‾  multiply\n= 6\n\n\n  7 ÷ 0\n  ‾‾‾‾‾\n\n")
    #expect(
      run.errors
        == "Line 2: A number is missing here.\nLine 3: A number cannot be divided by zero.\n")
    #expect(run.exitCode == 1)
    let json = try steps(["--json"], input: "2*3\n2+*3\n4*5\n").output
    let lines = json.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.map(\.isEmpty) == [false, true, false, true])
  }

  @Test func `what is wrong is pointed at, or said behind the steps so far`() throws {
    let run = try steps(["2+*3"])
    #expect(run == CommandRun(errors: "2+*3\n  ^\nA number is missing here.\n", exitCode: 1))
    let problem = try steps(["3 + 7 ÷ (2 − 2)"])
    #expect(problem.output.hasSuffix("= 3 + 7 ÷ 0\n      ‾‾‾‾‾\n"))
    #expect(problem.errors == "A number cannot be divided by zero.\n" && problem.exitCode == 1)
  }

  @Test(arguments: [
    ["--html"], ["--json", "--html", "1+2"], ["--columns", "--json", "1+2"], ["--keypad"],
  ])
  func `what does not go together is refused`(arguments: [String]) throws {
    #expect(try steps(arguments).exitCode == 2)
  }

  @Test func `the forms need the steps`() throws {
    let run = try CommandRun.mathbot(["calc", "--json", "1+2"], home: try TemporaryHome())
    #expect(run.exitCode == 2 && run.errors.contains("--steps"))
  }

  @Test(arguments: [
    String(repeating: "(", count: 20_000) + "1", String(repeating: "1+", count: 40_000) + "1",
    "2^4000000", "99999!", String(repeating: "9", count: 9_000) + "*7", "1\u{1B}[2J+2",
    String(repeating: "√(", count: 150) + "2" + String(repeating: ")", count: 150),
    Array(repeating: "1/7", count: 180).joined(separator: "+"),
    Array(repeating: "(1+√2)", count: 100).joined(separator: "*"),
  ])
  func `nothing odd crashes it, and no control code comes out`(text: String) throws {
    let run = try steps(["--", text])
    #expect(run.exitCode == 0 || run.exitCode == 1, "\(run.errors.prefix(200))")
    #expect(!(run.output + run.errors).contains("\u{1B}"))
    #expect(!(run.output + run.errors).isEmpty)
  }
}
