import PseudoTerminal
import Terminal
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Ctrl-Z, `fg` and `bg`, with a real shell.
struct SuspensionTests {
  static let restoring = String(decoding: TerminalSession.restoringSequence, as: UTF8.self)

  @Test func `Ctrl-Z gives the terminal to the shell and fg takes it back`() throws {
    let terminal = try Probe.startInShell()
    try terminal.type("56", giving: "56", cursor: 2)
    for _ in 1...3 {
      try terminal.type("\u{1A}")
      try terminal.expect(Self.restoring)
      try terminal.expect("Stopped")
      try terminal.expect("prompt$ ")
      try terminal.type("stty -a\r")
      #expect(try terminal.expect("prompt$ ").contains(" echo "))
      try terminal.type("fg\r")
      try terminal.expect("\u{1B}[?1049h")
      try terminal.expect("resumed true")
      #expect(try !terminal.modes().echoes)
    }
    try terminal.type("7", giving: "567", cursor: 3)
  }

  @Test func `Ctrl-Z stops a program that a script started`() throws {
    let terminal = try Probe.startInShell("sh -c '\(Probe.path); true'")
    try terminal.type("\u{1A}")
    try terminal.expect("Stopped")
    try terminal.type("fg\r")
    try terminal.expect("resumed true")
    try terminal.type("7", giving: "7", cursor: 1)
  }

  @Test func `a program without a shell goes on after Ctrl-Z`() throws {
    let terminal = try Probe.start()
    try terminal.type("5\u{1A}")
    try terminal.expect(Self.restoring)
    try terminal.expect("resumed")
    try terminal.type("6", giving: "56", cursor: 2)
  }

  @Test func `where stops are ignored Ctrl-Z does nothing`() throws {
    let terminal = try PseudoTerminal(["/bin/sh", "-c", "trap '' TSTP; exec \(Probe.path)"])
    try terminal.expect("ready")
    try terminal.type("5\u{1A}7", giving: "57", cursor: 2)
    #expect(terminal.text.contains(Self.restoring) == false)
  }

  @Test func `a start in the background waits for fg`() throws {
    let terminal = try PseudoTerminal(
      ["/bin/bash", "--norc", "--noprofile", "-i"], environment: ["PS1": "prompt$ "])
    try terminal.expect("prompt$ ")
    // One line: of two, the shell might tell of the stop before it reads the second.
    try terminal.type("\(Probe.path) & wait\r")
    try terminal.expect("Stopped")
    #expect(terminal.text.contains("ready") == false)
    try terminal.type("fg\r")
    try terminal.expect("ready 80x24")
    try terminal.type("7", giving: "7", cursor: 1)
  }

  @Test func `in the background the program waits for fg`() throws {
    let terminal = try Probe.startInShell()
    try terminal.type("\u{1A}")
    try terminal.expect("Stopped")
    // The shell says so when it next has something to say.
    try terminal.type("bg; wait\r")
    try terminal.expect("Stopped")
    let modes = try terminal.modes()
    try terminal.type("fg\r")
    let meanwhile = try terminal.expect("resumed true")
    #expect(meanwhile.components(separatedBy: "\u{1B}[?1049h") == 2)
    try terminal.type("7", giving: "7", cursor: 1)
    #expect(try terminal.modes() != modes)
  }

  @Test(arguments: ["TSTP", "STOP"])
  func `a stop from outside is survived`(signal: String) throws {
    let terminal = try Probe.startInShell()
    let status = try #require(
      try terminal.type("tellpid\r", reading: "process ", upTo: "\r"))
    kill(try #require(Int32(status)), signal == "TSTP" ? SIGTSTP : SIGSTOP)
    try terminal.expect("Stopped")
    try terminal.type("fg\r")
    try terminal.expect("resumed")
    try terminal.type("7", giving: "7", cursor: 1)
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> Int {
    ranges(of: separator).count + 1
  }
}

extension PseudoTerminal {
  /// Types keys and returns the text between two others that follows.
  fileprivate func type(_ keys: String, reading start: String, upTo end: String) throws -> String? {
    try type(keys)
    try expect(start)
    return try expect(end)
  }
}
