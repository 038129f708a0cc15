import Content
import PseudoTerminal
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Ctrl-Z and `fg` in a shell.
struct SuspensionTests {
  @Test func `after Ctrl-Z and fg the child plays on, and the clock has waited`() throws {
    let chat = try Chat.inShell(
      "--no-animation --minutes 5 --difficulty easy --seed 1", at: try TemporaryHome())
    try chat.types("4")
    try chat.seesTyped("4")
    let start = ContinuousClock.now
    let before = try chat.seesClock()

    try chat.types(.control("z"))
    try chat.waits(for: "the normal screen") { !$0.isFull }
    try chat.terminal.expect("prompt$ ")
    #expect(chat.screen.modes.isDisjoint(with: [1000, 1002, 1006, 1049, 2026]))
    #expect(chat.screen.modes.isSuperset(of: [7, 25]))
    try chat.types("stty -a", .enter)
    let modes = try chat.terminal.expect("prompt$ ")
    #expect(modes.contains(" echo ") && modes.contains(" icanon "))
    // Only real time shows that the clock of a stopped program waits. What is on show and what may
    // pass can differ by a second each, so that a shorter stop could not be told from none.
    let stopped = Duration.milliseconds(2_200)
    #expect(!chat.terminal.waitForOutput(until: .now + stopped), "A stopped program is silent.")

    try chat.types("fg", .enter)
    try chat.sees(.says(.clockSuspended))
    let after = try chat.seesClock()
    #expect(before - after <= start.duration(to: .now) - stopped + .seconds(1))
    try chat.seesTyped("4")
    try chat.types(.backspace)
    try chat.answersRight()

    try chat.stops()
    try chat.types("bye", .enter)
    try chat.terminal.expect(.says(.bye))
    try chat.types("echo status $?", .enter)
    try chat.terminal.expect("status 0")
  }

  @Test func `the shell sees how the program ended`() throws {
    let chat = try Chat.inShell("--minutes 5 --difficulty easy --seed 1", at: try TemporaryHome())
    try chat.types(.control("z"))
    try chat.terminal.expect("prompt$ ")
    try chat.types("echo job $(jobs -p).", .enter)
    try chat.terminal.expect("\rjob ")
    let job = try #require(Int32(try chat.terminal.expect(".")))
    try chat.terminal.expect("prompt$ ")
    try chat.types("fg", .enter)
    try chat.waits(for: "the full screen") { $0.isFull }
    kill(job, SIGTERM)
    try chat.terminal.expect("prompt$ ")
    try chat.types("echo status $?", .enter)
    try chat.terminal.expect("status 143")
  }
}

extension Chat {
  /// Starts a shell with job control, and the program in it, and waits for the first question.
  fileprivate static func inShell(_ arguments: String, at home: TemporaryHome) throws -> Chat {
    let chat = try Chat(
      command: ["/bin/bash", "--norc", "--noprofile", "-i"], at: home,
      environment: ["PS1": "prompt$ "])
    try chat.terminal.expect("prompt$ ")
    try chat.types("'\(CommandRun.program)' \(arguments)", .enter)
    try chat.seesQuestion()
    return chat
  }

  /// Waits for the clock in the header and reads it.
  fileprivate func seesClock() throws -> Duration {
    var seconds = 0
    try waits(for: "the clock") { screen in
      let time = #/ (\d+):(\d\d)(?: |$)/#
      guard let clock = screen.lines[0].firstMatch(of: time) else { return false }
      seconds = (Int(clock.1) ?? 0) * 60 + (Int(clock.2) ?? 0)
      return true
    }
    return .seconds(seconds)
  }
}
