import Quiz
import Screen

/// Numbered questions side by side, with their signs and equals signs below each other.
struct WorksheetGrid {
  /// The spaces between two questions in a row.
  private static let gap = 5
  /// More questions in a row would be hard to follow.
  private static let mostColumns = 4

  private let questions: [Question]
  private let width: Int

  /// Rows up to so many columns wide.
  init(_ questions: [Question], width: Int) {
    self.questions = questions
    self.width = width
  }

  /// The rows, with what stands behind each question's equals sign.
  func rows(_ endings: [String]) -> [String] {
    let cells = zip(questions.indices, endings).map(cell)
    let widest = cells.map(\.displayWidth).max() ?? 0
    let columns = min(max(1, (width + Self.gap) / (widest + Self.gap)), Self.mostColumns)
    return stride(from: 0, to: cells.count, by: columns).map { start in
      let row = cells[start..<min(start + columns, cells.count)]
      return row.dropLast().map { $0.padded(to: widest + Self.gap) }.joined()
        + row.suffix(1).joined()
    }
  }

  private func cell(_ index: Int, _ ending: String) -> String {
    let question = questions[index]
    let number = "\(index + 1).".padded(to: String(questions.count).count + 1, atRight: true)
    let parts = question.parts.enumerated().map { part, text in
      text.padded(to: width(ofPart: part), atRight: true)
    }
    return "\(number)  \(parts.joined(separator: " ")) = \(ending)"
  }

  /// How wide a part of a question is where they stand below each other.
  private func width(ofPart part: Int) -> Int {
    questions.map { $0.parts.dropFirst(part).first?.count ?? 0 }.max() ?? 0
  }
}
