import Basics
import CReadline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// The handler of a signal can do no more than set a flag; it runs on the main thread, where the
// flags are read.
private nonisolated(unsafe) var wasInterrupted = false
// Behind a pointer, as the handler may set it while the reader looks at it.
private nonisolated(unsafe) let wasResized = {
  let flag = UnsafeMutablePointer<sig_atomic_t>.allocate(capacity: 1)
  unsafe flag.initialize(to: 0)
  return unsafe flag
}()

/// What the last key was.
@MainActor private var lastKeyInterrupted = false

extension PromptReader {
  /// Lets Ctrl-C empty the line that is read from now on.
  func catchInterrupts() {
    unsafe wasInterrupted = false
    signal(SIGINT) { _ in unsafe wasInterrupted = true }
    // It is there before its handler runs.
    _ = unsafe wasResized
    signal(SIGWINCH) { _ in unsafe wasResized.pointee = 1 }
    unsafe rl_getc_function = { _ in MainActor.assumeIsolated { PromptReader.nextByte() } }
  }

  /// The next byte of what is typed; what signals ask for is done first.
  private static func nextByte() -> CInt {
    isReading = true
    takeInterrupts()
    // Some commands of vi's keys take minutes for a count of many digits.
    rl_numeric_arg = rl_numeric_arg.clamped(to: -999...999)
    let byte = gate.next {
      while unsafe !creadline_wait_for_key(wasResized) {
        takeResize()
        rl_check_signals()
        takeInterrupts()
      }
      return unsafe rl_getc(rl_instream)
    }
    lastKeyInterrupted = false
    return byte
  }

  /// Whether readline takes the terminal within a line, after the program was stopped: it does so
  /// after Ctrl-C, too.
  static var isBackFromShell: Bool { unsafe isReading && !wasInterrupted }

  /// Shows the line in a window of another size; readline by itself would show it once more, where
  /// the cursor is.
  private static func takeResize() {
    guard unsafe wasResized.pointee != 0 else { return }
    unsafe wasResized.pointee = 0
    rl_clear_visible_line()
    rl_resize_terminal()
  }

  /// Takes in every Ctrl-C so far: another may come while a line is shown anew after one.
  private static func takeInterrupts() {
    while unsafe wasInterrupted { takeInterrupt() }
  }

  /// Goes on with an empty line after Ctrl-C; where the line was empty already, says how to leave,
  /// and at the next one in a row ends the program.
  private static func takeInterrupt() {
    unsafe wasInterrupted = false
    if rl_end == 0 {
      guard !lastKeyInterrupted else { return leave() }
      for line in shared.leaveNotice() {
        rl_crlf()
        unsafe _ = fputs(line, rl_outstream)
      }
    }
    lastKeyInterrupted = rl_end == 0
    rl_crlf()
    rl_on_new_line()
    unsafe rl_replace_line("", 1)
    rl_redisplay()
  }

  /// Ends the program as the signal would have done.
  private static func leave() {
    rl_crlf()
    rl_cleanup_after_signal()
    signal(SIGINT, SIG_DFL)
    raise(SIGINT)
  }
}
