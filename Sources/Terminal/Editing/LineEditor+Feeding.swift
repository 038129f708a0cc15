import Basics
import CReadline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension LineEditor {
  static let escape: UInt8 = 0x1B
  /// Ctrl-G, which ends a command that waits for more keys.
  static let abort: UInt8 = 0x07

  /// Types one key, given as all its bytes, and returns what came of it.
  package func feed(_ key: [UInt8]) -> [LineOutcome] {
    guard isWanted(key) else { return [] }
    cancelHalfCommand(before: key)
    rl_numeric_arg = rl_numeric_arg.clamped(to: -999...999)
    if !isIn(RL_STATE_ISEARCH) {
      run(key)
    } else {
      search(with: key)
    }
    defer { outcomes.removeAll() }
    return outcomes + [.edited]
  }

  /// Cancels what would take only the first byte of a key and then insert the rest.
  ///
  /// That is the first key of a command that has two, and a negative count before a character.
  private func cancelHalfCommand(before key: [UInt8]) {
    guard let first = key.first, key.count > 1 else { return }
    let isCharacter = first >= 0x80
    if isIn(isCharacter ? RL_STATE_MULTIKEY | RL_STATE_NUMERICARG : RL_STATE_MULTIKEY) {
      run([Self.abort])
    }
  }

  func run(_ key: [UInt8]) {
    DetachedReadline.read(key)
    EditedLine.repair()
    if !isIn(RL_STATE_ISEARCH) { noteChangeInHistory() }
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

  /// Whether the key may go to readline.
  private func isWanted(_ key: [UInt8]) -> Bool {
    switch key.first {
    case nil: false
    case Self.escape where key.count == 1:
      // Otherwise a lone Escape would turn the next key into another, however late.
      usesViKeys || isIn(RL_STATE_ISEARCH)
    case Self.escape where key.count > 2:
      // readline would insert the end of a sequence that means nothing to it.
      isBound(key)
    case .some(let first):
      rl_end < Self.byteLimit || first < 0x20 || first == 0x7F || isInViCommandMode
    }
  }

  /// vi's keys are commands at the moment.
  private var isInViCommandMode: Bool {
    unsafe usesViKeys && rl_get_keymap() != rl_get_keymap_by_name("vi-insert")
  }

  private func isBound(_ key: [UInt8]) -> Bool {
    var type: CInt = 0
    let command = unsafe key.withUnsafeBufferPointer { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { keys in
        unsafe rl_function_of_keyseq_len(keys.baseAddress, keys.count, rl_get_keymap(), &type)
      }
    }
    return command != nil && type != ISKMAP
  }

  func isIn(_ states: CInt) -> Bool {
    rl_readline_state & UInt(states) != 0
  }
}
