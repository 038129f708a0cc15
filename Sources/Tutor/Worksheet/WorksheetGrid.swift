import Quiz
import Screen

/// Numbered questions side by side, with their equals signs below each other.
///
/// The space that shorter ones leave stands before them: a hole between a number and its sign would be
/// read as a gap to fill.
struct WorksheetGrid {
  /// The spaces between two questions in a row.
  private static let gap = 5
  /// More questions in a row would be hard to follow.
  private static let mostColumns = 4

  private let questions: [AskedQuestion]
  private let width: Int
  private let hasSquares: Bool

  /// Rows up to so many columns wide, with squares for the working where they are wished for.
  init(_ questions: [AskedQuestion], width: Int, hasSquares: Bool = false) {
    self.questions = questions
    self.width = width
    self.hasSquares = hasSquares
  }

  /// The rows, with what stands in the open place of each question; each row is a line, or has squares
  /// below that.
  func rows(_ endings: [String]) -> [[String]] {
    let sides = zip(questions, endings).map { Sides($0.equation.parts(blank: $1)) }
    let longest = sides.map(\.start.count).max() ?? 0
    let cells = sides.indices.map { cell($0, sides[$0], longest) }
    let widest = cells.map { $0.map(\.displayWidth).max() ?? 0 }.max() ?? 0
    let columns = min(max(1, (width + Self.gap) / (widest + Self.gap)), Self.mostColumns)
    return stride(from: 0, to: cells.count, by: columns).map { start in
      lines(of: Array(cells[start..<min(start + columns, cells.count)]), each: widest + Self.gap)
    }
  }

  /// The lines of cells side by side.
  private func lines(of cells: [[String]], each width: Int) -> [String] {
    (0..<(cells.map(\.count).max() ?? 0)).map { line in
      let parts = cells.map { $0.dropFirst(line).first ?? "" }
      let full = parts.dropLast().map { $0.padded(to: width) }.joined() + parts.suffix(1).joined()
      return full.withoutTrailingSpaces
    }
  }

  /// A question with its number, and its squares below.
  private func cell(_ index: Int, _ sides: Sides, _ width: Int) -> [String] {
    let number = "\(index + 1).".padded(to: String(questions.count).count + 1, atRight: true)
    let start = sides.start.padded(to: width, atRight: true)
    let line = "\(number)  \(start) \(sides.end)"
    let asked = questions[index]
    guard hasSquares, Worksheet.needsWorking(asked.question) else { return [line] }
    return [line] + Self.squares(sign: asked.question.operation.symbol)
  }

  /// Squares to write the numbers below each other: what is carried, both numbers, and the answer.
  private static func squares(sign: Character) -> [String] {
    let (line, double) = ("       +---+---+---+", "       +===+===+===+")
    func row(_ lead: String) -> String { "     \(lead) |   |   |   |" }
    return ["", "        .   .   .", line, row(" "), line, row("\(sign)"), double, row(" "), line]
  }
}

/// The two sides of an equation on a sheet.
private struct Sides {
  /// Up to the equals sign, such as `7 × ____ =`.
  let start: String
  let end: String

  init(_ parts: [String]) {
    start = parts.dropLast().joined(separator: " ")
    end = parts.last ?? ""
  }
}

extension String {
  /// The text without the spaces at its end.
  fileprivate var withoutTrailingSpaces: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
