import PseudoTerminal
import Testing

/// A command line that cannot be followed: status 2, nothing on standard output, and on standard
/// error what is allowed and what was probably meant.
struct BadInputTests {
  static let operations = "add, subtract, multiply or divide"
  static let mistakes: [(arguments: [String], words: [String])] = [
    (["--minutes", "0"], ["1 to 10", "“0”", "mean 1"]),
    (["--minutes", "11"], ["1 to 10", "“11”", "mean 10"]),
    (["--minutes", "2.5"], ["whole number from 1 to 10", "“2.5”"]),
    (["--minutes", "abc"], ["whole number from 1 to 10", "“abc”"]),
    (["--minutes", ""], ["whole number from 1 to 10"]),
    (["--minutes"], ["--minutes", "--help"]),
    (["--minutes=99999999999999999999"], ["1 to 10"]),
    (["--difficulty", "medum"], ["easy, medium, hard or auto", "mean medium"]),
    (["--operations", "add,mutliply"], [operations, "mean add,multiply"]),
    (["--operations", ""], [operations]),
    (["--table", "13"], ["from 1 to 12", "“13”", "mean 12"]),
    (["--table", "seven"], ["from 1 to 12", "“seven”"]),
    (["--seed", "abc"], ["whole number", "“abc”"]),
    (["--seed=-1"], ["whole number", "“-1”"]),
    (["--color", "alwys"], ["auto, always or never", "mean always"]),
    (["--minuts", "5"], ["--minuts", "--minutes"]),
    (["-x"], ["-x"]),
    (["pratice"], ["pratice", "mean practice"]),
    (["confg", "list"], ["confg", "mean config"]),
    (["xyzzy"], ["xyzzy", "practice, "]),
    (["practice", "now"], ["now"]),
    (["config", "lst"], ["lst", "mathbot config", "mean list"]),
  ]

  @Test(arguments: mistakes.indices)
  func `A mistake is explained`(index: Int) throws {
    let mistake = Self.mistakes[index]
    let run = try CommandRun.mathbot(mistake.arguments, home: try TemporaryHome())
    #expect(run.exitCode == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("mathbot: "))
    for words in mistake.words { #expect(run.errors.contains(words)) }
    #expect(run.errors.split(separator: "\n").count <= 2, "\(run.errors)")
  }

  @Test(arguments: [
    ("MATHBOT_MINUTES", "20", "1 to 10"), ("MATHBOT_DIFFICULTY", "hrad", "mean hard"),
    ("MATHBOT_CLOCK", "huge", "large, small, hidden or off"),
  ])
  func `So is a mistake in the environment`(name: String, value: String, words: String) throws {
    let run = try CommandRun.mathbot([], home: try TemporaryHome(), environment: [name: value])
    #expect(run.exitCode == 2)
    #expect(run.output == "")
    #expect(run.errors.contains(name))
    #expect(run.errors.contains(words))
  }

  @Test(arguments: [["--help"], ["-h"], ["help"], ["--version"], ["practice", "--help"]])
  func `Help and the version go to standard output`(arguments: [String]) throws {
    let run = try CommandRun.mathbot(arguments, home: try TemporaryHome())
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    #expect(!run.output.isEmpty)
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func `A mistake on a terminal leaves the terminal alone`() throws {
    let chat = try Chat("--minutes 0", at: try TemporaryHome())
    #expect(try chat.leaves(.exited(2)).contains("1 to 10"))
    #expect(!chat.terminal.text.contains("\u{1B}"))
  }
}
