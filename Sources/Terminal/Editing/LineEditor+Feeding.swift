import CReadline

extension LineEditor {
  static let escape: UInt8 = 0x1B
  /// Ctrl-G, which ends a command that waits for more keys.
  static let abort: UInt8 = 0x07
  /// The states in which readline searches the history.
  static let searching = RL_STATE_ISEARCH | RL_STATE_NSEARCH

  /// Types one key, given as all its bytes, and returns what came of it.
  package func feed(_ key: [UInt8]) -> [LineOutcome] {
    guard isWanted(key) else { return [] }
    if key.count > 1, isIn(RL_STATE_MULTIKEY) {
      // Half a command cannot take a long key: it would take its first byte and insert the rest.
      run([Self.abort])
    }
    rl_numeric_arg = min(max(rl_numeric_arg, -999), 999)
    run(key)
    cutToLimit()
    defer { outcomes.removeAll() }
    return outcomes + [.edited]
  }

  func run(_ key: [UInt8]) {
    pending = key[...]
    while !pending.isEmpty { rl_callback_read_char() }
  }

  /// Whether the key may go to readline.
  private func isWanted(_ key: [UInt8]) -> Bool {
    switch key.first {
    case nil: false
    case Self.escape where key.count == 1:
      // Otherwise a lone Escape would turn the next key into another, however late.
      usesViKeys || isIn(Self.searching)
    case Self.escape where key.count > 2:
      // readline would insert the end of a sequence that means nothing to it.
      isBound(key) && !isIn(RL_STATE_NSEARCH)
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

  /// Cuts what a yank or a repeated key made too long.
  private func cutToLimit() {
    guard rl_end > Self.byteLimit else { return }
    let kept = room(for: line, bytes: Self.byteLimit)
    rl_delete_text(CInt(kept.utf8.count), rl_end)
    rl_point = min(rl_point, rl_end)
  }

  /// The longest beginning of a text, in whole characters, that has no more than so many bytes.
  func room(for text: String, bytes limit: Int) -> Substring {
    guard text.utf8.count > limit else { return text[...] }
    var kept = text[...]
    while kept.utf8.count > max(limit, 0) { kept.removeLast() }
    return kept
  }
}
