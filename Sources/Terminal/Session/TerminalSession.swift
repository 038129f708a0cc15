import CTerminalGuard

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The full screen of a terminal while the program has it: keys come in, frames go out.
///
/// The session owns the modes, the signals and the input. Whatever ends the program, the
/// terminal is left as it was found.
@MainActor
package final class TerminalSession {
  var options: TerminalOptions
  /// Movements with a held button are reported too, while the mouse is on.
  private var tracksDrags = false
  var handle: (TerminalEvent) -> Void = { _ in }
  var tokenizer = InputTokenizer()
  let patience = DeadlineTimer()
  /// The session was started and not stopped.
  var isRunning = false
  /// Where the signals come from.
  var signalPipe: CInt?
  /// The terminal's last answer has not arrived.
  var awaitsAnswers = false

  package init(options: TerminalOptions = TerminalOptions()) {
    self.options = options
  }

  /// Enters the full screen and from now on hands over what happens, from ``EventLoop/run()``.
  ///
  /// The answers to the questions about the terminal arrive as input, at any time or never.
  package func start(_ handle: @escaping (TerminalEvent) -> Void) throws(TerminalError) {
    guard isTerminal(0), isTerminal(1) else { throw .notATerminal }
    unsafe terminal_guard_set_crash_message(options.crashMessage + "\n")
    // First, so that no signal ends the program while the terminal is in its modes, and so that a
    // program in the background stops before it reads what is typed for the shell.
    try startSignals()
    do {
      try enter()
    } catch {
      stopSignals()
      throw error
    }
    self.handle = handle
    startReading()
    if options.queries {
      awaitsAnswers = true
      write(Array(ControlStrings.queries.utf8))
    }
  }

  /// Leaves the full screen; does nothing when it was left before.
  package func stop() {
    guard isRunning else { return }
    isRunning = false
    EventLoop.main.forget(STDIN_FILENO)
    patience.cancel()
    dropLateAnswers()
    terminal_guard_leave()
    dropInput()
    stopSignals()
    handle = { _ in }
  }

  /// Gives the terminal back and stops the program, as Ctrl-Z does in a shell.
  ///
  /// Nothing happens where the program was started with stops ignored.
  /// The event ``TerminalEvent/resumed(after:)`` follows when the program goes on.
  package func suspend() {
    terminal_guard_suspend()
  }

  /// What is shown when the program crashes; called before ``start(_:)``.
  package func setCrashMessage(_ message: String) {
    options.crashMessage = message
  }

  /// Switches clicks and the wheel on or off.
  package func setMouse(_ isOn: Bool) {
    options.mouse = isOn
    write(Array((isOn ? mouseOn : ControlStrings.mouseOff).utf8))
  }

  /// Switches movements with a held button on or off, as for a slider.
  package func setDragTracking(_ isOn: Bool) {
    tracksDrags = isOn
    guard options.mouse else { return }
    write(Array((isOn ? ControlStrings.dragOn : ControlStrings.dragOff).utf8))
  }

  /// What puts a terminal right that a killed program left in a strange state.
  package nonisolated static var restoringSequence: [UInt8] {
    Array(unsafe String(cString: terminal_guard_restoring_sequence()).utf8)
  }

  private var mouseOn: String {
    ControlStrings.mouseOn + (tracksDrags ? ControlStrings.dragOn : "")
  }

  /// Sets the modes, also when they were set before.
  func enter() throws(TerminalError) {
    let mouse = options.mouse ? mouseOn : ""
    if !hasScreen, let path = options.screenFile() { unsafe terminal_guard_own_file(path) }
    let error = unsafe terminal_guard_enter(ControlStrings.enter + mouse)
    guard error == 0 else { throw .refused(errno: error) }
  }
}
