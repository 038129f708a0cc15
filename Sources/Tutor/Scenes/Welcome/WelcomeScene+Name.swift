import Basics
import Content
import Quiz
import Screen

extension WelcomeScene {
  /// Asks for the child's name: once, at the first start.
  static func askName(in context: inout SceneContext) -> SceneOutcome {
    context.asksName = false
    context.nameIsNew = true
    sayNameQuestion(in: &context)
    return .go(WelcomeScene(.name))
  }

  static func sayNameQuestion(in context: inout SceneContext) {
    context.ask(context.texts(.welcomeName), offering: [.skip], enter: .skip)
  }

  /// Goes on without a name, for good.
  mutating func skipName(in context: inout SceneContext) -> SceneOutcome {
    waiting = .learner
    context.request(.nameLearner(nil))
    return .stay
  }

  /// Takes what was typed as the name, unless it is a word that Robo knows, or no name at all.
  mutating func answerName(_ typed: String, in context: inout SceneContext) -> SceneOutcome {
    if typed.trimmed.isEmpty { return skipName(in: &context) }
    context.hear(typed)
    let vocabulary = context.vocabulary
    if TypedReader().meaning(of: typed) == .skip || vocabulary.means(typed, .no) {
      return skipName(in: &context)
    }
    if vocabulary.means(typed, .yes) || context.answerKindly(typed, asksName: true) {
      Self.sayNameQuestion(in: &context)
    } else if Self.isForLater(typed, vocabulary) {
      context.ask(context.texts(.welcomeNameFirst), offering: [.skip], enter: .skip)
    } else if vocabulary.command(typed, among: [.settings, .contact]) != nil,
      let page = ChatCommands.beforeWhoPlays.perform(typed, in: &context)
    {
      return page
    } else if Self.isNoName(typed, vocabulary) {
      context.ask(context.texts(.welcomeNameHelp), offering: [.skip], enter: .skip)
    } else if let outcome = ChatCommands.beforeWhoPlays.perform(typed, in: &context) {
      return outcome
    } else if let name = Self.name(in: typed, vocabulary) {
      waiting = .learner
      context.request(.nameLearner(name))
    } else {
      let isLong = typed.contains(where: \.isLetter) && typed.count > Player.longestName
      let words: Phrase = isLong ? .welcomeNameLong : .welcomeNameUnclear
      context.ask(context.texts(words), offering: [.skip], enter: .skip)
    }
    return .stay
  }

  /// Whether a line is about the practice, which comes after the name: minutes, a level, a start, or
  /// what there is to see after it.
  static func isForLater(_ typed: String, _ vocabulary: ChatVocabulary) -> Bool {
    let commands: [ChatVocabulary.Command] = [.change, .start, .resume, .again, .progress]
    let lists: [Phrase] = [.wordsTimes, .wordsAnswers, .wordsGoal]
    // 花 is the garden in Japanese, and a girl.
    let isGarden = typed.count > 1 && vocabulary.means(typed, .garden)
    return isGarden || vocabulary.command(typed, among: commands) != nil
      || lists.contains { vocabulary.means(typed, anyOf: $0) }
      || vocabulary.difficulty(typed) != nil || TypedReader().countsSomething(typed)
  }

  /// Whether a line says something that Robo knows, or asks, and so is no name.
  private static func isNoName(_ typed: String, _ vocabulary: ChatVocabulary) -> Bool {
    guard vocabulary.command(typed, among: [.help]) == nil else { return true }
    if let last = typed.trimmed.last, "?？".contains(last) { return true }
    let reader = TypedReader()
    if reader.name(in: typed) != nil { return false }
    let words = vocabulary.withoutNameFrame(typed).split(separator: " ")
    guard words.count <= mostNames, !reader.spellsNumber(typed) else { return true }
    // One word alone that means something among others may be a name, such as Joy; several are none.
    let meaning = words.count > 1 ? reader.sayingMeaning(of: typed) : reader.meaning(of: typed)
    return meaning.map { $0 != .name && $0 != .stop } ?? false
  }

  /// More words than this are a sentence.
  private static let mostNames = 4

  /// The name in a line such as "I'm Mina!"; nil where there is none.
  private static func name(in typed: String, _ vocabulary: ChatVocabulary) -> String? {
    let name = TypedReader().name(in: typed) ?? vocabulary.withoutNameFrame(typed)
    let isName = name.contains(where: \.isLetter) && !name.contains(where: \.isNumber)
    return isName && name.canBeName(ofAtMost: Player.longestName) ? name.withCapitals : nil
  }
}

extension String {
  /// A name typed in small letters alone as it is written: mia as Mia.
  fileprivate var withCapitals: String {
    guard self == lowercased() else { return self }
    return split(separator: " ", omittingEmptySubsequences: false)
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }
}
