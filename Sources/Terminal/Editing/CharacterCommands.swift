import CReadline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Commands that act on whole characters, in place of four of readline's own.
///
/// readline moves and deletes by code points, so that one Backspace would leave half of 👨‍👩‍👧.
@MainActor
enum CharacterCommands {
  /// The command that takes the place of readline's `backward-delete-char`.
  static let backspace = "mathbot-backward-delete-character"

  /// Whose keys they take.
  static let replacements: [(original: String, replacement: String?)] = [
    ("forward-char", "mathbot-forward-character"),
    ("backward-char", "mathbot-backward-character"),
    ("delete-char", "mathbot-delete-character"),
    ("backward-delete-char", backspace),
  ]

  /// Makes the commands known to readline.
  static func define() {
    define("mathbot-forward-character") { count, _ in
      MainActor.assumeIsolated { CharacterCommands.moveCursor(by: Int(count)) }
    }
    define("mathbot-backward-character") { count, _ in
      MainActor.assumeIsolated { CharacterCommands.moveCursor(by: -Int(count)) }
    }
    define("mathbot-delete-character") { count, _ in
      MainActor.assumeIsolated { CharacterCommands.delete(Int(count)) }
    }
    define(backspace) { count, _ in
      MainActor.assumeIsolated { CharacterCommands.delete(-Int(count)) }
    }
  }

  private static func define(_ name: String, as command: @convention(c) (CInt, CInt) -> CInt) {
    // readline keeps the pointer to the name for ever.
    unsafe rl_add_defun(strdup(name), command, -1)
  }

  private static func moveCursor(by count: Int) -> CInt {
    rl_point = CInt(position(after: count))
    return 0
  }

  private static func delete(_ count: Int) -> CInt {
    let position = CInt(position(after: count))
    let (start, end) = (min(position, rl_point), max(position, rl_point))
    // A counted deletion can be yanked back, as with readline's own commands.
    _ = abs(count) > 1 ? rl_kill_text(start, end) : rl_delete_text(start, end)
    rl_point = start
    return 0
  }

  /// The position in bytes that lies a number of characters after the cursor.
  private static func position(after count: Int) -> Int {
    let point = Int(rl_point)
    guard count < 0 else { return point + EditedLine.afterCursor.prefix(count).utf8.count }
    return point - EditedLine.beforeCursor.suffix(-count).utf8.count
  }
}
