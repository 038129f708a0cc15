import CReadline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// GNU readline as a pure editing engine: keys go in, a line and its cursor come out.
///
/// readline never sees the terminal: it reads no input, writes no output, sets no mode and
/// catches no signal. Give it the bytes of whole keys, as ``InputTokenizer`` cuts them.
///
/// readline edits one line at a time for the whole process, so there is one ``shared`` editor.
@MainActor
package final class LineEditor {
  /// The editor of the process; the first use reads the learner's inputrc.
  package static let shared = LineEditor()

  /// How many bytes of UTF-8 a line may have; more is refused.
  package static let byteLimit = EditedLine.byteLimit
  /// How many lines the history keeps.
  package static let historyLimit = 200

  var outcomes: [LineOutcome] = []

  private init() {
    creadline_use_utf8()
    DetachedReadline.start()
    KeyBindings.protect()
    using_history()
    stifle_history(CInt(Self.historyLimit))
    installHandler()
  }

  /// Starts reading lines.
  ///
  /// The handler stays for the life of the program: readline ends the program when it is fed
  /// without one.
  private func installHandler() {
    unsafe rl_callback_handler_install("") { line in
      let text = unsafe line.map { unsafe String(cString: $0) }
      unsafe free(line)
      MainActor.assumeIsolated {
        LineEditor.shared.outcomes.append(text.map(LineOutcome.submitted) ?? .endOfInput)
      }
    }
  }

  /// The line as it stands.
  package var line: String { EditedLine.text }

  /// The cursor's position in ``line``, counted in characters.
  package var cursor: Int { EditedLine.beforeCursor.count }

  /// The prompt of a search in the history, such as ``(reverse-i-search)`co':``; usually empty.
  package var prompt: String {
    unsafe rl_display_prompt.map { unsafe String(cString: $0) } ?? ""
  }

  /// The learner's inputrc asked for vi's keys; then a lone Escape is a key of the line.
  package var usesViKeys: Bool { rl_editing_mode == 0 }
}
