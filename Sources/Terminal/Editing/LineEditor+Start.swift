import CReadline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension LineEditor {
  /// Cuts readline loose from the terminal, all before `rl_initialize`.
  func detachFromTerminal() {
    // readline keeps the pointer for ever: it names mathbot in `$if` lines of an inputrc.
    unsafe rl_readline_name = UnsafePointer(strdup("mathbot"))
    forbidSideEffects()
    readFromPending()
    forbidCompletion()
  }

  /// readline leaves signals, the environment and the terminal's modes alone, and writes nothing.
  private func forbidSideEffects() {
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
  private func readFromPending() {
    unsafe rl_getc_function = { _ in
      // readline is only ever called on the main actor, and calls back from there.
      MainActor.assumeIsolated { LineEditor.shared.pending.popFirst().map(CInt.init) ?? EOF }
    }
    // Says that nothing follows the key: an Escape is complete, and arrows work in vi's mode.
    rl_input_available_hook = {
      MainActor.assumeIsolated { LineEditor.shared.pending.isEmpty ? 0 : 1 }
    }
  }

  /// readline completes nothing, not even names of files.
  private func forbidCompletion() {
    unsafe rl_completion_entry_function = { _, _ in nil }
    unsafe rl_attempted_completion_function = { _, _, _ in
      MainActor.assumeIsolated { rl_attempted_completion_over = 1 }
      return nil
    }
  }

  /// Sets what must not be otherwise, whatever an inputrc says.
  func overrideSettings() {
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

  /// Starts reading lines.
  ///
  /// The handler stays for the life of the program: readline ends the program when it is fed
  /// without one.
  func installHandler() {
    unsafe rl_callback_handler_install("") { line in
      let text = unsafe line.map { unsafe String(cString: $0) }
      unsafe free(line)
      MainActor.assumeIsolated {
        LineEditor.shared.outcomes.append(text.map(LineOutcome.submitted) ?? .endOfInput)
      }
    }
  }

  /// Runs `body` without its complaints on the terminal: readline reports a broken inputrc there.
  func withStandardErrorSilenced(_ body: () -> Void) {
    let saved = dup(STDERR_FILENO)
    let null = unsafe open("/dev/null", O_WRONLY)
    dup2(null, STDERR_FILENO)
    close(null)
    body()
    dup2(saved, STDERR_FILENO)
    close(saved)
  }
}
