import Content
import Quiz
import Storage
import Terminal
import Tutor

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Starts a conversation in the form that fits: on a full screen, or line by line.
struct ChatLauncher {
  private let options: ChatOptions
  private let environment = Environment.ofProcess
  let keeper: Keeper
  /// The learners of this machine, the one who practised last first.
  private let learners: [Learner]
  /// Who practises was said on the command line.
  private let isNamed: Bool

  /// Practises as the learner with the given name, who must be known, or as who practised last.
  init(options: ChatOptions, learner name: String? = nil) throws {
    self.options = options
    let store = LearnerStore(path: Folders.ofUser.database, patience: Self.patience)
    let named = try name.map { try store.knownLearner(named: $0) }
    // A file that cannot be read is said as soon as an answer has to be kept.
    learners = (try? store.learners()) ?? []
    isNamed = named != nil
    keeper = Keeper(
      learner: named ?? learners.first, known: learners,
      settings: SettingsStore.ofUser, store: store)
  }

  /// How long to wait for another program that holds the file: hardly felt by a child.
  private static let patience = Duration.milliseconds(500)

  /// The program has a whole screen to draw on.
  var hasScreen: Bool { !environment.terminal.wantsAccessible }

  /// What a conversation starts with: the settings of the file, the environment and the flags.
  ///
  /// A settings file that cannot be used is said and set aside.
  func setup() throws -> ConversationSetup {
    var settings = try SettingsStore.ofUser.loadUsable()
    if options.noAnimation { try settings.apply("off", for: .animation, from: .flag) }
    if options.accessible { try settings.apply("on", for: .accessible, from: .flag) }
    let isPlain = options.plain || settings.settings.accessible || !hasScreen
    var setup = ConversationSetup(
      form: isPlain ? .plain : .screen, settings: settings, systemLanguage: environment.language,
      seed: .random(in: .min ... .max))
    setup.today = LocalCalendar.here.day(of: .now)
    return setup
  }

  /// Adds what is remembered of the learner, so that the practice suits them; where there are
  /// several and none was named, Robo asks who plays.
  ///
  /// With a seed the same questions come whatever was practised before, and a replay from piped
  /// lines does not even know that something was.
  func introduce(in setup: inout ConversationSetup, isSeeded: Bool) {
    let isReplay = isSeeded && setup.form == .plain
    keeper.recall = isReplay ? .nothing : isSeeded ? .session : .everything
    setup.players = isNamed ? nil : players(in: setup.texts)
    setup.knownNames = learners.map(\.name).filter { $0 != Learner.defaultName }
    keeper.isLearnerChosen = setup.players == nil
    guard setup.players == nil else { return }
    setup.learner = keeper.profile(recalling: keeper.recall)
    setup.asksName = !isSeeded && isFirstStart
    if isReplay, !isNamed { setup.learner.isNamed = false }
  }

  /// Whether nobody has ever practised here, and somebody sits in front of it.
  private var isFirstStart: Bool {
    environment.terminal.inputIsTerminal && (try? keeper.store.learners()) == []
  }

  /// Says on standard error that a damaged file had to be set aside, if there was one.
  func reportDamage() {
    keeper.store.reportDamage()
  }

  /// Adds what is known of who practised last, for the settings page alone.
  func introduceSettings(in setup: inout ConversationSetup) {
    setup.learner = keeper.profile(recalling: .nothing)
  }

  /// Adds all that is known of who was named or practised last, for the garden.
  func introduceGarden(in setup: inout ConversationSetup) {
    setup.learner = keeper.profile(recalling: .everything)
  }

  /// The learners in the order of their names, which stays the same from day to day.
  private func players(in texts: Texts) -> Players? {
    let names = learners.map(\.name).sorted { $0.lowercased() < $1.lowercased() }
    return Players(
      names, last: learners.first?.name,
      labels: [Learner.defaultName: texts(.learnerUnnamed)], newcomer: texts(.learnerNew))
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

  /// What is told before the greeting: that the program was switched off in the middle, and that what
  /// was answered before could not be read.
  private func news(looksForLostScreen: Bool) -> [Event] {
    [looksForLostScreen ? LostScreen.find()?.event : nil, keeper.damage()].compactMap(\.self)
  }

  private func runPlain(_ setup: ConversationSetup, isReplay: Bool) {
    let isPiped = !environment.terminal.inputIsTerminal
    PlainLoop(
      Conversation(setup), keeper: keeper, clock: PlainClock(isReal: !(isReplay && isPiped)),
      speech: Speech(environment), echo: isPiped
    ).run(telling: news(looksForLostScreen: !isPiped))
  }

  @MainActor
  private func runChat(_ setup: ConversationSetup) throws {
    let screen = FullScreen(
      environment: environment, color: options.color, settings: setup.settings.settings)
    let chat = ChatScreen(
      Conversation(setup), keeper: keeper, screen: screen, speech: Speech(environment),
      news: news(looksForLostScreen: true))
    try PageLoop(chat, on: screen).run()
  }
}

extension ConversationSetup {
  /// The texts in the language that the conversation begins with.
  var texts: Texts {
    Texts(settings.settings.language.spoken(system: systemLanguage))
  }
}
