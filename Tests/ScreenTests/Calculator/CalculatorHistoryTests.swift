import Basics
import Testing

@testable import Screen

/// The list of past calculations, in an area of its own.
struct CalculatorHistoryTests {
  private func rows(_ history: CalculatorHistory, columns: Int = 30, rows: Int) -> [String] {
    var canvas = Canvas(
      size: Size(columns: columns, rows: rows),
      look: Look(theme: .dark, glyphs: .unicode, shapes: .flat, rows: rows))
    history.draw(on: &canvas, in: Rectangle(column: 0, row: 0, columns: columns, rows: rows))
    return (0..<rows).map { canvas.frame.text(ofRow: $0).trimmed }
  }

  private func history(_ count: Int, selected: Int? = nil) -> CalculatorHistory {
    CalculatorHistory(
      title: "History",
      entries: (0..<count).map { Calculation(expression: "\($0) + 1", result: "\($0 + 1)") },
      selected: selected)
  }

  @Test func `a single calculation is on show`() {
    for height in 2...12 {
      #expect(rows(history(1), rows: height).contains { $0.hasSuffix("= 1") }, "\(height)")
    }
  }

  @Test func `as many as fit are on show, on one row each where rows are few`() {
    for (height, fitting) in [(2, 1), (4, 3), (6, 5), (7, 3), (9, 4), (11, 5)] {
      let results = rows(history(9), rows: height).filter { $0.contains("= ") }
      #expect(results.count == fitting, "\(height)")
      #expect(results.last?.hasSuffix("= 9") == true, "the newest one is last")
    }
  }

  @Test func `a message may be as wide as the list without a column at each side`() {
    let words = String(repeating: "a", count: 28)
    let history = CalculatorHistory(title: "History", entries: [], message: words)
    #expect(rows(history, rows: 5)[1] == words)
  }
}
