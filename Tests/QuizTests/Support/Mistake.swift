import Foundation
import Quiz

/// A line of `Inputs/mistakes.tsv`: a wrong answer, and what it should be taken for.
struct Mistake: CustomStringConvertible {
  let question: Question
  let typed: Int
  /// The names of the patterns that fit; empty where none should be named.
  let intended: [String]

  var description: String { "\(question) → \(typed)" }

  static let all: [Mistake] = {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Inputs/mistakes.tsv").standardized
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap(Mistake.init(line:))
  }()

  private init?(line: Substring) {
    let cells = line.split(separator: "\t").map(String.init)
    let parts = cells[0].split(separator: " ")
    guard cells.count == 3, let left = Int(parts[0]), let right = Int(parts[2]),
      let typed = Int(cells[1]),
      let operation = Operation.allCases.first(where: { "\($0.symbol)" == parts[1] })
    else { return nil }
    question = Question(left, operation, right)
    self.typed = typed
    intended = cells[2] == "neutral" ? [] : cells[2].split(separator: "|").map(String.init)
  }

  /// What becomes of it.
  enum Outcome {
    /// It gets the intended pattern, or none where none is meant.
    case fits
    /// A pattern is meant, and none is named.
    case unexplained
    /// Another pattern is named.
    case misleading
  }

  /// What the diagnosis makes of it.
  var outcome: Outcome {
    guard let found = Diagnosis(of: typed, to: question)?.misconception.rawValue else {
      return intended.isEmpty ? .fits : .unexplained
    }
    return intended.contains(found) ? .fits : .misleading
  }
}
