package import Basics
package import Calculator
package import Content
package import Screen

/// The calculator that is talked to line by line: expressions, results to take up again, memory,
/// history and commands.
package struct CalculatorSession: Sendable {
  /// Something that the program must do for the session.
  package enum Effect: Equatable, Sendable {
    case remember(Calculation)
    case clearHistory
    case leave
  }

  /// What comes of a line.
  package struct Response: Equatable, Sendable {
    package var lines: [String] = []
    /// The lines say what is wrong.
    package var isFailure = false
    /// The first lines point at a part of the line that was typed.
    package var isPointing = false
    package var effects: [Effect] = []
  }

  /// How far an expression is indented behind the prompt, in columns.
  package static let promptWidth = 2

  let texts: Texts
  /// The columns of the window.
  package var columns = 80
  /// Which signs the terminal can show.
  package var glyphs = GlyphSet.unicode
  /// Steps are told in sentences, for who hears them.
  package var speaksSteps = false
  /// Asked now and then during the work on a line whether to give up.
  var shouldStop: @Sendable () -> Bool = { false }
  package internal(set) var angleUnit: AngleUnit
  package internal(set) var format: NumberFormat
  /// What was calculated, oldest first.
  package internal(set) var history: [PastCalculation]
  var memory: Number?
  /// The values that were given names.
  var variables: [String: PastCalculation] = [:]
  /// Whether divisions of whole numbers are shown with their remainder.
  package var showsRemainder = false

  package init(
    texts: Texts, angleUnit: AngleUnit, format: NumberFormat, history: [Calculation] = []
  ) {
    self.texts = texts
    self.angleUnit = angleUnit
    self.format = format
    self.history = history.map { PastCalculation($0) }
  }

  /// Answers a line: a command, or an expression.
  ///
  /// Now and then during the work, `shouldStop` is asked whether to give up.
  package mutating func answer(
    _ line: String, shouldStop: @escaping @Sendable () -> Bool = { false }
  ) -> Response {
    self.shouldStop = shouldStop
    guard line.contains(where: { !$0.isWhitespace }) else { return Response() }
    if let command = CalculatorCommand(line) { return perform(command) }
    if let assignment = CalculatorAssignment(line) { return perform(assignment) }
    return calculate(line)
  }

  mutating func calculate(_ expression: String) -> Response {
    do {
      let number = try evaluate(
        expression, settings: settings, results: results(for: expression), shouldStop: shouldStop)
      return try keep(number, of: expression)
    } catch {
      return failure(error, in: expression)
    }
  }

  private mutating func keep(
    _ number: Number, of expression: String
  ) throws(CalculationError) -> Response {
    let result = try number.text(format, of: expression, shouldStop: shouldStop)
    // An = at the end asks for the result and is no part of what was calculated.
    let asked = expression.reversed().drop { $0 == "=" || $0.isWhitespace }.reversed()
    let calculation = Calculation(expression: selfContained(String(asked)), result: result)
    history.append(PastCalculation(calculation, value: number))
    let isDoubtful = mayMeanRadians(expression, settings: settings)
    let note = texts.note(on: number) ?? (isDoubtful ? texts(.calculatorDegreesHere) : nil)
    return Response(
      lines: [result] + [note].compactMap(\.self),
      effects: [.remember(calculation)])
  }

  private func failure(_ error: CalculationError, in expression: String) -> Response {
    let pointed = PointedExpression(
      error.range, in: expression.shown, columns: columns - Self.promptWidth)
    // What fits is seen above, as it was typed.
    let rows = pointed.isWhole ? [pointed.carets] : [pointed.text, pointed.carets]
    return Response(
      lines: rows + wrapped(sentence(for: error.kind)), isFailure: true, isPointing: true)
  }

  /// A sentence as lines that stand behind the prompt's width.
  func wrapped(_ sentence: String) -> [String] {
    sentence.wrapped(to: max(10, columns - Self.promptWidth))
  }

  /// What is said before the first line.
  package var welcome: String { texts(.calculatorWelcome) }

  /// The words that can be completed: functions, constants, units and commands.
  package static var words: [String] {
    let units = CalculatorSettings.standard.units.flatMap(\.words)
      .filter { $0.allSatisfy(\.isLetter) }
    return Set(Vocabulary.names + units + CalculatorCommand.words).sorted()
  }

  var settings: CalculatorSettings {
    var settings = CalculatorSettings.standard(angleUnit)
    settings.historyCount = history.count
    settings.variables = Set(variables.keys)
    settings.showsRemainder = showsRemainder
    return settings
  }
}
