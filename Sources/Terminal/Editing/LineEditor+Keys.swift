import CReadline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension LineEditor {
  /// Makes the keys that answering needs mean what they say, whatever an inputrc says.
  func bindProtectedKeys() {
    addCharacterCommands()
    for name in ["emacs-standard", "vi-insert"] {
      guard let map = unsafe rl_get_keymap_by_name(name) else { continue }
      unsafe bindPrintableKeys(in: map)
      for (keys, command) in Self.protectedKeys {
        for key in keys { unsafe bind(key, to: command, in: map) }
      }
      unsafe useCharacterCommands(in: map)
    }
    for name in ["emacs-standard", "emacs-ctlx", "emacs-meta", "vi-insert", "vi-move"] {
      guard let map = unsafe rl_get_keymap_by_name(name) else { continue }
      for command in Self.unwantedCommands { unsafe rl_unbind_command_in_map(command, map) }
    }
    for key in ["\\C-m", "\\C-j"] {
      unsafe bind(key, to: "accept-line", in: rl_get_keymap_by_name("vi-move"))
    }
  }

  private func bindPrintableKeys(in map: Keymap) {
    for byte in UInt8(ascii: " ")...UInt8(ascii: "~") {
      unsafe bind("\\\(String(byte, radix: 8))", to: "self-insert", in: map)
    }
  }

  private func bind(_ keys: String, to command: String, in map: Keymap?) {
    unsafe rl_bind_keyseq_in_map(keys, rl_named_function(command), map)
  }

  /// Keys in readline's notation.
  ///
  /// readline knows the terminal's Home, End and Delete only from
  /// a terminal description, which it does not read here.
  private static let protectedKeys: [(keys: [String], command: String)] = [
    (["\\C-m", "\\C-j"], "accept-line"),
    (["\\C-?", "\\C-h"], "backward-delete-char"),
    (["\\e[A", "\\eOA"], "previous-history"),
    (["\\e[B", "\\eOB"], "next-history"),
    (["\\e[C", "\\eOC"], "forward-char"),
    (["\\e[D", "\\eOD"], "backward-char"),
    (["\\e[H", "\\eOH", "\\e[1~", "\\e[7~"], "beginning-of-line"),
    (["\\e[F", "\\eOF", "\\e[4~", "\\e[8~"], "end-of-line"),
    (["\\e[3~"], "delete-char"),
    (["\\e[1;5C", "\\e[1;3C"], "forward-word"),
    (["\\e[1;5D", "\\e[1;3D"], "backward-word"),
  ]

  /// Commands that would put control characters into the line, undo the protection, clear a
  /// screen that readline does not own, or stand in the way of the program's own Tab.
  private static let unwantedCommands = [
    "re-read-init-file", "quoted-insert", "tab-insert", "clear-screen", "clear-display",
    "complete", "menu-complete", "possible-completions", "insert-completions",
  ]
}
