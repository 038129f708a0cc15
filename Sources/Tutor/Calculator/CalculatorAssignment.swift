import Calculator

/// A line that gives a name a value, such as `x = 5`.
struct CalculatorAssignment: Equatable {
  let name: String
  /// What stands behind the sign.
  let expression: String

  /// Reads an assignment; nil for any other line.
  init?(_ line: String) {
    guard let sign = line.firstIndex(where: { $0 == "=" || $0 == "＝" }) else { return nil }
    let rest = line[line.index(after: sign)...].drop(while: \.isWhitespace)
    let word = line[..<sign].filter { !$0.isWhitespace }
    guard let first = rest.first, first != "=", !rest.allSatisfy({ "?？ ".contains($0) }),
      Self.isName(word), line[..<sign].split(whereSeparator: \.isWhitespace).count == 1
    else { return nil }
    (name, expression) = (word, String(rest))
  }

  /// Whether the name means something else in calculations or as a command.
  var isReserved: Bool {
    Vocabulary.isKnown(name) || CalculatorCommand(name) != nil
      || ["in", "to", "of", "r"].contains(name.lowercased())
  }

  private static let longestName = 20

  /// Letters, and digits behind them.
  private static func isName(_ word: String) -> Bool {
    let letters = word.prefix { $0.isLetter && $0 != "π" }
    return !letters.isEmpty && word.count <= longestName
      && word.dropFirst(letters.count).allSatisfy { ("0"..."9").contains($0) }
  }
}
