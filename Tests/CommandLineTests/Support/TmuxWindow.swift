import Basics
import Foundation
import PseudoTerminal
import Screen
import Testing

/// A window of tmux in which the built program runs: another terminal's opinion.
///
/// tmux runs in its control mode: it says when something was written, so that nobody has to wait
/// for a time, and takes commands.
final class TmuxWindow {
  static let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/tmux")
  private static let settings = """
    set -g default-terminal tmux-256color
    set -g status off

    """

  private let control: PseudoTerminal
  /// Where the program lives, kept as long as the window.
  private let home: TemporaryHome
  /// How much of what tmux said has been read.
  private var read = 0
  /// Something was written since the screen was last looked at.
  private var hasNews = false

  /// Starts the program, and a shell that says its exit status when it has ended.
  init(
    _ arguments: String, at home: TemporaryHome, columns: Int = 80, rows: Int = 24,
    environment: [String: String] = [:]
  ) throws {
    self.home = home
    try home.write(Self.settings, to: home.path + "/tmux.conf")
    // A shell of its own says its number and becomes the program.
    let start = #"'echo $$ >"$HOME/process"; exec "$0" "$@"'"#
    let program = "sh -c \(start) '\(CommandRun.program)' \(arguments); echo status $?; exec cat"
    control = try PseudoTerminal(
      [
        "/usr/bin/tmux", "-u", "-S", home.path + "/tmux", "-f", home.path + "/tmux.conf", "-CC",
        "new-session", "-x", "\(columns)", "-y", "\(rows)", program,
      ], environment: ["HOME": home.path, "SHELL": "/bin/sh"].merging(environment) { $1 })
    _ = try answer()
  }

  deinit {
    _ = try? ask("kill-server")
  }

  /// Types keys, or anything else.
  func types(_ keys: String...) throws {
    let bytes = keys.joined().utf8.map { String($0, radix: 16) }
    _ = try ask("send-keys -H \(bytes.joined(separator: " "))")
  }

  /// Sends the program a signal.
  func send(_ signal: Int32) throws {
    let number = try String(contentsOfFile: home.path + "/process", encoding: .utf8)
    let process = try #require(pid_t(number.trimmingCharacters(in: .whitespacesAndNewlines)))
    try #require(kill(process, signal) == 0)
  }

  /// Clicks on a text of the screen.
  func taps(_ text: String) throws {
    try sees(text)
    let lines = try lines()
    guard let row = lines.lastIndex(where: { $0.contains(text) }),
      let range = lines[row].ranges(of: text).last
    else { throw ChatError.missing(text, screen: lines.joined(separator: "\n")) }
    // Mouse reports count columns from 1.
    let column = String(lines[row][..<range.lowerBound]).displayWidth + 1
    for end in ["M", "m"] { try types("\u{1B}[<0;\(column);\(row + 1)\(end)") }
  }

  /// Waits until the screen shows all the texts.
  func sees(_ texts: String...) throws {
    try waits(for: texts.joined(separator: ", ")) { screen in texts.allSatisfy(screen.contains) }
  }

  /// Waits until something is true of the screen's text.
  func waits(for what: String, until isTrue: (String) throws -> Bool) throws {
    let deadline = ContinuousClock.now + Chat.patience
    var screen = ""
    repeat {
      hasNews = false
      screen = try lines().joined(separator: "\n")
      if try isTrue(screen) { return }
      while !hasNews, let line = nextLine(until: deadline) { take(line) }
    } while hasNews
    throw ChatError.missing(what, screen: screen)
  }

  /// The lines of the screen.
  func lines() throws -> [String] {
    try ask("capture-pane -p")
  }

  /// What tmux knows about the window, such as `alternate_on`.
  func knows(_ variables: String...) throws -> [String] {
    let format = variables.map { "#{\($0)}" }.joined(separator: " ")
    return try ask("display-message -p '\(format)'").joined().split(separator: " ").map(String.init)
  }

  /// Gives the window another size.
  func resizes(to columns: Int, _ rows: Int) throws {
    _ = try ask("resize-window -x \(columns) -y \(rows)")
  }

  /// Gives tmux a command and returns what it answers.
  @discardableResult
  func ask(_ command: String) throws -> [String] {
    try control.type(command + "\n")
    return try answer()
  }

  private func answer() throws -> [String] {
    let deadline = ContinuousClock.now + Chat.patience
    var lines: [String]?
    while let line = nextLine(until: deadline) {
      if line.hasPrefix("%begin") {
        lines = []
      } else if let lines, line.hasPrefix("%end") || line.hasPrefix("%error") {
        return lines
      } else if lines == nil {
        take(line)
      } else {
        lines?.append(line)
      }
    }
    throw ChatError.missing("tmux's answer", screen: control.text)
  }

  private func take(_ line: String) {
    if line.hasPrefix("%output") { hasNews = true }
  }

  private func nextLine(until deadline: ContinuousClock.Instant) -> String? {
    while true {
      if let end = control.output[read...].firstIndex(of: 0x0A) {
        defer { read = end + 1 }
        let line = String(decoding: control.output[read..<end], as: UTF8.self)
        return line.replacing("\r", with: "").replacing("\u{1B}P1000p", with: "")
      }
      guard control.waitForOutput(until: deadline) else { return nil }
    }
  }
}
