import PseudoTerminal
import Testing

/// `mathbot calc` at its prompt on a terminal.
struct CalcPromptTests {
  private func prompt(at home: TemporaryHome) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      [CommandRun.program, "calc"], environment: ["HOME": home.path], columns: 80, rows: 24)
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

  @Test func `Ctrl-C empties the line, and leaves where it is empty`() throws {
    let terminal = try prompt(at: try TemporaryHome())
    try terminal.type("1+1")
    try terminal.expect("1+1")
    try terminal.type("\u{3}")
    try terminal.expect("^C\r\n> ")
    try terminal.type("2+2\r")
    try terminal.expect("\r\n4\r\n> ")
    try terminal.type("\u{3}")
    #expect(try terminal.waitForExit() == .signalled(2))
  }
}
