import Quiz
import Storage
import Terminal
import Tutor

/// Starts the chat in the form that fits: on a full screen, or line by line.
struct PracticeProgram {
  let command: Practice
  let environment: Environment

  init(_ command: Practice) {
    self.command = command
    environment = Environment.ofProcess
  }

  func run() throws {
    let settingsStore = SettingsStore(path: Folders.ofUser.settingsFile)
    let settings = try loadSettings(from: settingsStore)
    let keeper = Keeper(
      settings: settingsStore, store: LearnerStore(path: Folders.ofUser.database))
    let setup = setup(settings, previous: keeper.previousSession())
    switch setup.form {
    case .plain: runPlain(setup, keeper)
    case .screen: try runChat(setup, keeper)
    }
  }

  private func runPlain(_ setup: ConversationSetup, _ keeper: Keeper) {
    let isReplay = command.seed != nil && !environment.terminal.inputIsTerminal
    PlainLoop(
      Conversation(setup), keeper: keeper, clock: PlainClock(isReal: !isReplay),
      echo: !environment.terminal.inputIsTerminal
    ).run()
  }

  private func runChat(_ setup: ConversationSetup, _ keeper: Keeper) throws {
    let context = ChatContext(
      environment: environment.terminal,
      depth: environment.terminal.colorDepth(flag: command.global.color),
      glyphs: environment.glyphs, appearance: setup.settings.appearance.appearance, keeper: keeper)
    let options = TerminalOptions(
      mouse: setup.settings.mouse, queries: environment.terminal.answersQueries)
    try ChatLoop(
      Conversation(setup), context: context, terminal: TerminalSession(options: options)
    ).run()
  }
}
