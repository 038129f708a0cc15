import Foundation
import Quiz
import Storage
import Terminal
import Tutor

/// Starts a conversation in the form that fits: on a full screen, or line by line.
struct ChatLauncher {
  private let options: GlobalOptions
  private let environment = Environment.ofProcess
  private let keeper: Keeper

  /// Practises as the learner with the given name, who must be known, or as who practised last.
  init(options: GlobalOptions, learner name: String? = nil) throws {
    self.options = options
    let store = LearnerStore(path: Folders.ofUser.database, patience: Self.patience)
    keeper = Keeper(
      learner: try Self.learnerName(given: name, in: store), settings: SettingsStore.ofUser,
      store: store)
  }

  /// How long an answer waits for another program that holds the file: hardly felt by a child.
  private static let patience = Duration.milliseconds(500)

  private static func learnerName(given: String?, in store: LearnerStore) throws -> String {
    if let given { return try store.knownLearner(named: given).name }
    // A file that cannot be read is said as soon as an answer has to be kept.
    return (try? store.currentLearner())?.name ?? Learner.defaultName
  }

  /// The program has a whole screen to draw on.
  var hasScreen: Bool { !environment.terminal.wantsAccessible }

  /// What a conversation starts with: the settings of the file, the environment and the flags.
  ///
  /// A settings file that cannot be used is said and set aside.
  func setup() throws -> ConversationSetup {
    var settings = try SettingsStore.ofUser.loadEffective().settings.settings
    if options.noAnimation { settings.animation = false }
    if options.accessible { settings.accessible = true }
    let isPlain = options.plain || settings.accessible || !hasScreen
    return ConversationSetup(
      form: isPlain ? .plain : .screen, settings: settings, systemLanguage: environment.language,
      seed: .random(in: .min ... .max))
  }

  /// Adds what is remembered of the learner, so that the practice suits them.
  ///
  /// With a seed the same questions come whatever was practised before, and a replay from piped
  /// lines does not even know that something was.
  func remember(in setup: inout ConversationSetup, isSeeded: Bool) {
    setup.today = LocalCalendar.day(of: .now)
    if !isSeeded || setup.form == .screen { setup.previous = keeper.previousSession() }
    if !isSeeded { setup.past = keeper.pastAttempts() }
  }

  /// Runs the conversation until it ends.
  ///
  /// - Parameters:
  ///   - setup: What the conversation starts with.
  ///   - isReplay: The seed was given: piped lines then count the time, so that the same seed and
  ///     lines give the same session.
  /// - Throws: `TerminalError` when the terminal refuses.
  @MainActor
  func run(_ setup: ConversationSetup, isReplay: Bool = false) throws {
    switch setup.form {
    case .plain: runPlain(setup, isReplay: isReplay)
    case .screen: try runChat(setup)
    }
  }

  private func runPlain(_ setup: ConversationSetup, isReplay: Bool) {
    let isPiped = !environment.terminal.inputIsTerminal
    PlainLoop(
      Conversation(setup), keeper: keeper, clock: PlainClock(isReal: !(isReplay && isPiped)),
      echo: isPiped
    ).run()
  }

  @MainActor
  private func runChat(_ setup: ConversationSetup) throws {
    let screen = FullScreen(
      environment: environment, options: options, settings: setup.settings)
    try ChatLoop(Conversation(setup), keeper: keeper, screen: screen).run()
  }
}
