import PseudoTerminal
import Terminal
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Whatever ends the program, the terminal is as it was.
struct RestorationTests {
  static let restoring = TerminalSession.restoringSequence

  /// Waits for the end and checks that the terminal was left clean.
  func expectClean(
    _ terminal: PseudoTerminal, _ status: Termination, last words: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try terminal.waitForExit() == status, sourceLocation: sourceLocation)
    #expect(try terminal.modes() == terminal.initialModes, sourceLocation: sourceLocation)
    let end = Self.restoring + Array(words.utf8)
    #expect(terminal.output.suffix(end.count) == end[...], sourceLocation: sourceLocation)
  }

  @Test func `the modes are set while the program runs`() throws {
    let terminal = try Probe.start()
    #expect(terminal.initialModes.echoes && terminal.initialModes.hasSignals)
    #expect(try !terminal.modes().echoes)
    #expect(try !terminal.modes().hasSignals)
    #expect(terminal.text.hasPrefix("\u{1B}[?1049h"))
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `a signal that asks to end`(signal: Int32) throws {
    let terminal = try Probe.start()
    try terminal.send(signal)
    try expectClean(terminal, .exited(128 + signal))
  }

  @Test(arguments: [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS])
  func `a signal that is a crash`(signal: Int32) throws {
    let terminal = try Probe.start()
    try terminal.send(signal)
    try expectClean(terminal, .signalled(signal), last: "Sorry.\r\n")
  }

  private static let endingSignals: [Int32] = {
    let everywhere = [
      SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF,
    ]
    #if os(Linux)
      return everywhere + [SIGIO, SIGSTKFLT, SIGPWR, 34, 64]
    #else
      return everywhere
    #endif
  }()

  @Test(arguments: endingSignals)
  func `a signal that ends every program which does not expect it`(signal: Int32) throws {
    let terminal = try Probe.start()
    try terminal.send(signal)
    try expectClean(terminal, .signalled(signal))
  }

  @Test(arguments: [
    ("crash", [SIGILL, SIGTRAP]), ("abort", [SIGABRT]), ("overflow", [SIGSEGV, SIGBUS]),
  ])
  func `a crash of its own`(command: String, signals: [Int32]) throws {
    let terminal = try Probe.start()
    try terminal.type("\(command)\r")
    let status = try terminal.waitForExit()
    #expect(signals.contains { status == .signalled($0) })
    #expect(try terminal.modes() == terminal.initialModes)
    let end = Self.restoring + Array("Sorry.\r\n".utf8)
    #expect(terminal.output.suffix(end.count) == end[...])
  }

  @Test func `a call of exit`() throws {
    let terminal = try Probe.start()
    try terminal.type("exit\r")
    try expectClean(terminal, .exited(3))
  }

  @Test func `Ctrl-C and Ctrl-D on an empty line`() throws {
    for key in ["\u{03}", "\u{04}"] {
      let terminal = try Probe.start()
      try terminal.type(key)
      try expectClean(terminal, .exited(0))
    }
  }

  @Test func `a closed window ends the program`() throws {
    let terminal = try Probe.start()
    terminal.hangUp()
    #expect(try terminal.waitForExit() == .exited(129))
  }

  @Test func `a hang-up that nohup ignores stays ignored`() throws {
    let terminal = try PseudoTerminal(["/bin/sh", "-c", "trap '' HUP; exec \(Probe.path)"])
    try terminal.expect("ready")
    try terminal.send(SIGHUP)
    try terminal.type("7", giving: "7", cursor: 1)
  }

  @Test func `without a terminal there is no session`() throws {
    let terminal = try PseudoTerminal(["/bin/sh", "-c", "exec \(Probe.path) </dev/null"])
    #expect(try terminal.waitForExit() == .exited(1))
    #expect(terminal.output.isEmpty)
  }

  @Test func `the end waits a moment for an answer, and only for one`() throws {
    let terminal = try Probe.start()
    let start = ContinuousClock.now
    try terminal.type("\u{03}")
    try expectClean(terminal, .exited(0))
    #expect(ContinuousClock.now - start >= .milliseconds(90))
    #expect(ContinuousClock.now - start < .seconds(10))
  }

  @Test func `answers that come late are not typed at the shell`() throws {
    let terminal = try Probe.startInShell()
    try terminal.type("\u{03}\u{1B}]11;rgb:0000/0000/0000\u{1B}\\\u{1B}[?62;22c")
    try terminal.expect("prompt$ ")
    try terminal.type("echo cl''ean\r")
    let before = try terminal.expect("clean\r\n")
    #expect(before.contains("rgb") == false)
    #expect(before.contains("62;22") == false)
  }
}
