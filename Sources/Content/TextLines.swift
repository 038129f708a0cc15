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
  init(file: String) {
    rest = Array(file.utf8)[...]
  }

  /// Reads on to the end of the next text.
  mutating func next() -> (key: String, text: String)? {
    while !rest.isEmpty {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      rest = rest.dropFirst(line.count + 1)
      if let entry = Self.entry(in: line) { return entry }
    }
    return nil
  }

  private static func entry(in line: ArraySlice<UInt8>) -> (key: String, text: String)? {
    guard line.first != UInt8(ascii: "#"), let equals = line.firstIndex(of: UInt8(ascii: "="))
    else { return nil }
    let text = line[equals...].dropFirst(2)
    return (
      String(decoding: line[..<equals].dropLast(), as: UTF8.self),
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
