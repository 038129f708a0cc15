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
  static let lines = #"'5\n8\n7\n?\n?\ns\nt\np\np\nq\n12 + 30\nhelp\nbye\n'"#

  @Test func `The same seed and lines give the same bytes, without a single Escape`() throws {
    let line = "printf \(Self.lines) | mathbot \(Self.easy)"
    let first = try CommandRun.shell(line, home: try TemporaryHome())
    let second = try CommandRun.shell(line, home: try TemporaryHome())
    #expect(first == second)
    #expect(first.exitCode == 0)
    #expect(first.errors == "")
    #expect(!first.output.contains("\u{1B}"))
    for words in [
      "Robo: What is 7 − 2?\nYou: 5\nCorrect.\nRobo: What is 8 − 5?\n", "Not yet: 7\n",
      "12 + 30 = 42\n", "Robo: Bye! See you next time.\n",
    ] { #expect(first.output.contains(words)) }
  }

  @Test func `A pipe is answered as a file is`() throws {
    let piped = try CommandRun.shell(
      "printf \(Self.lines) | mathbot \(Self.easy)", home: try TemporaryHome())
    let words = Self.easy.split(separator: " ").map(String.init)
    let input = Self.lines.replacing("'", with: "").replacing(#"\n"#, with: "\n")
    #expect(try CommandRun.mathbot(words, home: try TemporaryHome(), input: input) == piped)
  }

  @Test func `The cards are answered by number, by name, or with an empty line`() throws {
    let home = try TemporaryHome()
    let run = try CommandRun.mathbot([], home: home, input: "99\n3\n\n")
    #expect(run.output.contains("Type a number from 1 to 10, or Enter for 5."))
    #expect(run.output.contains("I know 1 to 10 minutes. Which one?"))
    #expect(run.output.contains("1 Easy, 2 Medium, 3 Hard, 4 Just right. Enter is Medium."))
    #expect(run.output.contains("3 minutes, Medium. Here we go!"))
    #expect(try home.settings() == "minutes = 3\ndifficulty = medium\n")
  }

  @Test(arguments: [
    ("--plain", [:]), ("", ["TERM": "dumb"]), ("", ["ACCESSIBLE": "1"]), ("--accessible", [:]),
  ])
  func `On a terminal there are lines alone`(
    argument: String, environment: [String: String]
  ) throws {
    let chat = try Chat(
      Self.easy + " " + argument, at: try TemporaryHome(), environment: environment)
    let terminal = chat.terminal
    try terminal.expect("Robo: What is 7 − 2?\r\n")
    #expect(try terminal.modes() == terminal.initialModes)
    try terminal.type("5\n")
    try terminal.expect("Correct.\r\nRobo: What is 8 − 5?\r\n")
    try terminal.type("q\n")
    try terminal.expect("Robo: What next? again, settings or bye\r\n")
    try terminal.type("\u{04}")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(!terminal.text.contains("\u{1B}"))
    #expect(try terminal.modes() == terminal.initialModes)
  }

  @Test func `Ctrl-C ends the plain form as it ends any program`() throws {
    let chat = try Chat("--plain", at: try TemporaryHome())
    let terminal = chat.terminal
    try terminal.expect("Enter for 5.")
    try terminal.type("\u{03}")
    #expect(try terminal.waitForExit() == .signalled(SIGINT))
  }

  @Test(arguments: ["</dev/null", "<&-", "2>&- </dev/null"])
  func `Without input it says goodbye`(redirection: String) throws {
    let run = try CommandRun.shell("mathbot \(redirection)", home: try TemporaryHome())
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    #expect(run.output.hasSuffix("Robo: Bye! See you next time.\n"))
  }

  @Test func `When nobody reads on, it ends quietly`() throws {
    let run = try CommandRun.shell(
      "yes 5 | { mathbot \(Self.easy); echo $? >~/status; } | head -1; cat ~/status",
      home: try TemporaryHome())
    #expect(run.errors == "")
    let lines = run.output.split(separator: "\n")
    #expect(lines.first == "Robo: Hi! I'm Robo, your maths buddy.")
    #expect(lines.last == "141")
  }

  @Test func `A full disk under the output is said`() throws {
    let run = try CommandRun.shell("mathbot </dev/null >/dev/full", home: try TemporaryHome())
    #expect(
      run
        == CommandRun(
          errors: "mathbot: Cannot write standard output: No space left on device.\n", exitCode: 3))
  }

  @Test func `A closed output harms no file`() throws {
    let home = try TemporaryHome()
    let first = try CommandRun.shell("printf '5\\nq\\n' | mathbot \(Self.easy)", home: home)
    #expect(first.exitCode == 0)
    _ = try CommandRun.shell("printf '5\\nq\\n' | mathbot \(Self.easy) >&-", home: home)
    #expect(try home.rows("PRAGMA integrity_check") == ["ok"])
  }

  @Test func `Robo speaks Korean where the system does`() throws {
    let texts = Texts(.korean)
    let run = try CommandRun.mathbot(
      ["--minutes", "1", "--difficulty", "easy"], home: try TemporaryHome(),
      environment: ["LANG": "ko_KR.UTF-8"], input: "?\nq\n잘 가\n")
    #expect(run.output.hasPrefix("로보: \(texts(.welcomeFirst))\n"))
    #expect(run.output.contains("나: 잘 가\n"))
    #expect(run.output.hasSuffix("로보: \(texts(.bye))\n"))
  }

  @Test func `What was read never comes back raw`() throws {
    let hostile = [
      "\u{1B}[31m5", "\u{1B}]0;owned\u{7}", "\u{0}\u{8}\u{7F}", "\u{9B}31m", "9\u{202E}0", "q",
      "\u{1B}[2J1 + 1", "1 + 1\u{85}", "\u{200F}bye now\u{1B}c", "bye",
    ]
    let run = try CommandRun.mathbot(
      Self.easy.split(separator: " ").map(String.init), home: try TemporaryHome(),
      input: hostile.joined(separator: "\n") + "\n")
    let raw = run.output.unicodeScalars.filter { scalar in
      scalar != "\n" && [.control, .format].contains(scalar.properties.generalCategory)
    }
    #expect(raw.isEmpty)
    #expect(run.output.hasSuffix("Robo: Bye! See you next time.\n"))
  }

  @Test func `An endless line, and bytes that are no text`() throws {
    let home = try TemporaryHome()
    let run = try CommandRun.shell(
      #"{ head -c 300000 /dev/zero | tr '\0' 7; printf '\n\377\376\300\n5\nq\nbye\n'; }"#
        + " | mathbot \(Self.easy)", home: home)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("You: 5\n"))
    #expect(run.output.hasSuffix("Robo: Bye! See you next time.\n"))
  }
}
