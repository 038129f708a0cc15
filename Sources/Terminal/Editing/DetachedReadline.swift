import CReadline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// readline without its terminal.
@MainActor
enum DetachedReadline {
  /// The bytes of the key that readline is reading.
  private static var pending: ArraySlice<UInt8> = []

  /// Starts readline with the learner's inputrc, but cut loose from the terminal.
  static func start() {
    detach()
    withStandardErrorSilenced { _ = rl_initialize() }
    overrideSettings()
  }

  /// Lets readline read a key, given as all its bytes.
  static func read(_ key: [UInt8]) {
    pending = key[...]
    while !pending.isEmpty { rl_callback_read_char() }
  }

  /// All of this stands before `rl_initialize`.
  private static func detach() {
    // readline keeps the pointer for ever: it names mathbot in `$if` lines of an inputrc.
    unsafe rl_readline_name = UnsafePointer(strdup("mathbot"))
    forbidSideEffects()
    readFromPending()
    forbidCompletion()
  }

  /// readline leaves signals, the environment and the terminal's modes alone, and writes nothing.
  private static func forbidSideEffects() {
    rl_catch_signals = 0
    rl_catch_sigwinch = 0
    // Otherwise LINES and COLUMNS would be set in the environment.
    rl_change_environment = 0
    rl_prep_term_function = nil
    rl_deprep_term_function = nil
    unsafe rl_instream = fopen("/dev/null", "r")
    unsafe rl_outstream = fopen("/dev/null", "w")
    // With its own redisplay function readline asks for no terminal description.
    rl_redisplay_function = {}
  }

  /// readline gets its keys from ``pending``.
  private static func readFromPending() {
    unsafe rl_getc_function = { _ in
      // readline is only ever called on the main actor, and calls back from there.
      MainActor.assumeIsolated { DetachedReadline.pending.popFirst().map(CInt.init) ?? EOF }
    }
    // Says that nothing follows the key: an Escape is complete, and arrows work in vi's mode.
    rl_input_available_hook = {
      MainActor.assumeIsolated { DetachedReadline.pending.isEmpty ? 0 : 1 }
    }
  }

  /// readline completes nothing, not even names of files.
  private static func forbidCompletion() {
    unsafe rl_completion_entry_function = { _, _ in nil }
    unsafe rl_attempted_completion_function = { _, _, _ in
      MainActor.assumeIsolated { rl_attempted_completion_over = 1 }
      return nil
    }
  }

  /// Sets what must not be otherwise, whatever an inputrc says.
  private static func overrideSettings() {
    let settings = [
      "bell-style": "none",
      "enable-bracketed-paste": "off",
      "show-mode-in-prompt": "off",
      "horizontal-scroll-mode": "off",
      "echo-control-characters": "off",
      "enable-active-region": "off",
      "mark-modified-lines": "off",
      "input-meta": "on",
      "output-meta": "on",
      "convert-meta": "off",
    ]
    for (name, value) in settings { unsafe rl_variable_bind(name, value) }
  }

  /// Runs `body` without its complaints on the terminal: readline reports a broken inputrc there.
  private static func withStandardErrorSilenced(_ body: () -> Void) {
    let saved = dup(STDERR_FILENO)
    let null = unsafe open("/dev/null", O_WRONLY)
    dup2(null, STDERR_FILENO)
    close(null)
    body()
    dup2(saved, STDERR_FILENO)
    close(saved)
  }
}
