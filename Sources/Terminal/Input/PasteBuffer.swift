import Basics

/// Collects the bytes of a bracketed paste up to `ESC [ 201 ~` and makes them clean lines.
struct PasteBuffer {
  /// How many characters of a paste are kept.
  static let characterLimit = 10_000
  static let byteLimit = 4 * characterLimit
  private static let end: [UInt8] = Array("\u{1B}[201~".utf8)

  private(set) var bytes: [UInt8] = []
  private var matched = 0

  /// Takes in one byte and returns whether it was the last of the paste.
  mutating func take(_ byte: UInt8) -> Bool {
    if byte == Self.end[matched] {
      matched += 1
      return matched == Self.end.count
    }
    keep(Self.end.prefix(matched))
    // Only the end's first byte is an Escape, so no other beginning can be under way.
    matched = byte == Self.end[0] ? 1 : 0
    if matched == 0 { keep([byte]) }
    return false
  }

  /// Returns the text of the paste and empties the buffer.
  mutating func finish() -> String {
    defer { self = PasteBuffer() }
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let text = lines.map { String($0).printable }.joined(separator: "\n")
    return String(text.prefix(Self.characterLimit))
  }

  private mutating func keep(_ more: some Collection<UInt8>) {
    bytes.append(contentsOf: more.prefix(Self.byteLimit - bytes.count))
  }
}
