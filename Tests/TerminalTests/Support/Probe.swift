import PseudoTerminal

/// The probe, a tiny program that tells what its terminal session and its line editor do.
enum Probe {
  static let path = BuiltProduct.path("TerminalProbe")

  /// Starts the probe and waits until it has the screen.
  static func start(environment: [String: String] = [:]) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal([path], environment: environment)
    try terminal.expect("ready 80x24")
    return terminal
  }

  /// Starts a shell with job control, and the probe in it.
  static func startInShell(_ command: String = path) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      ["/bin/bash", "--norc", "--noprofile", "-i"], environment: ["PS1": "prompt$ "])
    try terminal.expect("prompt$ ")
    try terminal.type("\(command)\r")
    try terminal.expect("ready 80x24")
    return terminal
  }
}

extension PseudoTerminal {
  /// Types keys and waits until the probe's line is the given one.
  func type(_ keys: String, giving line: String, cursor: Int) throws {
    try type(keys)
    try expect("line <\(line)> \(cursor)\r")
  }
}
