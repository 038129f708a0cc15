import Foundation
import Testing

/// `mathbot solve` as people and scripts use it.
struct SolveTests {
  private func solve(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> CommandRun {
    let home = try TemporaryHome()
    let run = try CommandRun.mathbot(["solve"] + arguments, home: home, environment: environment)
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == [])
    return run
  }

  @Test(arguments: [
    (["2x + 3 = 11"], "x = 4\nExactly 1 real solution.\n"),
    (
      ["--places", "4", "x^2 = 2"],
      "x = -sqrt(2) ≈ -1.4142\nx = sqrt(2) ≈ 1.4142\nExactly 2 real solutions.\n"
    ),
    (
      ["--steps", "2x + 3 = 11"],
      """
      As given, with all terms collected:
        2x + 3 = 11
      Take 3 from both sides:
        2x = 8
      Divide both sides by 2:
        x = 4
      x = 4
      Exactly 1 real solution.

      """
    ),
    (["3x = 12; x + y = 7"], "x = 4\ny = 3\nExactly 1 solution.\n"),
    (["x + y = 1; x + y = 2"], "No solution: equation 2 contradicts equation 1.\n"),
    (["x + 2y = 3"], "Infinitely many solutions:\nx = 3 − 2y\ny can be any number\n"),
    (["x^2 = -1"], "No real solution.\n"),
    (
      ["(x^2-4)/(x-2) = 4"],
      "No real solution.\nx = 2 is no solution: the equation has no value there.\n"
    ),
    (
      ["1/(x-1) = 1/(x-1)"],
      "x = 1 is no solution: the equation has no value there.\nEvery other number is a solution.\n"
    ),
    (["x^2 - 2x + 1 = 0"], "x = 1 (counts 2 times)\nExactly 1 real solution.\n"),
    (["|x-1| + |x+2| = 3"], "Every x from -2 to 1 is a solution.\n"),
    (
      ["--from", "0", "--to", "360", "sin x = 1/2"],
      "x = 30\nx = 150\nExactly 2 solutions between 0 and 360.\nAngles are in degrees here; --radians changes that.\n"
    ),
    (["ln x = 10"], "x = e^10 ≈ 22026.465794806716517\nExactly 1 real solution.\n"),
    (
      ["cos x = 2"],
      """
      No solution between -1000 and 1000.
      I only looked between those two; --from and --to look elsewhere.
      Angles are in degrees here; --radians changes that.

      """
    ),
    (["--places", "2", "3x=1; x+y=2"], "x = 1/3 ≈ 0.33\ny = 5/3 ≈ 1.67\nExactly 1 solution.\n"),
    (
      ["--accessible", "--places", "3", "x^2 = 5"],
      "x is minus root 5, about minus 2.236\nx is root 5, about 2.236\nExactly 2 real solutions.\n"
    ),
  ])
  func `an equation has all its solutions`(arguments: [String], output: String) throws {
    #expect(try solve(arguments) == CommandRun(output: output))
  }

  @Test func `a long list is not read to the end, but in a pipe it is there`() throws {
    let arguments = ["--from", "0", "--to", "36000", "sin x = 0"]
    let piped = try solve(arguments).output.split(separator: "\n")
    #expect(piped.count == 203 && piped[200] == "x = 36000")
    let heard = try solve(["--accessible"] + arguments).output.split(separator: "\n")
    #expect(heard.count == 27 && heard[23] == "… 177 more …" && heard[24] == "x is 36,000")
  }

  @Test func `of many solutions among undecided ones a few are shown`() throws {
    let run = try solve(["--accessible", "(-1)^x = 1"])
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 10 && run.exitCode == 1)
    #expect(lines[5] == "… 95 more …" && lines[8] == "Undecided from −1,000 to 1,000.")
  }

  @Test func `what is undecided is said, and the exit status tells it`() throws {
    let run = try solve(["--radians", "--from", "0", "--to", "3", "√(sin x − 1) = 0"])
    #expect(run.exitCode == 1)
    #expect(run.output.contains("Undecided near 1.5707"))
  }

  @Test(
    arguments: [
      (["x^2 + * 3"], "x^2 + * 3\n      ^\nA number is missing here.\n", 1),
      (["x = 1\u{1B}[2J/0"], "invisible character", 1),
      (["--from", "5", "--to", "1", "x"], "--from must be less than --to", 2),
      (["--from", "red", "x"], "--from takes a number", 2),
      (["--digits", "101", "x"], "at most 100 digits", 2), ([], "Give an equation", 2),
      (["x = y = 2"], "more than one =", 1), (["x > 2"], "I solve equations, with =", 1),
      (["2,5x = 1"], "A decimal number has a point", 1),
      (["xy = 6; x + y = 5"], "^^\nWith several letters", 1), (["x! = 2"], "! of an unknown", 1),
    ] as [([String], String, Int32)])
  func `bad input is said with its place`(
    arguments: [String], sentence: String, status: Int32
  ) throws {
    let run = try solve(arguments)
    #expect(run.exitCode == status)
    #expect(run.errors.contains(sentence), "\(run.errors)")
    #expect(!run.errors.contains("\u{1B}") && run.output.isEmpty)
  }

  @Test func `the data say whether they are complete`() throws {
    let run = try solve(["--json", "x^2 = 2"])
    let data = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(data["complete"] as? Bool == true)
    let solutions = try #require(data["solutions"] as? [[String: Any]])
    #expect(solutions.map { $0["exact"] as? String } == ["-sqrt(2)", "sqrt(2)"])
    #expect(solutions.map { $0["digits"] as? String }.last == "1.4142135623730950488")
  }

  @Test func `it speaks Korean`() throws {
    let run = try solve(["2x = 8"], environment: ["LANG": "ko_KR.UTF-8"])
    #expect(run.output == "x = 4\n실수인 해는 꼭 1개예요.\n")
  }
}
