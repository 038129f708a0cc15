import Basics

/// The lines `key = text` of a data file, by their keys.
///
/// Empty lines and lines that start with `#` say nothing. Space around key and text is dropped;
/// `\n` in a text is a line break.
package struct TextTable: Sendable {
  package private(set) var texts: [String: String] = [:]

  /// Reads the data file; a line without `=` is left out.
  ///
  /// Complexity: O(*n*) in the length of the file. The bytes are read rather than the characters,
  /// as the texts are read each time the program starts.
  package init(file: String) {
    for line in file.utf8.split(separator: UInt8(ascii: "\n")) {
      guard line.first != UInt8(ascii: "#"), let equals = line.firstIndex(of: UInt8(ascii: "="))
      else { continue }
      let text = line[line.index(after: equals)...].trimmed
      let hasBreaks = text.utf8.contains(UInt8(ascii: "\\"))
      texts[line[..<equals].trimmed] = hasBreaks ? text.replacing("\\n", with: "\n") : text
    }
  }
}

extension Substring.UTF8View {
  /// The text without the spaces around it.
  fileprivate var trimmed: String {
    let space = UInt8(ascii: " ")
    guard let first = firstIndex(where: { $0 != space }),
      let last = lastIndex(where: { $0 != space })
    else { return "" }
    return String(Substring(self[first...last]))
  }
}
