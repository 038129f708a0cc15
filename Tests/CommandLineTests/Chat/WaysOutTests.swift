import Content
import PseudoTerminal
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// However the program ends, the terminal is as it was and the status says how it went.
struct WaysOutTests {
  @Test func `q, q again and bye leave the summary on the normal screen`() throws {
    let chat = try Chat.practising(at: try TemporaryHome())
    let question = try chat.answersRight()
    try chat.stops()
    try chat.sees(.says(.endStopped, ["n": "1"]))
    try chat.types("bye", .enter)
    let words = try chat.leaves()
    #expect(words.contains(.says(.endStopped, ["n": "1"]) + "\r\n"))
    #expect(words.contains("  \(question)  🎉"))
    #expect(words.hasSuffix(.says(.bye) + "\r\n"))
  }

  @Test func `without an answer there is only a goodbye`() throws {
    let chat = try Chat.practising(at: try TemporaryHome())
    try chat.stops()
    try chat.types("bye", .enter)
    #expect(try chat.leaves() == .says(.bye) + "\r\n")
  }

  @Test(arguments: ["c", "d"])
  func `Ctrl-C and Ctrl-D stop the practice, then leave`(letter: Character) throws {
    let chat = try Chat.practising(at: try TemporaryHome())
    try chat.answersRight()
    try chat.types(.control(letter))
    try chat.sees(.says(.endStopped, ["n": "1"]), .says(.chipAgain))
    try chat.types(.control(letter))
    #expect(try chat.leaves().contains(.says(.endStopped, ["n": "1"]) + "\r\n"))
  }

  @Test func `Ctrl-C takes back what was typed before anything else`() throws {
    let chat = try Chat.practising(at: try TemporaryHome())
    try chat.types("123")
    try chat.seesTyped("123")
    try chat.types(.control("c"))
    try chat.seesTyped(.says(.composerAnswer))
    try chat.types(.control("c"))
    try chat.sees(.says(.summaryNothing))
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `a signal that asks to end`(signal: Int32) throws {
    let home = try TemporaryHome()
    let chat = try Chat.practising(at: home)
    try chat.answersRight()
    try chat.terminal.send(signal)
    #expect(try chat.leaves(.exited(128 + signal)) == "")
    #expect(try home.rows("SELECT outcome FROM attempt") == ["right"])
  }

  @Test(arguments: [SIGSEGV, SIGABRT, SIGBUS, SIGILL, SIGFPE])
  func `a crash says sorry in one line`(signal: Int32) throws {
    let home = try TemporaryHome()
    let chat = try Chat.practising(at: home)
    try chat.answersRight()
    try chat.terminal.send(signal)
    #expect(
      try chat.leaves(.signalled(signal))
        == "Sorry, mathbot had to stop. Please start it again.\r\n")
    #expect(try home.rows("SELECT outcome FROM attempt") == ["right"])
  }

  @Test func `a closed window ends the program`() throws {
    let home = try TemporaryHome()
    let chat = try Chat.practising(at: home)
    try chat.answersRight()
    try chat.stops()
    try chat.sees(.says(.endStopped, ["n": "1"]))
    chat.terminal.hangUp()
    #expect(try chat.terminal.waitForExit() == .exited(129))
    #expect(try home.rows("SELECT outcome FROM attempt") == ["right"])
  }

  @Test func `a signal ends the program wherever it is`() throws {
    for keys in ["", .enter, "3" + .enter + "settings", "q"] + ["qsettings" + .enter] {
      let chat = try Chat("--no-animation", at: try TemporaryHome())
      try chat.opensCards()
      try chat.types(keys)
      try chat.terminal.send(SIGTERM)
      try chat.leaves(.exited(143))
    }
  }

  @Test func `a held slider is let go of`() throws {
    let chat = try Chat("--no-animation", at: try TemporaryHome())
    try chat.opensCards()
    try chat.presses(at: try chat.position(of: "●"))
    try chat.waits(for: "reports of drags") { $0.reportsDrags }
    try chat.terminal.send(SIGTERM)
    try chat.leaves(.exited(143))
  }

  @Test func `a terminal that answers nothing is left just as clean`() throws {
    let chat = try Chat("--no-animation", at: try TemporaryHome(), answers: false)
    try chat.sees(.says(.welcomeName))
    try chat.types(.control("d"))
    try chat.leaves()
  }
}
