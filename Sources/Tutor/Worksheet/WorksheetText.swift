package import Content
package import Quiz
import Screen

/// A worksheet as plain text, for a terminal or a printer that knows letters only.
///
/// No line is wider than 80 columns where the texts allow it.
package struct WorksheetText {
  /// The widest line, in columns.
  static let width = 80
  /// Where a child writes an answer.
  static let blank = "____"
  /// Sends the printer to a new page; a terminal shows no more than a line break.
  static let pageBreak = "\u{0C}"

  private let questions: [AskedQuestion]
  private let number: String
  /// Whose sheet it is; nil where a line is left for the name.
  private let name: String?
  private let hasSquares: Bool
  private let texts: Texts

  /// The sheet with a number in its corner, by which its answers are found, and with squares for the
  /// working where they are wished for.
  package init(
    _ worksheet: Worksheet, number: UInt64, name: String? = nil, hasSquares: Bool = false,
    texts: Texts
  ) {
    questions = worksheet.questions
    self.name = name
    self.hasSquares = hasSquares
    self.number = texts(.worksheetNumber, ["n": String(number)])
    self.texts = texts
  }

  /// The sheet for who hears it: a line for each question, then one for each answer.
  package func heardLines(withAnswers: Bool) -> [String] {
    let asked = questions.map { texts.ask($0, inWords: true) }
    let answers = questions.map { String($0.answer) }
    let sheet = [texts(.worksheetTitle), number] + Self.counted(asked)
    return SpokenLine.words(
      for: sheet + (withAnswers ? [texts(.worksheetAnswers)] + Self.counted(answers) : []),
      in: texts)
  }

  private static func counted(_ lines: [String]) -> [String] {
    lines.enumerated().map { "\($0.offset + 1). \($0.element)" }
  }

  /// The lines of the sheet and, on a page of their own, those of the answers.
  package func lines(withAnswers: Bool) -> [String] {
    withAnswers ? sheet + [""] + answers : sheet
  }

  private var sheet: [String] {
    let grid = WorksheetGrid(questions, width: Self.width, hasSquares: hasSquares)
    let rows = grid.rows(questions.map { _ in Self.blank })
    return [heading(texts(.worksheetTitle)), "", fields, ""] + rows.flatMap { [""] + $0 }
  }

  private var answers: [String] {
    [Self.pageBreak + heading(texts(.worksheetAnswers)), ""]
      + WorksheetGrid(questions, width: Self.width).rows(questions.map(answer)).flatMap(\.self)
  }

  /// The answer, to be seen where it fills a gap.
  private func answer(to asked: AskedQuestion) -> String {
    asked.form.isMissingNumber ? "[\(asked.answer)]" : String(asked.answer)
  }

  private func heading(_ title: String) -> String {
    let gap = max(2, Self.width - title.displayWidth - number.displayWidth)
    return title + String(repeating: " ", count: gap) + number
  }

  private var fields: String {
    let score = texts.labelled(texts(.worksheetScore), "\(Self.blank) / \(questions.count)")
    let date = texts.labelled(texts(.worksheetDate), String(repeating: "_", count: 14))
    let label = texts.labelled(texts(.worksheetName), "")
    let room = max(8, Self.width - [label, date, score].reduce(0) { $0 + $1.displayWidth } - 6)
    let name = name?.padded(to: room) ?? String(repeating: "_", count: room)
    return [label + name, date, score].joined(separator: "   ")
  }
}
