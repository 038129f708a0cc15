import CReadline
import CTerminalGuard

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// GNU readline as it is used to: a prompt on the normal screen, with history and completion.
///
/// readline has the terminal while a line is typed and gives it back with each line. One process
/// uses either this or ``LineEditor``.
@MainActor
package final class PromptReader {
  /// The reader of the process; the first use reads the learner's inputrc.
  package static let shared = PromptReader()

  /// How many bytes of past lines the Up key can bring back.
  package static let historyByteLimit = 1_000_000

  /// What comes from the terminal goes through here.
  static var gate = CharacterGate()

  /// A line is being typed.
  static var isReading = false

  /// The words that Tab completes.
  package var words: [String] = []

  /// What Ctrl-C says on an empty line, that another one leaves, for a window as wide as it is then.
  package var leaveNotice: () -> [String] = { [] }

  private init() {
    creadline_use_utf8()
    unsafe rl_readline_name = UnsafePointer(strdup("mathbot"))
    // Brackets around pastes are no text of the line, and old terminals print them.
    unsafe _ = rl_variable_bind("enable-bracketed-paste", "off")
    unsafe rl_completer_word_break_characters = UnsafePointer(strdup(" \t+-*/^%!(),="))
    rl_completion_append_character = 0
    unsafe rl_attempted_completion_function = { text, _, _ in
      MainActor.assumeIsolated { rl_attempted_completion_over = 1 }
      return unsafe text.flatMap { text in
        unsafe rl_completion_matches(text) { typed, state in
          unsafe PromptReader.match(typed, state)
        }
      }
    }
    rl_catch_sigwinch = 0
    using_history()
    Self.protectKeys()
    Self.protectLine()
    setCrashMessage(TerminalOptions.usualCrashMessage)
  }

  /// What is shown when the program crashes.
  package func setCrashMessage(_ message: String) {
    unsafe terminal_guard_set_crash_message(message + "\n")
  }

  /// Waits for a line; nil at the end of the input.
  ///
  /// Ctrl-C empties the line, as in a shell; where it is empty, two in a row end the program.
  package func next(prompt: String) -> String? {
    catchInterrupts()
    defer { signal(SIGINT, SIG_DFL) }
    terminal_guard_lend_modes()
    defer { terminal_guard_take_back_modes() }
    defer { Self.isReading = false }
    guard let line = unsafe readline(prompt) else { return nil }
    defer { unsafe free(line) }
    return unsafe String(cString: line)
  }

  /// Adds a line that the Up key brings back, the newest last; the oldest are forgotten.
  package func remember(_ line: String) {
    unsafe add_history(line)
    while history_total_bytes() > Self.historyByteLimit, let oldest = unsafe remove_history(0) {
      unsafe free_history_entry(oldest)
    }
  }

  /// Takes the keys away that change to another editor's keys: Enter soon after Escape is one.
  private static func protectKeys() {
    rl_initialize()
    for name in ["emacs-standard", "vi-insert", "vi-move"] {
      guard let map = unsafe rl_get_keymap_by_name(name) else { continue }
      unsafe KeyBindings.rebind(
        [("vi-editing-mode", nil), ("emacs-editing-mode", nil)], in: map)
    }
  }

  /// The match with a number among the words that begin as typed, as readline asks for them one
  /// by one; nil after the last.
  private nonisolated static func match(
    _ typed: UnsafePointer<CChar>?, _ number: CInt
  ) -> UnsafeMutablePointer<CChar>? {
    let typed = unsafe typed.map { unsafe String(cString: $0) } ?? ""
    // readline calls this while a line is read, which is on the main actor.
    let matches = MainActor.assumeIsolated {
      shared.words.filter { $0.lowercased().hasPrefix(typed.lowercased()) }
    }
    guard matches.indices.contains(Int(number)) else { return nil }
    return unsafe strdup(matches[Int(number)])
  }
}
