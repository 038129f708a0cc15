import Calculator
import Content
import Screen
import Terminal
import Tutor

extension StandardError {
  /// Draws a calculation that failed: the line, carets below what is wrong, and what is wrong.
  static func point(at error: CalculationError, in line: String, _ texts: Texts) {
    let pointed = PointedExpression(
      error.range, in: line.shown, columns: Size.ofTerminal.columns)
    write(pointed.text)
    write(pointed.carets)
    write(texts.sentenceOfLoneLine(for: error.kind))
  }

  /// Says what is wrong with a line of piped input, by its number.
  static func complain(_ error: CalculationError, line number: Int, _ texts: Texts) {
    let sentence = texts.sentenceOfLoneLine(for: error.kind)
    write(texts(.calculatorLine, ["n": String(number), "error": sentence]))
  }
}

extension CalculationError {
  /// A line of which only the start was read has no value.
  static let lineTooLong = CalculationError(.textTooLong, at: 0..<LineReader.byteLimit)
}
