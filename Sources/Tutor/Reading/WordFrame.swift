import Basics

/// Words with a gap, such as `i am …` or `나는 …이야`.
struct WordFrame: Sendable {
  let before: String, after: String

  /// A frame from its spelling in a list, where `…` is the gap; without one it is at the end.
  init(_ spelling: String) {
    let halves = spelling.split(separator: "…", omittingEmptySubsequences: false).map(String.init)
    before = halves[0].trimmed
    after = halves.count > 1 ? halves[halves.count - 1].trimmed : ""
  }

  /// The frames of a list; those of scripts that are often written so stand in it without spaces, too.
  static func frames(_ spellings: [String]) -> [WordFrame] {
    spellings.flatMap { $0.isASCII ? [$0] : [$0, $0.squeezed] }.map(WordFrame.init)
  }

  /// How many characters stand around the gap.
  var length: Int { before.count + after.count }

  /// What stands in the gap; nil where the line has another form.
  func gap(in line: String) -> String? {
    let start = Self.isSpaced(before) ? before + " " : before
    let end = Self.isSpaced(after) ? " " + after : after
    guard line.lowercased().hasPrefix(start), line.hasSuffix(end),
      line.count > start.count + end.count
    else { return nil }
    return String(line.dropFirst(start.count).dropLast(end.count)).trimmed
  }

  /// Whether a space must stand between words and the gap.
  private static func isSpaced(_ words: String) -> Bool { words.isASCII && !words.isEmpty }
}
