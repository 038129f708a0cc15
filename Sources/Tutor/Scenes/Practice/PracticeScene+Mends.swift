import Basics
import Content
import Quiz
import Screen

extension PracticeScene {
  /// The offer to mend waits for its answer.
  var isMendOffered: Bool { mending?.isAccepted == false }

  /// The time is over: what was left open can be mended, or the practice ends.
  mutating func endOrMend(in context: inout SceneContext) -> SceneOutcome {
    let open = played(ranOut: true, in: context).toMend
    guard mending == nil, !open.isEmpty else { return finish(ranOut: true, in: &context) }
    context.clearLine()
    context.endSession(SessionSummary(attempts: session.attempts), after: generator)
    session.leave()
    mending = Mending(open, after: session.attempts)
    if session.isTimed { context.say(.clockOver) }
    sayMends(in: &context)
    return .stay
  }

  func sayMends(in context: inout SceneContext) {
    guard let open = mending?.rest else { return }
    let list = open.map(\.description).joined(separator: ", ")
    let phrase: Phrase = open.count == 1 ? .mendOne : .mendSome
    context.ask(
      context.texts(phrase, ["questions": list, "n": String(open.count)]),
      offering: [.yes, .no], enter: .yes)
  }

  /// Yes or no to the offer to mend; either is as good.
  mutating func answerMends(_ isYes: Bool, in context: inout SceneContext) -> SceneOutcome {
    guard isYes else { return finish(ranOut: true, in: &context) }
    mending?.isAccepted = true
    context.request(.resumeSession)
    return mendNext(in: &context)
  }

  /// What was typed to the offer to mend.
  mutating func answerMends(
    _ typed: String, in context: inout SceneContext
  ) -> SceneOutcome {
    let vocabulary = context.vocabulary
    if typed.trimmed.isEmpty { return answerMends(true, in: &context) }
    if let number = TypedReader().number(in: typed) {
      return answerMends(with: number, typed, in: &context)
    }
    context.hear(typed)
    if vocabulary.means(typed, .yes) || vocabulary.means(typed, .start) {
      return answerMends(true, in: &context)
    }
    if vocabulary.means(typed, .no) || TypedReader().meaning(of: typed) == .stop {
      return answerMends(false, in: &context)
    }
    sayMendsUnclear(typed, in: &context)
    return .stay
  }

  /// A number says yes, and answers the first question where it is right for it.
  private mutating func answerMends(
    with number: Int, _ typed: String, in context: inout SceneContext
  ) -> SceneOutcome {
    let answersFirst = mending?.rest.first?.answer == number
    if !answersFirst { context.hear(typed) }
    let outcome = answerMends(true, in: &context)
    return answersFirst ? answer(String(number), heard: typed, in: &context) : outcome
  }

  /// What is neither yes nor no: a kind word, and the offer once more where that was said before.
  private mutating func sayMendsUnclear(_ typed: String, in context: inout SceneContext) {
    let isRepeated = mending?.wasUnclear == true
    mending?.wasUnclear = !isRepeated
    if context.answerKindly(typed) || isRepeated { return sayMends(in: &context) }
    context.ask(context.texts(.mendUnclear), offering: [.yes, .no], enter: .yes)
  }

  /// Asks the next question to mend, or ends the practice.
  mutating func mendNext(in context: inout SceneContext) -> SceneOutcome {
    guard let question = mending?.next() else { return finish(ranOut: true, in: &context) }
    ask(question, in: &context)
    return .stay
  }

  /// The practice as rewards are decided by.
  func played(ranOut: Bool, in context: SceneContext) -> PlayedSession {
    let split = mending?.start ?? session.attempts.count
    return PlayedSession(
      Array(session.attempts[..<split]), mends: Array(session.attempts[split...]),
      minutes: session.options.minutes, ranOut: ranOut, on: context.today,
      after: context.player.pastBeforeSession)
  }
}
