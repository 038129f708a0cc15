import Foundation

/// The texts of the hints in one language, as Content has them.
struct HintTexts {
  let texts: [String: String]

  init(_ language: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Content/hints-\(language).txt")
    texts = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .reduce(into: [:]) { texts, line in
        let parts = line.split(separator: " = ", maxSplits: 1)
        texts[String(parts[0])] = String(parts[1])
      }
  }

  /// The text with its numbers filled in; nil when there is no such text.
  func text(_ key: String, _ numbers: [String: Int], blank: String = "▁▁") -> String? {
    texts[key].map { text in
      numbers.reduce(text.replacing("{blank}", with: blank)) { text, number in
        text.replacing("{\(number.key)}", with: String(number.value))
      }
    }
  }
}
