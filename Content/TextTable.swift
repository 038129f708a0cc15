/// The lines `key = text` of a data file, by their keys.
///
/// Empty lines and lines that start with `#` say nothing. Space around key and text is dropped;
/// `\n` in a text is a line break.
package struct TextTable: Sendable {
  package private(set) var texts: [String: String] = [:]

  /// Reads the data file; a line without `=` is left out.
  ///
  /// Complexity: O(*n*) in the length of the file.
  package init(file: String) {
    for line in file.split(separator: "\n") where !line.hasPrefix("#") {
      guard let equals = line.firstIndex(of: "=") else { continue }
      let key = line[..<equals].trimmed
      texts[key] = line[line.index(after: equals)...].trimmed.replacing("\\n", with: "\n")
    }
  }
}

extension Substring {
  /// The text without the white space around it.
  fileprivate var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
