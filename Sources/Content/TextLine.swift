/// A line `key = text` of a language's file, and how it is read.
///
/// Empty lines and lines that start with `#` say nothing. One space stands on each side of the
/// first `=`; `\n` in a text is a line break. It is read as bytes rather than characters, as a
/// language is read each time the program starts.
enum TextLine {
  /// The end of a line.
  static let lineBreak = UInt8(ascii: "\n")
  /// What stands between a key and its text.
  static let sign = UInt8(ascii: "=")
  /// What a line begins with that says nothing.
  static let remark = UInt8(ascii: "#")

  private static let backslash = UInt8(ascii: "\\")

  /// The key of the line that begins here; nil where it says nothing.
  static func key<Bytes: RandomAccessCollection<UInt8>>(of file: Bytes) -> Bytes.SubSequence? {
    guard file.first != remark,
      let end = file.firstIndex(where: { $0 == sign || $0 == lineBreak }),
      file[end] != lineBreak
    else { return nil }
    return file[..<end].dropLast()
  }

  /// The key and the text of the line that begins here; nil where it says nothing.
  static func entry(in file: some RandomAccessCollection<UInt8>) -> (key: String, text: String)? {
    guard let key = key(of: file) else { return nil }
    let text = file[key.endIndex...].dropFirst(2).prefix { $0 != lineBreak }.dropFirst()
    return (
      String(decoding: key, as: UTF8.self),
      text.contains(backslash)
        ? String(decoding: withBreaks(text), as: UTF8.self) : String(decoding: text, as: UTF8.self)
    )
  }

  /// The text with a line break for each `\n`.
  private static func withBreaks(_ text: some Sequence<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    for byte in text {
      if byte == UInt8(ascii: "n"), result.last == backslash {
        result[result.count - 1] = lineBreak
      } else {
        result.append(byte)
      }
    }
    return result
  }
}
