import Basics
import Calculator
import Content
import Foundation
import Testing

/// `mathbot calc` with an expression or with piped input.
struct CalcTests {
  /// Runs the calculator in a home folder that must stay empty.
  private func calc(_ arguments: [String], input: String = "") throws -> CommandRun {
    let home = try TemporaryHome()
    let run = try CommandRun.mathbot(["calc"] + arguments, home: home, input: input)
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == [])
    return run
  }

  @Test(arguments: [
    (["1+2"], "3"), (["1", "+", "2"], "3"), (["√2"], "1.4142135623730950488"),
    (["--mixed", "17/4"], "4 1/4"),
    (["--remainder", "17/5"], "3 r 2"), (["sin 30"], "0.5"),
    (["--radians", "sin(π/6)"], "0.5"),
    (["--digits", "30", "2^0.5"], "1.41421356237309504880168872421"),
    (["--places", "2", "2/3"], "0.67"), (["--fraction", "0.75"], "3/4"),
    (["--fraction", "pi"], "3.1415926535897932385"), (["--mixed", "√2"], "1.4142135623730950488"),
    (["-5", "+", "3"], "-2"),
    (["100 USD in TWD"], "3280.00 TWD"), (["5 km in mi"], "3.1068559611866698481 mi"),
    (["2^64"], "18446744073709551616"), (["---5"], "-5"), (["-5", "--places", "2"], "-5.00"),
    (["--", "-5"], "-5"), (["1", "--places=2", "+", "1"], "2.00"),
  ])
  func `an expression has one answer`(arguments: [String], answer: String) throws {
    #expect(try calc(arguments) == CommandRun(output: answer + "\n"))
  }

  @Test(arguments: [[], ["--degrees"]])
  func `a failure is drawn with its range, with and without options`(options: [String]) throws {
    let errors = "2+*3\n  ^\nA number is missing here.\n"
    #expect(try calc(options + ["2+*3"]) == CommandRun(errors: errors, exitCode: 1))
    #expect(try calc(options + ["--", "*5"]).errors == "*5\n^\nA number is missing here.\n")
    #expect(try calc(options + ["1", "+"]).errors == "1 +\n   ^\nA number is missing here.\n")
  }

  @Test func `control characters are never echoed`() throws {
    let run = try calc(["1\u{1B}[2J\n+"])
    #expect(run.exitCode == 1 && !run.errors.contains("\u{1B}"))
    #expect(run.errors.split(separator: "\n").count == 3)
  }

  @Test func `piped lines stay aligned, and errors name their line`() throws {
    let run = try calc([], input: "1/3\n1/0\n\n2^10\n5 km in parsec\n")
    #expect(run.output == "0.33333333333333333333\n\n\n1024\n\n")
    #expect(
      run.errors.hasPrefix(
        "Line 2: A number cannot be divided by zero.\nLine 5: I don't know the unit “parsec”."))
    #expect(run.exitCode == 1)
  }

  @Test(arguments: [
    "11" + String(repeating: "+1", count: 60_000), String(repeating: " ", count: 200_000) + "7",
  ])
  func `a piped line that is too long is refused, and the next one is answered`(
    line: String
  ) throws {
    let run = try calc([], input: line + "\n6*7\n")
    #expect(run.output == "\n42\n")
    #expect(run.errors == "Line 1: This is too long: at most 100,000 characters.\n")
    #expect(run.exitCode == 1)
  }

  @Test func `nothing is needed from a home that cannot be read`() throws {
    let home = try TemporaryHome()
    for folder in ["/nonexistent", "/dev/null", ""] {
      let run = try CommandRun.mathbot(
        ["calc"], home: home, environment: ["HOME": folder], input: "6*7\n")
      #expect(run == CommandRun(output: "42\n"))
    }
  }

  @Test(arguments: [
    (["--place", "2", "1/3"], "Did you mean --places?"), (["1/3", "--place=2"], "--places"),
    (["--sin", "30"], "There is no option"), (["--degrees", "--radians", "1"], "--degrees"),
    (["--places", "-1", "1"], "from 0 to 10000, not -1"),
  ])
  func `a mistyped option is never calculated`(arguments: [String], words: String) throws {
    let run = try calc(arguments)
    #expect(run.exitCode == 2 && run.output == "" && run.errors.contains(words), "\(run.errors)")
    #expect(!run.errors.contains("Value to be set"))
  }

  @Test func `a long line is shown around the mistake`() throws {
    let line = String(repeating: "1+", count: 20_000) + "*" + String(repeating: "1+", count: 20_000)
    let lines = try calc([line]).errors.split(separator: "\n")
    #expect(lines.count == 3 && lines.allSatisfy { $0.count <= 80 })
    #expect(lines[0].dropFirst(lines[1].count - 1).first == "*")
  }

  @Test func `help lists every function with what it does`() throws {
    let help = try calc(["--help"]).output
    for function in MathFunction.all {
      let line = help.split(separator: "\n").first { $0.hasPrefix("  \(function.name) ") }
      #expect(
        line?.hasSuffix(Texts(.english).text(key: "function.\(function.name)")) == true,
        "\(function.name)")
    }
  }

  @Test(arguments: [
    ["--places", "-1", "1"], ["--digits", "0", "1"], ["--places", "1", "--fraction", "1"],
  ])
  func `a wrong call is a usage error`(arguments: [String]) throws {
    let run = try calc(arguments)
    #expect(run.exitCode == 2 && run.output.isEmpty)
  }
}
