/// The lines `key = text` of a language's file, from the first to the last.
///
/// Empty lines and lines that start with `#` say nothing. One space stands on each side of the
/// first `=`; `\n` in a text is a line break.
struct TextLines: Sequence, IteratorProtocol {
  private var rest: ArraySlice<UInt8>

  /// The lines of the file.
  ///
  /// They are read as bytes rather than characters, as a language is read each time the program
  /// starts.
  init(file: [UInt8]) {
    rest = file[...]
  }

  /// The lines of a text.
  init(file: String) {
    self.init(file: Array(file.utf8))
  }

  /// Reads on to the end of the next text.
  mutating func next() -> (key: String, text: String)? {
    while !rest.isEmpty {
      let start = rest
      rest = rest[(rest.firstIndex(of: Self.lineBreak) ?? rest.endIndex)...].dropFirst()
      if let entry = Self.entry(in: start) { return entry }
    }
    return nil
  }

  /// The end of a line.
  static let lineBreak = UInt8(ascii: "\n")
  /// What stands between a key and its text.
  static let sign = UInt8(ascii: "=")
  /// What a line begins with that says nothing.
  static let remark = UInt8(ascii: "#")

  /// The key of the line that begins here; nil where it says nothing.
  static func key(of file: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard file.first != remark,
      let end = file.firstIndex(where: { $0 == sign || $0 == lineBreak }),
      file[end] != lineBreak
    else { return nil }
    return file[..<end].dropLast()
  }

  /// The key and the text of the line that begins here; nil where it says nothing.
  static func entry(in file: ArraySlice<UInt8>) -> (key: String, text: String)? {
    guard let key = key(of: file) else { return nil }
    let text = file[key.endIndex...].dropFirst(2).prefix { $0 != lineBreak }.dropFirst()
    return (
      String(decoding: key, as: UTF8.self),
      text.contains(backslash)
        ? String(decoding: withBreaks(text), as: UTF8.self) : String(decoding: text, as: UTF8.self)
    )
  }

  private static let backslash = UInt8(ascii: "\\")

  /// The text with a line break for each `\n`.
  private static func withBreaks(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    for byte in text {
      if byte == UInt8(ascii: "n"), result.last == backslash {
        result[result.count - 1] = UInt8(ascii: "\n")
      } else {
        result.append(byte)
      }
    }
    return result
  }
}
