import Basics
import CReadline

/// The line in readline's buffer, which is one for the whole process.
@MainActor
enum EditedLine {
  /// How many bytes of UTF-8 it may have; more is refused or cut.
  static let byteLimit = 4096

  /// Its bytes.
  static var bytes: [UInt8] {
    guard let start = unsafe rl_line_buffer else { return [] }
    let buffer = unsafe UnsafeBufferPointer(start: start, count: Int(rl_end))
    return unsafe buffer.map { UInt8(bitPattern: $0) }
  }

  /// Its text.
  static var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The text before the cursor.
  static var beforeCursor: String {
    String(decoding: bytes.prefix(Int(rl_point)), as: UTF8.self)
  }

  /// The text from the cursor on.
  static var afterCursor: String {
    String(decoding: bytes.dropFirst(Int(rl_point)), as: UTF8.self)
  }

  /// Inserts as much of the text at the cursor as there is room for.
  static func insert(_ text: String) {
    let text = text.printable.whole(inBytes: byteLimit - Int(rl_end))
    unsafe _ = rl_insert_text(String(text))
  }

  /// Makes sound what readline's rarer commands leave behind: too long a line, a cursor outside
  /// or within a character, control characters and broken ones.
  static func repair() {
    cut()
    rl_point = rl_point.clamped(to: 0...rl_end)
    guard !bytes.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return }
    clean()
    putCursorBetweenCharacters()
  }

  /// Cuts what a yank or a repeated key made too long.
  private static func cut() {
    guard rl_end > byteLimit else { return }
    rl_delete_text(CInt(text.whole(inBytes: byteLimit).utf8.count), rl_end)
  }

  /// Drops control characters, which vi's `r` puts into the line, and broken ones, which are left
  /// when a search of readline undoes the steps of another line.
  private static func clean() {
    let clean = text.printable
    guard Array(clean.utf8) != bytes else { return }
    rl_free_undo_list()
    unsafe rl_replace_line(clean, 0)
    rl_point = rl_end
  }

  /// Moves the cursor out of a character, into which a search may put it.
  private static func putCursorBetweenCharacters() {
    let bytes = bytes
    while rl_point > 0, rl_point < rl_end, bytes[Int(rl_point)] & 0xC0 == 0x80 { rl_point -= 1 }
  }
}

extension String {
  /// The longest beginning, in whole characters, that has no more than so many bytes of UTF-8.
  func whole(inBytes limit: Int) -> Substring {
    var kept = self[...]
    while kept.utf8.count > max(limit, 0) { kept.removeLast() }
    return kept
  }
}
