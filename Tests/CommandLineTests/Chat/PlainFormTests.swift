import Basics
import Content
import PseudoTerminal
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The conversation line by line: in a pipe, on a terminal that can do no more, or on request.
struct PlainFormTests {
  static let easy = "--seed 1 --minutes 1 --difficulty easy"

  /// The question that a replay asks after some lines.
  private func question(after lines: String) throws -> Sum {
    let run = try CommandRun.mathbot(
      Self.easy.split(separator: " ").map(String.init), home: try TemporaryHome(), input: lines)
    return try #require(Sum(in: run.output))
  }

  @Test func `the same seed and lines give the same bytes, without a single Escape`() throws {
    let first = try question(after: "")
    let second = try question(after: "\(first.answer)\n")
    let line =
      #"printf '\#(first.answer)\n777\n778\n?\n?\ns\nt\np\np\nq\nq\n12 + 30\nhelp\nbye\n'"#
      + " | mathbot \(Self.easy)"
    let run = try CommandRun.shell(line, home: try TemporaryHome())
    #expect(try CommandRun.shell(line, home: try TemporaryHome()) == run)
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    #expect(!run.output.contains("\u{1B}"))
    for words in [
      "Robo: What is \(first)?\nYou: \(first.answer)\nCorrect.\nRobo: What is \(second)?\n",
      "Not yet: 77", "12 + 30 = 42\n",
    ] { #expect(run.output.contains(words)) }
    #expect(run.output.hasSuffix("You: bye\nRobo waves goodbye.\nRobo: \(String.says(.bye))\n"))
  }

  @Test func `a file is answered as a pipe is`() throws {
    let piped = try CommandRun.shell(
      "printf '1\\nq\\nq\\nbye\\n' | mathbot \(Self.easy)", home: try TemporaryHome())
    let file = try CommandRun.mathbot(
      Self.easy.split(separator: " ").map(String.init), home: try TemporaryHome(),
      input: "1\nq\nq\nbye\n")
    #expect(file == piped)
  }

  @Test func `the cards are answered by number, by name, or with an empty line`() throws {
    let home = try TemporaryHome()
    let run = try CommandRun.mathbot([], home: home, input: "99\n3\nmedium\n")
    for words in [
      String.says(.welcomeMinutesPlain, ["value": "5"]), .says(.welcomeMinutesUnclear),
      "1 Just right, 2 Easy, 3 Medium, 4 Hard. Enter is Just right.",
    ] { #expect(run.output.contains(words)) }
    #expect(run.output.contains("3 minutes. Level: Medium"))
    #expect(try home.settings() == "minutes = 3\ndifficulty = medium\n")
  }

  @Test(arguments: [
    ("--plain", [:]), ("", ["TERM": "dumb"]), ("", ["ACCESSIBLE": "1"]), ("--accessible", [:]),
  ])
  func `on a terminal there are lines alone`(
    argument: String, environment: [String: String]
  ) throws {
    let chat = try Chat(
      Self.easy + " " + argument, at: try TemporaryHome(), environment: environment)
    let terminal = chat.terminal
    let question = try question(after: "")
    let asked = argument == "--accessible" ? question.spoken : "\(question)"
    try terminal.expect("Robo: What is \(asked)?\r\n")
    #expect(try terminal.modes() == terminal.initialModes)
    try terminal.type("\(question.answer)\n")
    try terminal.expect("\(String.says(.answerRight))\r\nRobo: What is ")
    try terminal.type("q\nq\n")
    try terminal.expect(" left. \(String.says(.summaryNext))\r\n")
    try terminal.type("\u{04}")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(!terminal.text.contains("\u{1B}"))
    #expect(try terminal.modes() == terminal.initialModes)
  }

  @Test func `at a first start the plain form asks for the name once, on a terminal alone`() throws
  {
    let home = try TemporaryHome()
    let piped = try CommandRun.shell("printf 'bye\\n' | mathbot", home: home)
    #expect(!piped.output.contains(.says(.welcomeName)))
    let chat = try Chat("--plain", at: home)
    try chat.terminal.expect(.says(.welcomeName))
    try chat.terminal.type("Ben\n")
    try chat.terminal.expect(.says(.welcomeNamed, ["name": "Ben"]))
    try chat.terminal.type("bye\n")
    #expect(try chat.terminal.waitForExit() == .exited(0))
    #expect(try home.rows("SELECT name FROM learner") == ["Ben"])
  }

  @Test func `Ctrl-C ends the plain form as it ends any program`() throws {
    let chat = try Chat("--plain", at: try TemporaryHome())
    let terminal = chat.terminal
    try terminal.expect(.says(.welcomeName))
    try terminal.type("\u{03}")
    #expect(try terminal.waitForExit() == .signalled(SIGINT))
  }

  @Test(arguments: ["</dev/null", "<&-", "2>&- </dev/null"])
  func `without input it says goodbye`(redirection: String) throws {
    let run = try CommandRun.shell("mathbot \(redirection)", home: try TemporaryHome())
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    #expect(run.output.hasSuffix("Robo: \(String.says(.bye))\n"))
  }

  @Test func `when nobody reads on, it ends quietly`() throws {
    let run = try CommandRun.shell(
      "yes 5 | { mathbot \(Self.easy); echo $? >~/status; } | head -1; cat ~/status",
      home: try TemporaryHome())
    #expect(run.errors == "")
    let lines = run.output.split(separator: "\n")
    #expect(lines.first == "Robo smiles.")
    #expect(lines.last == "141")
  }

  @Test func `a full disk under the output is said`() throws {
    let run = try CommandRun.shell("mathbot </dev/null >/dev/full", home: try TemporaryHome())
    #expect(
      run
        == CommandRun(
          errors: "mathbot: Cannot write standard output: No space left on device.\n", exitCode: 3))
  }

  @Test func `a closed output harms no file`() throws {
    let home = try TemporaryHome()
    let first = try CommandRun.shell("printf '5\\nq\\nq\\n' | mathbot \(Self.easy)", home: home)
    #expect(first.exitCode == 0)
    _ = try CommandRun.shell("printf '5\\nq\\nq\\n' | mathbot \(Self.easy) >&-", home: home)
    #expect(try home.rows("PRAGMA integrity_check") == ["ok"])
  }

  @Test func `Robo speaks Korean where the system does`() throws {
    let texts = Texts(.korean)
    let run = try CommandRun.mathbot(
      ["--minutes", "1", "--difficulty", "easy"], home: try TemporaryHome(),
      environment: ["LANG": "ko_KR.UTF-8"], input: "?\nq\n그만\n잘 가\n")
    #expect(run.output.contains("로보: \(texts(.welcomeFirst))\n"))
    #expect(run.output.contains("나: 잘 가\n"))
    #expect(run.output.hasSuffix("로보: \(texts(.bye))\n"))
  }

  @Test func `what was read never comes back raw`() throws {
    let hostile = [
      "\u{1B}[31m5", "\u{1B}]0;owned\u{7}", "\u{0}\u{8}\u{7F}", "\u{9B}31m", "9\u{202E}0", "q", "q",
      "\u{1B}[2J1 + 1", "1 + 1\u{85}", "\u{200F}bye now\u{1B}c", "bye",
    ]
    let run = try CommandRun.mathbot(
      Self.easy.split(separator: " ").map(String.init), home: try TemporaryHome(),
      input: hostile.joined(separator: "\n") + "\n")
    let raw = run.output.unicodeScalars.filter { scalar in
      scalar != "\n" && [.control, .format].contains(scalar.properties.generalCategory)
    }
    #expect(raw.isEmpty)
    #expect(run.output.hasSuffix("Robo: \(String.says(.bye))\n"))
  }

  @Test func `an endless line, and bytes that are no text`() throws {
    let home = try TemporaryHome()
    let run = try CommandRun.shell(
      #"{ head -c 300000 /dev/zero | tr '\0' 7; printf '\n\377\376\300\n5\nq\nq\nbye\n'; }"#
        + " | mathbot \(Self.easy)", home: home)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("You: 5\n"))
    #expect(run.output.hasSuffix("Robo: \(String.says(.bye))\n"))
  }
}
