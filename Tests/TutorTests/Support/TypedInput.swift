import Foundation
import Testing

/// A line of `Inputs/words.tsv`: what a child types at 7 × 8, and what comes of it.
struct TypedInput: CustomTestStringConvertible {
  let typed: String
  /// How it is read, such as `ANSWER 56` or `TIP`.
  let reading: String
  /// What Robo says, by the language.
  let replies: [String: String]

  var testDescription: String { typed }

  static let all: [TypedInput] = {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Inputs/words.tsv").standardized
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return TypedInput(
        typed: cells[0], reading: cells[1], replies: ["en": cells[2], "ko": cells[3]])
    }
  }()
}
