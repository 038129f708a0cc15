import Basics
import Calculator
import Content
import Quiz
import Screen
import Storage
import Terminal
import Tutor

/// The calculator's prompt on a terminal: editing, completion, and a history that stays.
@MainActor
struct CalcPrompt {
  private static let prompt = "> "
  private var session: CalculatorSession
  private let keeper: CalculationKeeper
  private let crashMessage: String
  private let leaveNotice: String

  init(_ options: CalcOptions, _ environment: Environment, isAccessible: Bool) throws {
    let settings = try SettingsStore.ofUser.loadUsable().settings
    keeper = CalculationKeeper(limit: settings.history)
    let texts = Texts(settings.language.spoken(system: environment.language))
    crashMessage = texts(.noticeCrash)
    leaveNotice = texts(.calculatorLeave)
    session = CalculatorSession(
      texts: texts,
      angleUnit: options.angle?.unit ?? settings.angle.unit,
      format: options.format(places: settings.places, isForPeople: true),
      history: keeper.calculations())
    session.showsRemainder = options.remainder
    session.glyphs = environment.glyphs
    session.speaksSteps =
      isAccessible || settings.accessible || environment.terminal.asksForWords
  }

  /// Answers line after line until the end of the input.
  func run() throws {
    LostScreen.mendHere()
    var session = session
    let reader = PromptReader.shared
    reader.setCrashMessage(crashMessage)
    reader.leaveNotice = leaveNotice
    reader.words = CalculatorSession.words
    for past in session.history { reader.remember(past.calculation.expression) }
    StandardOutput.write(session.welcome)
    while let line = reader.next(prompt: Self.prompt) {
      if line.contains(where: { !$0.isWhitespace }) { reader.remember(line) }
      session.columns = Size.ofTerminal.columns
      let deadline = Deadline()
      let response = session.answer(line, shouldStop: { deadline.hasPassed })
      show(response)
      if !perform(response.effects) { return }
    }
    StandardOutput.write("")
  }

  /// Prints the answer; carets stand under its range in the line behind the prompt.
  private func show(_ response: CalculatorSession.Response) {
    let indent = String(repeating: " ", count: Self.prompt.count)
    let lines =
      response.isPointing
      ? response.lines.map { indent + $0 } : response.lines.flatMap { Self.wrapped($0) }
    for line in lines { StandardOutput.write(line) }
  }

  /// A sentence as lines of the window; a number that no line can hold stays whole.
  private static func wrapped(_ line: String) -> [String] {
    let isNumber = !line.contains(" ")
    return isNumber ? [line] : line.wrapped(to: Size.ofTerminal.columns)
  }

  /// Keeps what is to be kept; false when the calculator is left.
  private func perform(_ effects: [CalculatorSession.Effect]) -> Bool {
    for effect in effects {
      switch effect {
      case .remember(let entry): keeper.remember(entry)
      case .clearHistory: keeper.clear()
      case .leave: return false
      }
    }
    return true
  }
}
