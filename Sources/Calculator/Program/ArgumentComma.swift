/// A comma between two numbers of a function, which may be meant to group three digits.
struct ArgumentComma {
  /// How somebody writes the commas of a call.
  enum Style {
    /// As in sum(1,234,567): every comma may be one of thousands.
    case tight
    /// With a space behind it.
    case spaced
  }

  private let source: SourceText
  private let position: Int
  /// Whether up to three digits stand before the comma, and exactly three behind it.
  private let groupsThousands: Bool

  init(_ range: Range<Int>, before lastEnd: Int, in source: SourceText) {
    (self.source, position) = (source, range.lowerBound)
    var start = position
    while source[start - 1]?.digitValue != nil, position - start < 4 { start -= 1 }
    let isLone = source[start - 1].map { $0 != "." && !$0.isNameLetter } ?? true
    groupsThousands =
      (1...3).contains(position - start) && isLone && source[start] != "0"
      && (1...3).allSatisfy { source[range.lowerBound + $0]?.digitValue != nil }
      && source[position + 4]?.digitValue == nil
  }

  /// The style, if the comma shows one.
  var style: Style? {
    if source[position + 1] == " " { return .spaced }
    return groupsThousands ? .tight : nil
  }

  /// Whether the comma may as well group digits: the function can do without what follows, or
  /// nobody would write a number as 000.
  func isUnclear(for function: MathFunction) -> Bool {
    groupsThousands
      && (function.takesOneNumber
        || (function.counts.upperBound > 2 && source[position + 1] == "0"))
  }

  /// The number in one piece, and the two numbers.
  var readings: [String] {
    let start = source.symbols[..<position].lastIndex { $0.digitValue == nil }.map { $0 + 1 } ?? 0
    let (lead, group) = (
      source.characters(start..<position), source.characters(position + 1..<position + 4)
    )
    return ["\(lead)\(group)", "\(lead), \(group)"]
  }
}
