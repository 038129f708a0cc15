import Content
import Quiz
import Screen

/// What the words of the chat do, while no question is open.
struct ChatCommands {
  /// The words that mean something just now.
  private let known: [ChatVocabulary.Command]

  /// All words; a check has no minutes or level to change.
  init(for purpose: ConversationSetup.Purpose) {
    let all = ChatVocabulary.Command.allCases
    switch purpose {
    case .practice, .settings, .garden, .progress: known = all
    case .check: known = all.filter { $0 != .change }
    }
  }

  private init(_ known: [ChatVocabulary.Command]) {
    self.known = known
  }

  /// Before it is known who plays nothing can be played or shown.
  static let beforeWhoPlays = ChatCommands([.settings, .contact, .help, .bye])

  /// What opens a page, which is the answer to it.
  static let pages = ChatCommands([.garden, .settings, .progress, .contact])

  /// Does what the line says; nil when it is none of the words.
  func perform(_ typed: String, in context: inout SceneContext) -> SceneOutcome? {
    let meaning = context.meaning(of: typed)
    // After a calculation, "how?" asks how that one goes.
    let said = context.asksHow(typed) ? nil : meaning.flatMap(ChatVocabulary.Command.init)
    let named = meaning == .later ? pageNamed(in: typed, context.vocabulary) : nil
    let command = context.vocabulary.command(typed, among: known) ?? said ?? named
    guard let command, known.contains(command) else { return nil }
    return Self.perform(command, in: &context)
  }

  private func pageNamed(
    in typed: String, _ vocabulary: ChatVocabulary
  ) -> ChatVocabulary.Command? {
    vocabulary.command(namedIn: typed, among: Self.pages.known)
  }

  /// Does what the word says.
  static func perform(
    _ command: ChatVocabulary.Command, in context: inout SceneContext
  ) -> SceneOutcome {
    switch command {
    case .again, .start, .yes, .resume: return .go(next(in: &context))
    case .progress: return .loadProgress
    case .garden: return .openGarden
    case .contact: return .openContact
    case .settings: return openSettings(in: &context)
    case .help:
      context.sayHelp()
      return .stay
    case .bye, .no: return .leave
    case .change: return Welcome.askAnew(in: &context)
    }
  }

  /// Plays once more what the conversation was opened for.
  private static func next(in context: inout SceneContext) -> any Scene {
    if case .check(let questions, let mix) = context.purpose {
      return CheckScene(offering: questions, mix, in: &context)
    }
    return PracticeScene(beginningIn: &context)
  }

  /// Opens the settings page, or says what to type where there is no page.
  private static func openSettings(in context: inout SceneContext) -> SceneOutcome {
    guard context.voice.form == .plain else { return .openSettings }
    context.say(.settingsPlain)
    return .stay
  }
}

extension ChatVocabulary.Command {
  /// What words do that are known from the questions; nil where there is nothing to do.
  fileprivate init?(_ meaning: Meaning) {
    switch meaning {
    case .stop: self = .bye
    case .goOn: self = .start
    case .yes: self = .yes
    case .no: self = .no
    case .easier, .harder, .minutes: self = .change
    case .topic: self = .settings
    case .tip: self = .help
    default: return nil
    }
  }
}
