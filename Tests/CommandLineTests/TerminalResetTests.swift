import PseudoTerminal
import Terminal
import Testing

/// `mathbot --reset-terminal` after a program that was killed on the full screen.
struct TerminalResetTests {
  @Test func `it mends what a killed program left`() throws {
    let line = "stty raw -echo; '\(CommandRun.program)' --reset-terminal; echo done; read x"
    let terminal = try PseudoTerminal(["/bin/sh", "-c", line])
    try terminal.expect("done")
    #expect(terminal.output.starts(with: TerminalSession.restoringSequence))
    #expect(try terminal.modes().echoes)
    #expect(try terminal.modes().hasSignals)
    try terminal.type("\r")
    _ = try terminal.waitForExit()
  }
}
