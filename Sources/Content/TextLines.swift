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
    let text = String(decoding: line[equals...].dropFirst(2), as: UTF8.self)
    return (
      String(decoding: line[..<equals].dropLast(), as: UTF8.self),
      line.contains(UInt8(ascii: "\\")) ? text.replacing("\\n", with: "\n") : text
    )
  }
}
