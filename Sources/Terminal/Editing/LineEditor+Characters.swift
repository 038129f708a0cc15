import CReadline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// readline moves and deletes by code points, so that one Backspace would leave half of 👨‍👩‍👧.
// These commands take the place of four of its own and act on whole characters.
extension LineEditor {
  private static let characterCommands = [
    (original: "forward-char", replacement: "mathbot-forward-character"),
    (original: "backward-char", replacement: "mathbot-backward-character"),
    (original: "delete-char", replacement: "mathbot-delete-character"),
    (original: "backward-delete-char", replacement: "mathbot-backward-delete-character"),
  ]

  /// Makes the commands known to readline.
  func addCharacterCommands() {
    define("mathbot-forward-character") { count, _ in
      MainActor.assumeIsolated { LineEditor.shared.moveCursor(by: Int(count)) }
    }
    define("mathbot-backward-character") { count, _ in
      MainActor.assumeIsolated { LineEditor.shared.moveCursor(by: -Int(count)) }
    }
    define("mathbot-delete-character") { count, _ in
      MainActor.assumeIsolated { LineEditor.shared.delete(Int(count)) }
    }
    define("mathbot-backward-delete-character") { count, _ in
      MainActor.assumeIsolated { LineEditor.shared.delete(-Int(count)) }
    }
  }

  private func define(_ name: String, as command: @convention(c) (CInt, CInt) -> CInt) {
    // readline keeps the pointer to the name for ever.
    unsafe rl_add_defun(strdup(name), command, -1)
  }

  /// Gives the commands all keys that a map has for readline's own.
  func useCharacterCommands(in map: Keymap) {
    for (original, replacement) in Self.characterCommands {
      unsafe rebind(original, to: replacement, in: map)
    }
  }

  private func moveCursor(by count: Int) -> CInt {
    rl_point = CInt(place(after: count))
    return 0
  }

  private func delete(_ count: Int) -> CInt {
    let place = CInt(place(after: count))
    let (start, end) = (min(place, rl_point), max(place, rl_point))
    // A counted deletion can be yanked back, as with readline's own commands.
    _ = abs(count) > 1 ? rl_kill_text(start, end) : rl_delete_text(start, end)
    rl_point = start
    return 0
  }

  /// The place in bytes that lies a number of characters after the cursor.
  private func place(after count: Int) -> Int {
    let bytes = lineBytes
    let point = Int(rl_point)
    guard count < 0 else {
      return point + String(decoding: bytes[point...], as: UTF8.self).prefix(count).utf8.count
    }
    return point - String(decoding: bytes[..<point], as: UTF8.self).suffix(-count).utf8.count
  }
}
