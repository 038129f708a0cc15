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
    let place = "\(index + 1).".padded(to: String(questions.count).count + 1, atRight: true)
    let left = String(question.left).padded(to: digits(\.left), atRight: true)
    let right = String(question.right).padded(to: digits(\.right), atRight: true)
    return "\(place)  \(left) \(question.operation.symbol) \(right) = \(ending)"
  }

  private func digits(_ operand: KeyPath<Question, Int>) -> Int {
    questions.map { String($0[keyPath: operand]).count }.max() ?? 0
  }
}
