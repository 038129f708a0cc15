import Basics
import Calculator
import Content

extension CalculatorSession {
  /// How an expression, or the last calculation, is worked out.
  mutating func steps(of typed: String?) -> Response {
    guard let expression = typed ?? history.last?.calculation.expression else {
      return Response(lines: [texts(.stepsEmpty)], isFailure: true)
    }
    do {
      let working = try workOut(
        selfContained(expression), settings: settings, results: results(for: expression),
        prefersFractions: format.prefersFractions, shouldStop: shouldStop)
      let lines = self.lines(of: working)
      guard let problem = working.problem else { return Response(lines: lines) }
      return Response(lines: lines + [texts.sentence(for: problem.kind)], isFailure: true)
    } catch {
      let pointed = PointedExpression(
        error.range, in: expression.shown, columns: columns - Self.promptWidth)
      return Response(
        lines: [pointed.text, pointed.carets] + wrapped(texts.sentence(for: error.kind)),
        isFailure: true, isPointing: true)
    }
  }

  private func lines(of working: Working) -> [String] {
    speaksSteps
      ? WorkingSpeech(working, texts: texts, format: format).lines
      : WorkingText(working, texts: texts, format: format, glyphs: glyphs, columns: columns).lines
  }
}
