import CReadline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the keys of the line editor do, whatever an inputrc says.
@MainActor
enum KeyBindings {
  /// Makes the keys that answering needs mean what they say.
  static func protect() {
    CharacterCommands.define()
    for name in ["emacs-standard", "vi-insert"] {
      guard let map = unsafe rl_get_keymap_by_name(name) else { continue }
      unsafe bindPlainKeys(in: map)
      unsafe bindSequences(in: map)
      unsafe rebind(CharacterCommands.replacements, in: map)
    }
    for name in ["emacs-standard", "vi-insert", "vi-move"] {
      guard let map = unsafe rl_get_keymap_by_name(name) else { continue }
      unsafe rebind(unwantedCommands.map { ($0, nil) }, in: map)
      unsafe bind(enterKeys, to: "accept-line", in: map)
    }
  }

  /// Gives all keys that a map has for commands to others, or to none.
  static func rebind(_ commands: [(original: String, replacement: String?)], in map: Keymap) {
    // An older readline may not have the command.
    let known = commands.compactMap { original, replacement in
      unsafe rl_named_function(original).map { function in
        (function, replacement.flatMap { unsafe rl_named_function($0) })
      }
    }
    var from = known.map { Optional($0.0) }
    var to = known.map(\.1)
    unsafe creadline_rebind(map, &from, &to, known.count)
  }

  /// Makes printable keys insert themselves, also `)`, with which readline would otherwise show
  /// the matching parenthesis and stop the program for half a second.
  private static func bindPlainKeys(in map: Keymap) {
    unsafe bind(UInt8(ascii: " ")...UInt8(ascii: "~"), to: "self-insert", in: map)
    // vi's keys have control characters that insert themselves.
    for byte in 0..<0x20 as Range<UInt8> where unsafe creadline_inserts(byte, map) {
      unsafe creadline_bind(byte, nil, map)
    }
    unsafe bind([0x08, 0x7F], to: "backward-delete-char", in: map)
  }

  private static func bindSequences(in map: Keymap) {
    for (keys, command) in protectedSequences {
      let function = unsafe rl_named_function(command)
      for key in keys { unsafe rl_bind_keyseq_in_map(key, function, map) }
    }
  }

  /// Binds bytes, also where an inputrc made them the beginnings of longer sequences.
  static func bind(_ bytes: some Sequence<UInt8>, to command: String, in map: Keymap?) {
    let function = unsafe rl_named_function(command)
    for byte in bytes { unsafe creadline_bind(byte, function, map) }
  }

  private static let enterKeys: [UInt8] = [0x0A, 0x0D]

  /// Keys in readline's notation.
  ///
  /// readline knows the terminal's Home, End and Delete only from a terminal description, which
  /// it does not read here.
  private static let protectedSequences: [(keys: [String], command: String)] = [
    (["\\e[A", "\\eOA"], "previous-history"),
    (["\\e[B", "\\eOB"], "next-history"),
    (["\\e[C", "\\eOC", "\\e[1;2C"], "forward-char"),
    (["\\e[D", "\\eOD", "\\e[1;2D"], "backward-char"),
    (["\\e[H", "\\eOH", "\\e[1~", "\\e[7~"], "beginning-of-line"),
    (["\\e[F", "\\eOF", "\\e[4~", "\\e[8~"], "end-of-line"),
    (["\\e[3~"], "delete-char"),
    (["\\e[1;5C", "\\e[1;3C"], "forward-word"),
    (["\\e[1;5D", "\\e[1;3D"], "backward-word"),
  ]

  /// Commands that would put control characters into the line, undo the protection, change to
  /// another editor's keys by mistake, clear a screen that readline does not own, stand in the
  /// way of the program's own Tab, play recorded keys past all precautions, or wait for a key
  /// without a sign; and the searches in the history other than the incremental ones, as giving
  /// one up makes readline 8.2 take the steps of undo of one line for those of another.
  private static let unwantedCommands = [
    "re-read-init-file", "quoted-insert", "tab-insert", "clear-screen", "clear-display",
    "vi-editing-mode", "emacs-editing-mode", "start-kbd-macro", "end-kbd-macro",
    "call-last-kbd-macro", "print-last-kbd-macro",
    "character-search", "character-search-backward", "vi-search", "vi-search-again",
    "non-incremental-forward-search-history", "non-incremental-reverse-search-history",
    "non-incremental-forward-search-history-again",
    "non-incremental-reverse-search-history-again",
    "complete", "menu-complete", "menu-complete-backward", "possible-completions",
    "insert-completions", "vi-complete", "old-menu-complete", "delete-char-or-list",
  ]
}
