import Content
import Foundation
import PseudoTerminal
import Testing

/// SIGKILL cannot be caught: the next program notices that a screen was not given back.
struct LostScreenTests {
  /// The files that tell of a screen in use.
  private func files(in home: TemporaryHome) throws -> [String] {
    try home.names(beside: home.database).filter { $0.hasPrefix("screen-") }
  }

  /// A chat that was killed while it had the screen, and the command that follows in its terminal.
  private func terminal(at home: TemporaryHome, then next: String) throws -> PseudoTerminal {
    let program = CommandRun.program
    let chat = "/bin/sh -c 'echo $$ > \(home.path)/process; exec \(program)' 2> /dev/null"
    let terminal = try PseudoTerminal(
      ["/bin/sh", "-c", "\(chat); \(program) \(next)"], environment: ["HOME": home.path])
    try terminal.expect("Robo")
    #expect(try files(in: home).count == 1)
    let number = try String(contentsOfFile: home.path + "/process", encoding: .utf8)
    let process = try #require(pid_t(number.trimmingCharacters(in: .whitespacesAndNewlines)))
    try #require(kill(process, SIGKILL) == 0)
    return terminal
  }

  @Test(arguments: ["", "--plain"])
  func `the next program in the terminal says so, and leaves it right`(form: String) throws {
    let home = try TemporaryHome()
    let terminal = try terminal(at: home, then: form)
    try terminal.expect("switched off in the middle")
    try terminal.type("\u{4}")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(try terminal.modes().echoes)
    #expect(try terminal.modes().hasSignals)
    #expect(try files(in: home) == [])
  }

  @Test func `the terminal's reset takes note of it, too`() throws {
    let home = try TemporaryHome()
    let terminal = try terminal(at: home, then: "--reset-terminal")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(try terminal.modes().echoes)
    #expect(try terminal.modes().hasSignals)
    #expect(try files(in: home) == [])
  }

  @Test func `a program in another terminal says which one it was`() throws {
    let home = try TemporaryHome()
    let first = try terminal(at: home, then: "--version; read answer")
    try first.expect("mathbot ")
    let file = try #require(try files(in: home).first)
    let chat = try Chat("", at: home)
    try chat.sees(String(file.dropFirst("screen-dev-".count).replacing("-", with: "/")))
    try chat.types(.control("d"))
    _ = try chat.leaves()
    #expect(try files(in: home) == [])
  }

  @Test func `a screen in use is not lost`() throws {
    let home = try TemporaryHome()
    let first = try Chat("", at: home)
    try first.sees("Robo")
    let second = try Chat("--plain", at: home)
    try second.waits(for: "the greeting") { $0.normal.contains("Robo") }
    #expect(!second.screen.normal.contains("switched off"))
    #expect(try files(in: home).count == 1)
    try first.types(.control("d"))
    _ = try first.leaves()
    #expect(try files(in: home) == [])
  }
}
