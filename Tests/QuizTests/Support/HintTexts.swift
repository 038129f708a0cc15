import Foundation
import Quiz

/// The texts of hints, pictures and feedback in one language, as Content has them.
struct HintTexts {
  let texts: [String: String]

  init(_ language: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Content/\(language).txt")
    texts = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { line in Self.beginnings.contains(where: line.hasPrefix) }
      .reduce(into: [:]) { texts, line in
        let parts = line.split(separator: " = ", maxSplits: 1)
        texts[String(parts[0])] = String(parts[1]).replacing("\\n", with: "\n")
      }
  }

  /// How the keys begin that the quiz asks for.
  private static let beginnings =
    Operation.allCases.map { "hint.\($0.rawValue)." } + ["picture.", "feedback."]

  /// Whether a product has to be turned around, because this language reads the other factor as
  /// the number of groups.
  func turns(_ hint: Hint) -> Bool {
    hint.groups.map { $0.rawValue != texts["hint.multiply.groups"] } ?? false
  }

  /// The factor that this language reads as the number of groups.
  var groups: FactorPosition {
    FactorPosition(rawValue: texts["hint.multiply.groups"] ?? "") ?? .first
  }

  /// What the child reads or hears of a hint, its blank being filled with the given text.
  func words(of hint: Hint, blank: String = "__", open: String? = nil) -> String {
    let lead = turns(hint) ? text("hint.multiply.turn-around", hint.numbers) : nil
    let words = text(hint.key, hint.numbers, blank: blank) ?? ""
    return (lead.map { $0 + " " } ?? "") + words.replacing("{answer}", with: open ?? "{answer}")
  }

  /// All wordings of what is said to a wrong answer, or a brace where there is none.
  func wordings(of feedback: Feedback) -> [String] {
    let others = (2...6).compactMap { text("\(feedback.key).\($0)", feedback.numbers) }
    return [text(feedback.key, feedback.numbers) ?? "{"] + others
  }

  /// The text with its numbers filled in; nil when there is no such text.
  ///
  /// A name without a number stays in its braces.
  func text(_ key: String, _ numbers: [String: Int], blank: String = "▁▁") -> String? {
    guard let text = texts[key] else { return nil }
    let pieces = text.split(separator: "{", omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(String(pieces[0])) { filled, piece in
      let name = piece.prefix { $0 != "}" }
      let value = name == "blank" ? blank : numbers[String(name)].map(String.init)
      return filled + (value ?? "{\(name)}") + piece.dropFirst(name.count + 1)
    }
  }
}
