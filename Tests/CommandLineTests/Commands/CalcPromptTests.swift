import PseudoTerminal
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `mathbot calc` at its prompt on a terminal.
struct CalcPromptTests {
  private func prompt(
    at home: TemporaryHome, inputrc: String = "/dev/null", columns: Int = 80
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      [CommandRun.program, "calc"], environment: ["HOME": home.path, "INPUTRC": inputrc],
      columns: columns, rows: 24)
    try terminal.expect("> ")
    return terminal
  }

  @Test func `results of earlier runs are exact again`() throws {
    let home = try TemporaryHome()
    let first = try prompt(at: home)
    try first.type("√2\r")
    try first.expect("1.4142…\r\n> ")
    try first.type("ans*3\r")
    try first.expect("4.2426…\r\n> ")
    try first.type("\u{4}")
    #expect(try first.waitForExit() == .exited(0))
    let second = try prompt(at: home)
    try second.type("history\r")
    try second.expect("$2  (√2)*3 = 4.2426…\r\n> ")
    try second.type("ans²\r")
    try second.expect("\r\n18\r\n> ")
    try second.type("$1²\r")
    try second.expect("\r\n2\r\n")
  }

  @Test func `whoever comes back with fg sees the line again`() throws {
    let terminal = try PseudoTerminal(
      ["/bin/bash", "--norc", "--noprofile", "-i"],
      environment: ["HOME": try TemporaryHome().path, "INPUTRC": "/dev/null", "PS1": "prompt$ "],
      columns: 80, rows: 24)
    try terminal.expect("prompt$ ")
    try terminal.type("'\(CommandRun.program)' calc\r")
    try terminal.expect("\r\n> ")
    try terminal.type("2+2")
    try terminal.expect("2+2")
    try terminal.type("\u{1A}")
    try terminal.expect("prompt$ ")
    try terminal.type("fg\r")
    try terminal.expect("> 2+2")
    try terminal.type("+1\r")
    try terminal.expect("\r\n5\r\n> ")
  }

  @Test func `a window of another size shows the line once`() throws {
    let terminal = try prompt(at: try TemporaryHome())
    try terminal.type("1+1")
    try terminal.expect("1+1")
    try terminal.resize(columns: 50, rows: 24)
    // What stood there is cleared, from the first column on, before it is shown again.
    #expect(try terminal.expect("> 1+1").contains("\r\u{1B}[K"))
  }

  @Test func `Ctrl-C empties the line; on an empty one it says how to leave, and then leaves`()
    throws
  {
    let terminal = try prompt(at: try TemporaryHome())
    try terminal.type("1+1")
    try terminal.expect("1+1")
    try terminal.type("\u{3}")
    try terminal.expect("^C\r\n> ")
    try terminal.type("2+2\r")
    try terminal.expect("\r\n4\r\n> ")
    for _ in 0..<2 {
      try terminal.type("\u{3}")
      try terminal.expect("\r\nCtrl-C once more, or Ctrl-D, leaves the calculator.\r\n> ")
      try terminal.type("3\r")
      try terminal.expect("\r\n3\r\n> ")
    }
    try terminal.type("\u{3}")
    try terminal.expect("leaves the calculator.\r\n> ")
    try terminal.type("\u{3}")
    #expect(try terminal.waitForExit() == .signalled(2))
  }

  @Test func `no Ctrl-C waits for the next key, at whatever instant it comes`() throws {
    let terminal = try prompt(at: try TemporaryHome())
    for _ in 0..<500 {
      try terminal.type("1")
      try terminal.expect("1")
      try terminal.type("\u{3}")
      try terminal.expect("^C\r\n> ")
      try terminal.type("\u{3}")
      try terminal.expect("leaves the calculator.\r\n> ")
    }
  }

  @Test func `in a narrow window all that is said is broken between words`() throws {
    let terminal = try prompt(at: try TemporaryHome(), columns: 34)
    #expect(
      terminal.text.contains("Type a calculation. help shows\r\nwhat there is, Ctrl-D leaves.\r\n"))
    try terminal.type("1,5 + 2\r")
    try terminal.expect(
      "\r\n   ^\r\n  A comma goes between groups of\r\n  three digits, as in 1,234, or\r\n")
    try terminal.expect("\r\n> ")
    try terminal.type("\u{3}")
    try terminal.expect("Ctrl-C once more, or Ctrl-D,\r\nleaves the calculator.\r\n> ")
  }

  @Test(arguments: [SIGSEGV, SIGABRT, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGSYS])
  func `a crash gives the terminal back`(signal: Int32) throws {
    let terminal = try prompt(at: try TemporaryHome())
    #expect(try !terminal.modes().echoes)
    try terminal.send(signal)
    #expect(try terminal.waitForExit() == .signalled(signal))
    #expect(try terminal.modes() == terminal.initialModes)
    #expect(terminal.text.hasSuffix("Sorry, mathbot had to stop. Please start it again.\r\n"))
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGALRM, SIGUSR1, SIGVTALRM, SIGXCPU])
  func `a signal that ends the program gives the terminal back`(signal: Int32) throws {
    let terminal = try prompt(at: try TemporaryHome())
    try terminal.send(signal)
    #expect(try terminal.waitForExit() == .signalled(signal))
    #expect(try terminal.modes() == terminal.initialModes)
  }

  @Test func `Enter soon after Escape does not change the keys to vi's`() throws {
    let terminal = try prompt(at: try TemporaryHome())
    try terminal.type("\u{1B}\r")
    try terminal.type("1+2\u{1B}b3\r")
    try terminal.expect("\r\n33\r\n> ")
  }

  @Test func `no byte that is no character comes back, and Ctrl-S stops nothing`() throws {
    let terminal = try prompt(at: try TemporaryHome())
    try terminal.type([
      0x13, 0x07, 0x31, 0x9D, 0xC2, 0x9D, 0xFF, 0x1B, 0xC3, 0xA9, 0x2B, 0xE2, 0x32, 0x0D,
    ])
    try terminal.expect("\r\n3\r\n> ")
    #expect(
      !terminal.text.unicodeScalars.contains { "\u{80}"..."\u{9F}" ~= $0 || $0 == "\u{FFFD}" })
  }

  @Test func `a search writes no control character of a paste`() throws {
    let terminal = try prompt(at: try TemporaryHome())
    try terminal.type("\u{1B}[200~%\u{E}\u{1B}]0;owned\u{7}\u{1B}[201~\u{12}%\u{19}")
    try terminal.expect("owned")
    try terminal.type("\u{7}\u{15}1+2\r")
    try terminal.expect("\r\n3\r\n> ")
    #expect(!terminal.text.contains("\u{E}") && !terminal.text.contains("\u{1B}]"))
  }

  @Test func `a count of many digits is no wait`() throws {
    let home = try TemporaryHome()
    let inputrc = home.path + "/inputrc"
    try home.write("set editing-mode vi\n", to: inputrc)
    let terminal = try prompt(at: home, inputrc: inputrc)
    try terminal.type("1+2\u{1B}")
    for keys in ["999999999w", "999999999h", "999999999~"] { try terminal.type(keys) }
    try terminal.type("A+4\r")
    try terminal.expect("7\r\n> ")
  }
}
