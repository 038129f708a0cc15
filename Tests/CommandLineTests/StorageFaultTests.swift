import Content
import Foundation
import PseudoTerminal
import Testing

/// Files that cannot be read or written: Robo says so in words, and practice goes on.
struct StorageFaultTests {
  /// Why nothing can be kept below `/proc`.
  static let reason = "Cannot create /proc/mathbot: No such file or directory"

  @Test func `the database of a newer mathbot is left alone`() throws {
    let home = try TemporaryHome()
    try home.practisesOnce()
    try home.execute("INSERT INTO grdb_migrations VALUES ('999 future')")
    let before = try Data(contentsOf: URL(fileURLWithPath: home.database))
    let chat = try Chat.practising(at: home)
    try chat.answersRight()
    try chat.sees(.says(.troubleRecording, ["reason": .says(.troubleNewer)]))
    try chat.answersRight()
    try chat.stops()
    try chat.sees(.says(.endStopped, ["n": "2"]))
    #expect(try Data(contentsOf: URL(fileURLWithPath: home.database)) == before)
  }

  @Test func `where no file can be, practice goes on`() throws {
    let home = try TemporaryHome()
    let chat = try Chat(
      "--seed 1 --no-animation", at: home,
      environment: [
        "XDG_DATA_HOME": "/proc/mathbot/data", "XDG_CONFIG_HOME": "/proc/mathbot/config",
      ])
    try chat.sees(.says(.chipChange))
    try chat.types("3", .enter)
    try chat.sees(.says(.troubleSettings, ["reason": Self.reason]))
    try chat.types("easy", .enter)
    try chat.answersRight()
    try chat.sees(.says(.troubleRecording, ["reason": Self.reason]))
    try chat.answersRight()
    try chat.stops()
    try chat.sees(.says(.endStopped, ["n": "2"]))
    try chat.types("bye", .enter)
    try chat.leaves()
  }

  @Test func `on a small screen the news does not hide the question`() throws {
    let chat = try Chat.practising(
      at: try TemporaryHome(), columns: 40, rows: 16,
      environment: ["XDG_DATA_HOME": "/proc/mathbot/data"])
    let question = try chat.answersRight()
    try chat.sees(.says(.troubleRecording, ["reason": Self.reason]))
    try chat.seesQuestion(after: question)
  }

  @Test func `the same in the plain form`() throws {
    let run = try CommandRun.mathbot(
      ["--seed", "1", "--minutes", "1", "--difficulty", "easy"], home: try TemporaryHome(),
      environment: ["XDG_DATA_HOME": "/proc/mathbot/data"], input: "s\ns\nq\nq\nbye\n")
    #expect(run.exitCode == 0)
    let news = String.says(.troubleRecording, ["reason": Self.reason])
    #expect(run.output.ranges(of: news).count == 1)
    #expect(run.output.contains(String.says(.endTried)))
  }

  @Test func `what could not be kept is kept with the next answer, and said`() throws {
    let home = try TemporaryHome()
    let obstacle = URL(fileURLWithPath: home.database).deletingLastPathComponent().path
    try home.write("a file in a folder's place", to: obstacle)
    let chat = try Chat.practising(at: home)
    try chat.answersRight()
    try chat.sees("I can't save your answers just now")
    try FileManager.default.removeItem(atPath: obstacle)
    try chat.answersRight()
    try chat.sees(.says(.troubleOver))
    try chat.types(.control("d"), .control("d"))
    try chat.leaves()
    #expect(try home.rows("SELECT outcome FROM attempt") == ["right", "right"])
  }

  @Test func `what is not kept at the end is said on the normal screen`() throws {
    let chat = try Chat.practising(
      at: try TemporaryHome(), environment: ["XDG_DATA_HOME": "/proc/mathbot/data"])
    try chat.answersRight()
    try chat.types(.control("d"), .control("d"))
    let lost = String.says(.troubleUnkept, ["n": "1", "reason": Self.reason])
    #expect(try chat.leaves().contains(lost))
  }

  @Test func `what is kept only at the very end is said there`() throws {
    let home = try TemporaryHome()
    try home.practisesOnce()
    let before = try home.rows("SELECT count(*) FROM attempt")
    let terminal = try Chat("--plain --minutes 1 --difficulty easy", at: home).terminal
    try terminal.expect("What is")
    try home.locked {
      try terminal.type("s\ns\ns\n")
      try terminal.expect("I can't save your answers just now")
      try terminal.type("stop\nyes\nbye\n")
      try terminal.expect(.says(.bye))
    }
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.text.contains(.says(.troubleOver)))
    #expect(try home.rows("SELECT count(*) - 3 FROM attempt") == before)
  }

  @Test func `a limit on the size of files is a disk that is full`() throws {
    let home = try TemporaryHome()
    let run = try CommandRun.shell(
      """
      (ulimit -f 8
       printf 's\\nq\\nq\\nbye\\n' | mathbot --seed 1 --minutes 1 --difficulty easy) | cat
      """, home: home)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("I can't save your answers just now"))
    #expect(run.output.hasSuffix(.says(.bye) + "\n") || run.output.contains(.says(.bye)))
  }

  @Test func `answers that a lock held up are kept when it is gone`() throws {
    let home = try TemporaryHome()
    try home.practisesOnce()
    let chat = try Chat.practising(at: home)
    _ = try home.locked { try chat.answersRight() }
    try chat.answersRight()
    #expect(try home.rows("SELECT count(*) FROM attempt") == ["3"])
  }

  @Test func `while a lock holds an answer up, keys are taken, and then it is kept by itself`()
    throws
  {
    let home = try TemporaryHome()
    try home.practisesOnce()
    try home.writeSettings("clock = off\n")
    let chat = try Chat.practising(at: home)
    try home.locked {
      try chat.answersRight()
      try chat.types("12")
      try chat.sees("12")
    }
    var kept: [String]?
    for _ in 0..<20_000 where kept != ["2"] {
      kept = try? home.rows("SELECT count(*) FROM attempt")
    }
    #expect(kept == ["2"])
  }

  @Test func `a broken settings file is kept aside, and the chat begins with the defaults`() throws
  {
    let home = try TemporaryHome()
    try home.writeSettings("minutes = 3\nclock huge\n")
    let chat = try Chat("--no-animation", at: home)
    try chat.sees(.says(.welcomeName))
    try chat.types(.enter)
    try chat.sees("Shall we play for 5 minutes")
    try chat.types(.control("d"))
    let words = try chat.leaves()
    #expect(words.contains("Line 2 has no “=”."))
    #expect(words.contains("config.broken"))
    #expect(try home.names(beside: home.settingsFile).contains("config.broken"))
  }

  @Test(arguments: [
    "mkdir", "mkfifo", "ln -s /dev/zero", "ln -s config", "ln -s /dev/null/none",
  ])
  func `whatever odd thing lies in the place of the settings, practice goes on`(
    maker: String
  ) throws {
    let home = try TemporaryHome()
    let run = try CommandRun.shell(
      """
      mkdir -p "$HOME/.config/mathbot" && cd "$HOME/.config/mathbot" && \(maker) config
      printf 's\\nq\\nq\\nbye\\n' | mathbot --seed 1 --minutes 1 --difficulty easy
      """, home: home)
    #expect(run.exitCode == 0)
    #expect(run.errors.hasPrefix("mathbot: Cannot read "))
    #expect(run.output.contains(.says(.endTried)))
  }

  @Test func `a path with codes for the terminal is said without them`() throws {
    let run = try CommandRun.mathbot(
      ["history"], home: try TemporaryHome(),
      environment: ["XDG_DATA_HOME": "/dev/null/\u{1B}]0;title\u{7}\u{202E}"])
    #expect(!run.errors.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(!run.errors.contains("\u{202E}"))
  }

  @Test func `two programs at once keep all answers`() throws {
    let home = try TemporaryHome()
    let chats = try (1...2).map { _ in try Chat.practising(at: home) }
    for _ in 1...3 { for chat in chats { try chat.answersRight() } }
    #expect(try home.rows("SELECT outcome FROM attempt").count == 6)
    #expect(try home.rows("SELECT count(*) FROM session") == ["2"])
  }

  @Test func `in the plain form too an answer is kept before the next question shows`() throws {
    let home = try TemporaryHome()
    let easy = "--seed 1 --minutes 1 --difficulty easy"
    let opening = try CommandRun.mathbot(easy.split(separator: " ").map(String.init), home: home)
    let lines =
      try #require(opening.output.components(separatedBy: "Robo: What is").first)
      .count { $0 == "\n" } + 1
    // Whoever reads is gone when the answer comes: the next question cannot be shown.
    let run = try CommandRun.shell(
      """
      mkfifo "$HOME/lines"; exec 3<>"$HOME/lines"
      mathbot \(easy) <"$HOME/lines" 3<&- |
        { head -n \(lines) >/dev/null; exec 0<&-; echo 7 >&3; } &
      exec 3>&-; wait
      """, home: home)
    #expect(run.errors == "")
    #expect(try home.rows("SELECT typed FROM attempt") == ["7"])
  }

  @Test(arguments: [["history"], ["history", "practice"], ["history", "clear"]])
  func `the histories say that a damaged database was set aside`(command: [String]) throws {
    let home = try TemporaryHome()
    try home.write("This is no database, although it is long enough to be one.", to: home.database)
    let run = try CommandRun.mathbot(command, home: home)
    #expect(run.errors.contains(home.database + ".damaged"))
  }

  @Test func `a learner who is renamed meanwhile keeps all answers`() throws {
    let home = try TemporaryHome()
    _ = try CommandRun.mathbot(["learner", "add", "Mina"], home: home)
    let chat = try Chat.practising(at: home)
    _ = try CommandRun.mathbot(["learner", "rename", "Mina", "Jun"], home: home)
    try chat.answersRight()
    #expect(try home.rows("SELECT name FROM learner") == ["Jun"])
    #expect(try home.rows("SELECT count(*) FROM attempt") == ["1"])
  }

  @Test func `answers of a learner who is removed meanwhile wait for the name, and this is said`()
    throws
  {
    let home = try TemporaryHome()
    _ = try CommandRun.mathbot(["learner", "add", "Mina"], home: home)
    let chat = try Chat.practising(at: home)
    try chat.answersRight()
    _ = try CommandRun.mathbot(["learner", "remove", "--force", "Mina"], home: home)
    try chat.answersRight()
    let reason = String.says(.troubleLearnerRemoved, ["name": "Mina"])
    try chat.sees(.says(.troubleRecording, ["reason": reason]))
    #expect(try home.rows("SELECT name FROM learner") == [])

    _ = try CommandRun.mathbot(["learner", "add", "Mina"], home: home)
    try chat.answersRight()
    try chat.sees(.says(.troubleOver))
    #expect(try home.rows("SELECT count(*) FROM attempt") == ["2"])
  }

  @Test func `answers that could not be looked up at first go to who practised last`() throws {
    let home = try TemporaryHome()
    _ = try CommandRun.mathbot(["learner", "add", "Mina"], home: home)
    try home.practisesOnce()
    let chat = try home.locked { try Chat.practising(at: home) }
    try chat.answersRight()
    #expect(try home.rows("SELECT name FROM learner") == ["Mina"])
    #expect(try home.rows("SELECT count(*) FROM attempt") == ["2"])
  }

  @Test func `an answer is kept before the next question shows, even from a killed program`() throws
  {
    let home = try TemporaryHome()
    let chat = try Chat.practising(at: home)
    try chat.answersRight()
    try chat.terminal.send(9)
    _ = try chat.terminal.waitForExit()
    #expect(try home.rows("SELECT outcome FROM attempt") == ["right"])
    #expect(try home.rows("PRAGMA integrity_check") == ["ok"])
    let next = try Chat("--no-animation", at: home)
    try next.sees(.says(.welcomeSameDay))
  }
}

extension TemporaryHome {
  fileprivate func practisesOnce() throws {
    let run = try CommandRun.mathbot(
      ["--seed", "1", "--minutes", "1", "--difficulty", "easy"], home: self, input: "5\nq\nq\n")
    #expect(run.exitCode == 0)
  }
}
