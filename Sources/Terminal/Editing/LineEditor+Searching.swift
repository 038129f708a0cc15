import CReadline

// Searches in the history are where readline's callbacks are weakest: a search that is ended by
// a command of two keys, such as Ctrl-X Q, makes readline 8.2 use what it has freed. So a search
// gets only keys that belong to it.
extension LineEditor {
  /// Ctrl-G, Ctrl-R, Ctrl-S, Ctrl-W and Ctrl-Y, and both keys for the end of the line.
  private static let searchKeys: Set<UInt8> = [0x07, 0x0A, 0x0D, 0x12, 0x13, 0x17, 0x19]
  private static let backspaces: Set<UInt8> = [0x08, 0x7F]

  /// Types a key while readline searches the history.
  func search(with key: [UInt8]) {
    guard let first = key.first else { return }
    if Self.backspaces.contains(first) {
      searchWithBackspace(first)
    } else if first >= 0x20 || Self.searchKeys.contains(first) {
      run(key)
    } else {
      // Any other key ends the search and then does what it does in a line.
      run([Self.escape])
      if key != [Self.escape] { run(key) }
    }
  }

  /// Takes a character from the text that is searched for.
  ///
  /// readline knows the key for it by its own command, which otherwise ours takes the place of.
  private func searchWithBackspace(_ byte: UInt8) {
    let map = unsafe rl_get_keymap()
    unsafe KeyBindings.bind([byte], to: "backward-delete-char", in: map)
    run([byte])
    unsafe KeyBindings.bind([byte], to: CharacterCommands.backspace, in: map)
  }
}
