import Calculator
import Content
import Screen
import Terminal
import Tutor

extension StandardError {
  /// Draws a calculation that failed: the line, a caret below the place, and what is wrong.
  static func point(at error: CalculationError, in line: String, _ texts: Texts) {
    let pointed = PointedExpression(
      error.place, in: line.shown, columns: Size.ofTerminal.columns)
    write(pointed.text)
    write(pointed.carets)
    write(texts.sentence(for: error.kind))
  }
}
