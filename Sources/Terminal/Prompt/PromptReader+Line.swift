import CReadline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension PromptReader {
  /// Has readline show characters alone, and leaves no key to the terminal that would stop it.
  static func protectLine() {
    rl_prep_term_function = { isMeta in
      MainActor.assumeIsolated {
        rl_prep_terminal(isMeta)
        PromptReader.takeStopKeys()
        if PromptReader.isBackFromShell { PromptReader.showLineAgain() }
      }
    }
    // After a key of several bytes that means nothing, readline takes a character's rest for one.
    rl_redisplay_function = {
      MainActor.assumeIsolated {
        PromptReader.mendLine()
        rl_redisplay()
      }
    }
  }

  /// The shell has written below the line.
  private static func showLineAgain() {
    rl_on_new_line()
    rl_redisplay()
  }

  /// Ctrl-S would stop all until Ctrl-Q, which no child knows; readline gives the modes back.
  private static func takeStopKeys() {
    var modes = termios()
    guard unsafe tcgetattr(STDIN_FILENO, &modes) == 0 else { return }
    modes.c_iflag &= ~tcflag_t(IXON)
    unsafe tcsetattr(STDIN_FILENO, TCSANOW, &modes)
  }

  /// Takes out what is no character, and control characters of a paste or after Ctrl-V: a search for
  /// them would write them as they are.
  private static func mendLine() {
    guard let line = unsafe rl_line_buffer else { return }
    let bytes = unsafe UnsafeBufferPointer(start: line, count: Int(rl_end)).map(
      UInt8.init(bitPattern:))
    let hasControls = bytes.contains { $0 < 0x20 || $0 == 0x7F }
    guard hasControls || String(validating: bytes, as: UTF8.self) == nil else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    let kept = text.unicodeScalars.filter {
      $0.value >= 0x20 && $0.value != 0x7F && $0 != "\u{FFFD}"
    }
    replaceLine(with: String(String.UnicodeScalarView(kept)))
  }

  /// As an edit that can be undone: to free its undo list leaves the line that readline saves while
  /// it searches with one that is gone.
  private static func replaceLine(with text: String) {
    rl_begin_undo_group()
    rl_delete_text(0, rl_end)
    rl_point = 0
    unsafe rl_insert_text(text)
    rl_end_undo_group()
  }
}
