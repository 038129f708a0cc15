import Basics
import Content
import Quiz
import Screen

/// The time is over and something was left open: whether to mend it now, without a clock.
struct MendOfferScene: Scene {
  private var practice: PracticeScene
  /// Whether the latest line was understood as neither yes nor no.
  private var wasUnclear = false
  /// Since when what was left open stands there to be thought about.
  private let offeredAt: Instant

  init(_ practice: PracticeScene, in context: inout SceneContext) {
    self.practice = practice
    offeredAt = context.now
    if practice.session.isTimed { context.say(.clockOver) }
    offer(in: &context)
  }

  private var open: [Question] { practice.mending?.rest ?? [] }

  private func offer(in context: inout SceneContext) {
    let list = context.texts.list(open.map(\.description))
    let phrase: Phrase = open.count == 1 ? .mendOne : .mendSome
    ask(context.texts(phrase, ["questions": list, "n": String(open.count)]), in: &context)
  }

  private func ask(_ words: String, in context: inout SceneContext) {
    context.ask(words, offering: offers(in: context), enter: .yes, isAsking: true)
  }

  var isAsking: Bool { true }
  var takesPages: Bool { true }

  func offers(in context: SceneContext) -> [Offer] { [.yes, .no] }

  mutating func choose(_ offer: Offer, in context: inout SceneContext) -> SceneOutcome {
    answer(offer == .yes, in: &context)
  }

  /// Yes or no; either is as good.
  private mutating func answer(_ isYes: Bool, in context: inout SceneContext) -> SceneOutcome {
    guard isYes else { return practice.leave(ranOut: true, in: &context) }
    context.request(.resumeSession)
    return practice.goOn(in: &context).going(to: practice)
  }

  func destination(of key: Key, in context: SceneContext) -> KeyDestination {
    QuestionLine.destination(of: key, in: context.line)
  }

  func room(in context: SceneContext) -> Int { QuestionLine.room(after: context.line) }

  mutating func press(_ key: Key, in context: inout SceneContext) -> SceneOutcome {
    key == .escape ? answer(false, in: &context) : .stay
  }

  mutating func submit(_ typed: String, in context: inout SceneContext) -> SceneOutcome {
    let (vocabulary, meaning) = (context.vocabulary, context.meaning(of: typed))
    if typed.trimmed.isEmpty { return answer(true, in: &context) }
    if meaning != .distress, TypedReader().isNumberAlone(typed),
      let number = TypedReader().number(in: typed)
    {
      return take(number, typed, in: &context)
    }
    context.hear(typed)
    if vocabulary.means(typed, .yes) || vocabulary.means(typed, .start)
      || [.yes, .goOn].contains(meaning)
    {
      return answer(true, in: &context)
    }
    if vocabulary.means(typed, .no) || [.no, .stop, .skip].contains(meaning) {
      return answer(false, in: &context)
    }
    sayUnclear(typed, in: &context)
    return .stay
  }

  /// A number says yes, and answers the first question where it is right for it.
  private mutating func take(
    _ number: Int, _ typed: String, in context: inout SceneContext
  ) -> SceneOutcome {
    let answersFirst = open.first?.answer == number
    if !answersFirst { context.hear(typed) }
    let outcome = answer(true, in: &context)
    guard answersFirst else { return outcome }
    practice.session.countThinking(since: offeredAt, at: context.chat.lastAppearance)
    return practice.answer(String(number), heard: typed, in: &context).going(to: practice)
  }

  /// What is neither yes nor no: a kind word, and the offer once more where that was said before.
  private mutating func sayUnclear(_ typed: String, in context: inout SceneContext) {
    if TypedReader().tellsDistress(typed) {
      context.sayCare()
      return offer(in: &context)
    }
    if let wish = TypedReader().wish(in: typed) {
      context.say(practice.reply(keeping: wish, in: context).text(in: context.texts))
      return offer(in: &context)
    }
    let isRepeated = wasUnclear
    wasUnclear = !isRepeated
    if context.answerKindly(typed) || isRepeated { return offer(in: &context) }
    ask(context.texts(.mendUnclear), in: &context)
  }

  mutating func stop(in context: inout SceneContext) -> SceneOutcome {
    answer(false, in: &context)
  }

  mutating func advance(isQuiet: Bool, in context: inout SceneContext) -> SceneOutcome { .stay }

  mutating func setCovered(_ isCovered: Bool, at now: Instant) {}

  func picture(in context: SceneContext) -> ScenePicture {
    var picture = practice.picture(in: context)
    picture.keypad = nil
    return picture
  }
}
