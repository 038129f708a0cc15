import Basics
import CReadline

extension LineEditor {
  /// The states in which readline waits for the rest of a command.
  private static let unfinished =
    RL_STATE_ISEARCH | RL_STATE_MULTIKEY | RL_STATE_NUMERICARG | RL_STATE_VIMOTION
    | RL_STATE_CHARSEARCH

  /// Inserts text at the cursor, as one step of undo: a tap on a key or a paste.
  ///
  /// What has no picture is left out, and what the line has no room for.
  package func insert(_ text: String) {
    if isIn(Self.unfinished) { run([cancellingKey(keepsFound: true)]) }
    rl_begin_undo_group()
    EditedLine.insert(text)
    rl_end_undo_group()
  }

  /// Deletes the character before the cursor.
  package func deleteBackward() {
    _ = feed([0x7F])
  }

  /// Clears the line and whatever was begun, such as a search; returns whether there was any.
  @discardableResult
  package func clear() -> Bool {
    guard rl_end > 0 || isIn(Self.unfinished) else { return false }
    discardLine()
    return true
  }

  /// Adds a line that the Up key brings back, the newest last.
  ///
  /// This belongs between two lines: one that is being typed is discarded.
  package func addHistory(_ line: String) {
    let line = line.printable.whole(inBytes: Self.byteLimit)
    guard !line.isEmpty else { return }
    discardLine()
    unsafe add_history(String(line))
    using_history()
  }

  /// Forgets all earlier lines, and the one that is being typed.
  package func clearHistory() {
    discardLine()
    clear_history()
    using_history()
  }

  /// Sends the line to nobody.
  ///
  /// readline ends a line in one way only: it puts the history in order and frees what it keeps
  /// for undo. Taking the line away from under it would free some of that twice.
  private func discardLine() {
    run([cancellingKey(keepsFound: false)])
    // A search in vi's keys leaves vi's own waiting.
    if usesViKeys { run([Self.escape]) }
    run([0x0D])
    outcomes.removeAll()
  }

  /// The key that ends a command which waits for more keys.
  private func cancellingKey(keepsFound: Bool) -> UInt8 {
    if isIn(RL_STATE_ISEARCH) { return keepsFound ? Self.escape : Self.abort }
    return usesViKeys ? Self.escape : Self.abort
  }
}
