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
}
