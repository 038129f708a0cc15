import Foundation

/// A terminal, for as long as it takes to receive some bytes.
enum Tmux {
  static let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/tmux")

  /// What is on a screen of the size after it has received the bytes, with the colours.
  static func screen(columns: Int, rows: Int, after bytes: [UInt8]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "screen-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(bytes).write(to: folder.appending(path: "bytes"))
    return try run(script, in: folder, ["\(columns)", "\(rows)"])
  }

  /// Starts a server of its own, waits until the bytes have been shown, and ends it.
  ///
  /// The terminal's answer to the question for the cursor's position comes after everything that
  /// was sent before, so nobody has to wait for a time. A test's children inherit blocked
  /// signals, so the server would not heed a gentler end.
  private static let script = #"""
    tmux() { command tmux -u -f /dev/null -S socket "$@"; }
    show='stty raw -echo; cat bytes; printf "\033[6n"; IFS= read -r -d R answer;
      command tmux -S socket wait-for -S shown; exec cat'
    tmux new-session -d -x "$1" -y "$2" bash -c "$show"
    tmux wait-for shown
    tmux capture-pane -e -p -N
    kill -KILL "$(tmux display-message -p '#{pid}')"
    """#

  private static func run(
    _ script: String, in folder: URL, _ arguments: [String]
  ) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", script, "bash"] + arguments
    process.currentDirectoryURL = folder
    process.environment = ["LC_ALL": "C.UTF-8", "TERM": "xterm", "PATH": "/usr/bin:/bin"]
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
