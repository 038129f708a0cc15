import Basics
import CReadline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension LineEditor {
  /// Makes sound what readline's rarer commands leave behind, after each key.
  func repair() {
    cutToLimit()
    rl_point = min(max(rl_point, 0), rl_end)
    let bytes = lineBytes
    if !bytes.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      cleanLine()
      putCursorBetweenCharacters()
    }
    if !isIn(RL_STATE_ISEARCH) { noteChangeInHistory() }
  }

  /// Cuts what a yank or a repeated key made too long.
  private func cutToLimit() {
    guard rl_end > Self.byteLimit else { return }
    let kept = room(for: line, bytes: Self.byteLimit)
    rl_delete_text(CInt(kept.utf8.count), rl_end)
  }

  /// Drops control characters, which vi's `r` puts into the line, and broken ones, which are left
  /// when a search of readline undoes the steps of another line.
  private func cleanLine() {
    let clean = line.printable
    guard Array(clean.utf8) != lineBytes else { return }
    rl_free_undo_list()
    unsafe rl_replace_line(clean, 0)
    rl_point = rl_end
  }

  /// Moves the cursor out of a character, into which a search may put it.
  private func putCursorBetweenCharacters() {
    let bytes = lineBytes
    while rl_point > 0, rl_point < rl_end, bytes[Int(rl_point)] & 0xC0 == 0x80 { rl_point -= 1 }
  }

  /// Makes a line of the history that is being changed fit its steps of undo.
  ///
  /// readline notes a change when another line is gone to, and knows it by a new step of undo. It
  /// misses a change that it joins to the last step; undoing it would garble the history.
  private func noteChangeInHistory() {
    rl_maybe_replace_line()
    guard let entry = unsafe current_history(), let undo = unsafe rl_undo_list,
      unsafe strcmp(entry.pointee.line, rl_line_buffer) != 0
    else { return }
    unsafe _ = free_history_entry(replace_history_entry(where_history(), rl_line_buffer, undo))
  }

  /// The longest beginning of a text, in whole characters, that has no more than so many bytes.
  func room(for text: String, bytes limit: Int) -> Substring {
    var kept = text[...]
    while kept.utf8.count > max(limit, 0) { kept.removeLast() }
    return kept
  }
}
