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
    (["--difficulty", "medum"], ["auto, easy, medium or hard", "mean medium"]),
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
    (["config", "xyzzy"], ["The commands are list, get, set, unset and path."]),
    (["learner", "ad"], ["mathbot learner", "mean add"]),
    (["learner", "add"], ["The name is missing.", "mathbot learner add --help"]),
    (["worksheet", "--questions"], ["missing after --questions", "mathbot worksheet --help"]),
    (["calc", "--places", "x", "1"], ["--places takes a whole number from 0 to 10000, not “x”."]),
    (["calc", "--digits", "0", "1"], ["from 1 to 10000, not 0. Did you mean 1?"]),
    (["history", "--limit", "few"], ["from 1 on, not “few”."]),
    (["history", "--limit", "0"], ["from 1 on"]),
    (["data", "delete"], ["--learner NAME or --all"]),
    (["version"], ["version", "mean --version"]),
    (["learner", "add", "Mary", "Ann"], ["“Ann”", "in quotes"]),
    (["progress", "html"], ["“html”", "mean mathbot progress --html?"]),
    (["help", "settings"], ["“settings”", "mean config?"]),
    (["check", "--tables", "7"], ["“--tables”", "mathbot check --help"]),
    (["worksheet", "--tables", "7"], ["“--tables”", "mean --table?"]),
    (["progress", "mina"], ["“mina”", "mathbot progress --learner mina"]),
    (["history", "practice", "Mina"], ["mathbot history practice --learner Mina"]),
    (["Mina"], ["“Mina”", "mathbot --learner Mina"]), (["progress", "7"], ["progress --help"]),
    (["config", "path", "Mina"], ["config path --help"]),
    (["--minutes", "-5"], ["1 to 10", "“-5”"]), (["--seed", "-1"], ["whole number", "“-1”"]),
    (["history", "practice", "--limit", "-1"], ["from 1 on, not -1"]),
    (["config", "set", "minutes", "-5"], ["1 to 10", "“-5”"]),
    (["config", "set", "minutes=40"], ["1 to 10", "“40”"]),
    (["config", "set", "sound", "of"], ["mean off"]),
    (["config", "minutes", "5"], ["mean mathbot config set minutes 5?"]),
    (["config", "minutes"], ["mean mathbot config get minutes?"]),
    (["2+2"], ["mathbot calc '2+2'"]), (["--plain", "-5"], ["takes no value, but “-5”"]),
    (["--operations", "add,", "subtrakt"], ["“add,subtrakt”", "mean add,subtract"]),
    (["learner", "delete", "Mina"], ["delete", "mean remove"]),
    (["data", "remove"], ["mean delete"]), (["config", "reset", "minutes"], ["mean unset"]),
    (["config", "set", "minutes", "=", "40"], ["1 to 10", "“40”"]),
    (["config", "set", "operations", "add", "subtrakt"], ["“add,subtrakt”"]),
    (["worksheet", "13"], ["1 to 12", "13"]),
    (["config", "set", "minutes", "=", "-4"], ["1 to 10"]),
    (["learner", "set", "Mina", "minutes", "4", "5"], ["“5” is too much", "set --help"]),
    (["--operations", "times,+"], [operations, "mean multiply,add"]),
    (["help", "confg"], ["confg", "mean config"]),
    (["export"], ["“export”", "mean mathbot data export?"]),
    (["delete"], ["mean mathbot data delete?"]), (["print"], ["mean worksheet?"]),
    (["remove", "Mina"], ["mean mathbot learner remove?"]),
    (["help", "import"], ["mean data import?"]), (["--help", "confg"], ["mean config?"]),
    (["help", "report", "extra"], ["“report extra”", "mean report?"]),
  ]

  @Test(arguments: mistakes.indices)
  func `a mistake is explained`(index: Int) throws {
    let mistake = Self.mistakes[index]
    let run = try CommandRun.mathbot(mistake.arguments, home: try TemporaryHome())
    #expect(run.exitCode == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("mathbot: "))
    for words in mistake.words { #expect(run.errors.contains(words)) }
    #expect(run.errors.filter { $0 == "\n" }.count == 1, "\(run.errors)")
    #expect(run.errors.firstMatch(of: /[.?!)'] [A-Z].*[.?] [A-Z]/) == nil, "\(run.errors)")
    #expect(!run.errors.contains("page"), "a hidden command is named")
  }

  @Test(arguments: mistakes.indices, ["ko_KR.UTF-8", "ja_JP.UTF-8", "zh_TW.UTF-8"])
  func `so it is in every other language`(index: Int, locale: String) throws {
    let arguments = Self.mistakes[index].arguments
    let run = try CommandRun.mathbot(
      arguments, home: try TemporaryHome(), environment: ["LC_ALL": locale])
    #expect(run.exitCode == 2 && run.output == "")
    let typed = Set(arguments.flatMap { $0.split { !$0.isLetter }.map(String.init) })
    #expect(TypedWords.foreign(in: run.errors, besides: typed) == [], "\(run.errors)")
    #expect(run.errors.contains { !$0.isASCII })
  }

  @Test(arguments: [
    ("MATHBOT_MINUTES", "20", "1 to 10"), ("MATHBOT_DIFFICULTY", "hrad", "mean hard"),
    ("MATHBOT_CLOCK", "huge", "large, small, hidden or off"),
  ])
  func `so is a mistake in the environment`(name: String, value: String, words: String) throws {
    let run = try CommandRun.mathbot([], home: try TemporaryHome(), environment: [name: value])
    #expect(run.exitCode == 2)
    #expect(run.output == "")
    #expect(run.errors.contains(name))
    #expect(run.errors.contains(words))
  }

  @Test(arguments: [["--help"], ["-h"], ["help"], ["--version"], ["practice", "--help"]])
  func `help and the version go to standard output`(arguments: [String]) throws {
    let run = try CommandRun.mathbot(arguments, home: try TemporaryHome())
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    #expect(!run.output.isEmpty)
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func `whose help is wanted may stand on either side`() throws {
    let home = try TemporaryHome()
    let help = try CommandRun.mathbot(["progress", "--help"], home: home)
    #expect(help.exitCode == 0)
    for words in [["help", "progress"], ["--help", "progress"], ["-h", "progress"]] {
      #expect(try CommandRun.mathbot(words, home: home) == help)
    }
  }

  @Test func `the help shows how to practise, and every command that is not hidden`() throws {
    let home = try TemporaryHome()
    let help = try CommandRun.mathbot(["--help"], home: home).output
    #expect(try CommandRun.mathbot(["help"], home: home).output == help)
    let practice = try CommandRun.mathbot(["practice", "--help"], home: home).output
    let flags = practice.matches(of: /^  (--[a-z-]+)/.anchorsMatchLineEndings()).map(\.1)
    #expect(flags.count >= 10)
    for flag in flags { #expect(help.contains("\n  \(flag)"), "\(flag)") }
    let commands = try #require(
      CommandRun.mathbot(["xyzzy"], home: home).errors.firstMatch(of: /The commands are (.*)\.\n/)
    ).1.replacing(" and ", with: ", ").split(separator: ", ")
    #expect(commands.count >= 10)
    for command in commands.map(String.init) {
      #expect(help.contains("\n  \(command) "), "\(command)")
      #expect(try CommandRun.mathbot(["help", command], home: home).exitCode == 0)
    }
    // No option is so long that its words start on a line of their own.
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(help.firstMatch(of: /^  --\S+( <\S+>)?$/.anchorsMatchLineEndings()) == nil)
  }

  @Test(arguments: [
    "config list", "config list --json", "config get minutes", "config path", "--help", "help",
    "--version", "practice --help", "help config", "learner list", "learner list --json",
    "data path", "data export", "history calculations", "history calculations --json",
    "history practice", "history practice --json", "worksheet", "worksheet --html", "calc 1+1",
    "convert 5 km mi", "convert --list", "progress", "progress --json", "progress --csv",
    "check", "--generate-completion-script bash",
  ])
  func `what cannot be printed is said, and is no success`(command: String) throws {
    let home = try TemporaryHome()
    _ = try CommandRun.mathbot(["learner", "add", "Mina"], home: home)
    let run = try CommandRun.shell(
      "mathbot \(command) </dev/null >/dev/full", home: home,
      environment: ["MATHBOT_MINUTES": "3"])
    #expect(
      run
        == CommandRun(
          errors: "mathbot: Cannot write standard output: No space left on device.\n", exitCode: 3))
  }

  @Test func `a mistake on a terminal leaves the terminal alone`() throws {
    let chat = try Chat("--minutes 0", at: try TemporaryHome())
    #expect(try chat.leaves(.exited(2)).contains("1 to 10"))
    #expect(!chat.terminal.text.contains("\u{1B}"))
  }
}
