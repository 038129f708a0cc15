import Basics
import Screen

/// A line of help: an option or a command and, in a column, its words, or words alone.
struct HelpLine {
  /// What stands before the words on the first line.
  private let label: String
  private let words: String
  /// Where the words begin, in columns.
  private let indent: Int

  /// Words behind a label.
  init(label: String, words: String) {
    self.label = label
    self.words = words
    indent = label.displayWidth
  }

  /// - Parameters:
  ///   - line: The line as the parser has it.
  ///   - mark: The word for what the parser calls `default`.
  init(_ line: String, default mark: String) {
    let space = line.prefix { $0 == " " }
    guard !space.isEmpty, let label = Self.label(of: line) else {
      label = ""
      indent = space.count
      words = String(line.dropFirst(space.count))
      return
    }
    indent = label.count
    words = String(line.dropFirst(label.count))
    let name = label.replacing("(default)", with: "(\(mark))").trimmedAtEnd
    self.label = String(name).padded(to: label.count - 1) + " "
  }

  /// What stands before words in a column: a name with two spaces behind it, or an option that
  /// just fits.
  private static func label(of line: String) -> String? {
    let entry =
      line.prefixMatch(of: /\s*\S.*?\s{2,}(?=\S)/)
      ?? line.prefixMatch(of: /\s{2}[-<].{22} (?=\S)/)
    return entry.map { String($0.output) }
  }

  /// The line in as many lines of so many cells as it needs, the beginning that names the rest of it
  /// put into other letters.
  func wrapped(to columns: Int, emphasis: (String) -> String) -> [String] {
    let lines = wrapped(to: columns)
    guard let first = lines.first, !lead.isEmpty, first.hasPrefix(lead) else { return lines }
    return [emphasis(lead) + first.dropFirst(lead.count)] + lines.dropFirst()
  }

  /// The beginning of the line that names the rest of it: what stands in the column of labels, a
  /// heading, or the words up to a colon.
  private var lead: String {
    if !label.trimmed.isEmpty { return String(label.trimmedAtEnd) }
    guard indent == 0 else { return "" }
    let name = words.prefixMatch(of: /[^:：]{1,30}(?:: |：|:$)/).map { String($0.output) }
    let isHeading = words.count <= Self.longestName && !".。!?".contains(words.last ?? ".")
    return (name ?? (isHeading ? words : "")).trimmedAtEnd.description
  }

  /// Longer words at the beginning of a line are a sentence.
  private static let longestName = 30

  private func wrapped(to columns: Int) -> [String] {
    guard !words.isEmpty else { return [label.trimmedAtEnd.description] }
    // A value stays with its option.
    let lines = words.replacing(" <", with: "\u{A0}<").wrapped(to: max(columns - indent, 10))
      .map { $0.replacing("\u{A0}", with: " ") }
    let space = String(repeating: " ", count: indent)
    return lines.enumerated().map { index, line in
      (index == 0 ? label.padded(to: indent) : space) + line
    }
  }
}
