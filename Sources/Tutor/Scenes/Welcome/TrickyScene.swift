import Basics
import Content
import Quiz
import Screen

/// What was hard last time is offered to be tried first.
struct TrickyScene: UntimedScene {
  private let question: Question

  /// Asks whether to try it first.
  init(asking question: Question, in context: inout SceneContext) {
    self.question = question
    context.player.hasHeardTricky = true
    ask(in: &context)
  }

  private func ask(in context: inout SceneContext) {
    context.ask(
      context.texts(.newsTricky, ["question": question.description]),
      offering: offers(in: context), enter: .yes)
  }

  func offers(in context: SceneContext) -> [Offer] { [.yes, .later] }

  mutating func choose(_ offer: Offer, in context: inout SceneContext) -> SceneOutcome {
    switch offer {
    case .yes: start(in: &context)
    case .later: .go(OfferScene(askingIn: &context))
    case .again, .table, .times, .answers, .settings, .bye, .tryFirst, .resume, .stop, .tip, .pause,
      .skip, .start, .change, .goal, .garden, .pick, .justPlay, .no, .minutes:
      .stay
    }
  }

  /// Begins with the question; no goal was picked.
  private func start(in context: inout SceneContext) -> SceneOutcome {
    context.player.firstQuestion = question
    return .go(PracticeScene(beginningIn: &context))
  }

  mutating func submit(_ typed: String, in context: inout SceneContext) -> SceneOutcome {
    let isBlank = typed.trimmed.isEmpty
    if isBlank || context.vocabulary.means(typed, .yes) {
      if !isBlank { context.hear(typed) }
      return start(in: &context)
    }
    if context.vocabulary.means(typed, .no) {
      context.hear(typed)
      return .go(OfferScene(askingIn: &context))
    }
    return context.answerOffer(typed, in: &self)
  }

  mutating func press(_ key: Key, in context: inout SceneContext) -> SceneOutcome {
    key == .escape ? .go(OfferScene(askingIn: &context)) : .stay
  }

  mutating func repeatWhatWaits(in context: inout SceneContext) { ask(in: &context) }

  func picture(in context: SceneContext) -> ScenePicture {
    .quiet(.composerChips, in: context)
  }
}
