import CReadline

extension LineEditor {
  /// The states in which readline waits for the rest of a command.
  private static let unfinished =
    searching | RL_STATE_MULTIKEY | RL_STATE_NUMERICARG | RL_STATE_VIMOTION | RL_STATE_CHARSEARCH

  /// Inserts text at the cursor, as one step of undo: a tap on a key or a paste.
  ///
  /// What has no picture is left out, and what the line has no room for.
  package func insert(_ text: String) {
    cancelUnfinished()
    let text = room(for: text.asOneLine, bytes: Self.byteLimit - Int(rl_end))
    rl_begin_undo_group()
    unsafe _ = rl_insert_text(String(text))
    rl_end_undo_group()
  }

  /// Deletes the character before the cursor.
  package func deleteBackward() {
    _ = feed([0x7F])
  }

  /// Puts a text in the line's place, with the cursor at its end.
  package func replaceLine(with text: String) {
    cancelUnfinished()
    let text = room(for: text.asOneLine, bytes: Self.byteLimit)
    unsafe rl_replace_line(String(text), 1)
    rl_point = rl_end
  }

  /// Clears the line and whatever was begun, such as a search; returns whether there was any.
  @discardableResult
  package func clear() -> Bool {
    guard rl_end > 0 || isIn(Self.unfinished) else { return false }
    rl_free_line_state()
    rl_callback_sigcleanup()
    unsafe rl_replace_line("", 1)
    rl_point = 0
    rl_readline_state &= ~UInt(Self.unfinished)
    if usesViKeys { rl_vi_insertion_mode(1, 0) }
    return true
  }

  /// Ends what was begun, such as a search, so that text goes where the cursor is.
  private func cancelUnfinished() {
    guard isIn(Self.unfinished) else { return }
    let keepsLine = usesViKeys || isIn(Self.searching)
    run([keepsLine ? Self.escape : Self.abort])
  }

  /// Adds a line that the Up key brings back, the newest last.
  package func addHistory(_ line: String) {
    let line = room(for: line.asOneLine, bytes: Self.byteLimit)
    guard !line.isEmpty else { return }
    unsafe add_history(String(line))
    // The line being typed comes after the newest of the history.
    using_history()
  }

  /// Forgets all earlier lines.
  package func clearHistory() {
    clear_history()
    using_history()
  }
}
