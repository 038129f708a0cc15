import Calculator
import Content
import Tutor

extension StandardError {
  /// Draws a calculation that failed: the line, a caret below the place, and what is wrong.
  static func point(at error: CalculationError, in line: String, _ texts: Texts) {
    write(line.shown)
    write(CaretLine(error.place, in: line.shown).text)
    write(texts.sentence(for: error.kind))
  }
}
