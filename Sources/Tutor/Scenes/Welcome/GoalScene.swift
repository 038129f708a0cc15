import Basics
import Content
import Quiz
import Screen

/// A small goal for the next practice is asked for, or to just play, which is as good.
struct GoalScene: UntimedScene {
  private var goals: [Goal]
  /// What was on show before, to go back to; nil for the offer of a practice.
  private let before: AfterScene?

  /// Asks which goal to pick; nil where there is none.
  init?(askingIn context: inout SceneContext, after scene: AfterScene? = nil) {
    before = scene
    goals = Goal.offered(in: context)
    guard !goals.isEmpty else { return nil }
    ask(in: &context)
  }

  private func ask(in context: inout SceneContext) {
    context.ask(context.texts(.goalAsk), offering: offers(in: context), enter: .justPlay)
  }

  func offers(in context: SceneContext) -> [Offer] { goals.map(Offer.pick) + [.justPlay] }

  /// To just play is lit where that was chosen last, else the first of the goals.
  func litOffer(in context: SceneContext) -> Offer? {
    context.player.lastGoal == .justPlay ? .justPlay : nil
  }

  mutating func choose(_ offer: Offer, in context: inout SceneContext) -> SceneOutcome {
    switch offer {
    case .pick(let goal): start(with: goal, in: &context)
    case .justPlay: justPlay(in: &context)
    case .again, .table, .times, .answers, .settings, .bye, .tryFirst, .resume, .stop, .tip, .pause,
      .skip, .start, .change, .goal, .garden, .later, .yes, .no, .minutes:
      .stay
    }
  }

  /// Begins with a goal.
  private func start(with goal: Goal, in context: inout SceneContext) -> SceneOutcome {
    context.player.goal = goal
    context.say(.goalPicked)
    return Welcome.start(in: &context)
  }

  /// Begins with none of the goals, which is as good.
  private func justPlay(in context: inout SceneContext) -> SceneOutcome {
    context.remember(.justPlay)
    return Welcome.start(in: &context)
  }

  /// Takes the number of a goal, some of its words, or that none is wanted.
  mutating func submit(_ typed: String, in context: inout SceneContext) -> SceneOutcome {
    if typed.trimmed.isEmpty { return justPlay(in: &context) }
    if let number = context.vocabulary.listNumber(typed, of: offers(in: context).count) {
      context.hear(typed)
      return choose(number: number, in: &context)
    }
    if let goal = goal(named: typed, in: context) {
      context.hear(typed)
      return start(with: goal, in: &context)
    }
    if context.goesBack(typed) {
      context.hear(typed)
      return goBack(in: &context)
    }
    let isNone = [.no, .skip, .goOn].contains(context.meaning(of: typed))
    let isNo = context.vocabulary.means(typed, .no)
    guard isNone || isNo || context.vocabulary.means(typed, anyOf: .wordsStay) else {
      return context.answerOffer(typed, in: &self)
    }
    context.hear(typed)
    return justPlay(in: &context)
  }

  private mutating func choose(
    number: Int, in context: inout SceneContext
  ) -> SceneOutcome {
    if let offer = offers(in: context)[numbered: number] { return choose(offer, in: &context) }
    repeatWhatWaits(in: &context)
    return .stay
  }

  /// The only goal in whose words all those of the line are found, which may leave some out.
  private func goal(named typed: String, in context: SceneContext) -> Goal? {
    let words = context.vocabulary.normalized(typed)
    guard words.count > 2, context.meaning(of: typed) == nil,
      context.vocabulary.command(typed) == nil
    else { return nil }
    let named = goals.filter { goal in
      let label = context.texts.label(of: goal).lowercased()
      let parts = { (text: String) in Set(text.split(separator: " ")) }
      return label.contains(words) && !words.isASCII || parts(label).isSuperset(of: parts(words))
    }
    return named.count == 1 ? named.first : nil
  }

  mutating func press(_ key: Key, in context: inout SceneContext) -> SceneOutcome {
    key == .escape ? goBack(in: &context) : .stay
  }

  /// Goes back to what offered the goals.
  private func goBack(in context: inout SceneContext) -> SceneOutcome {
    guard let before else { return .go(OfferScene(askingIn: &context)) }
    before.askWhatNext(in: &context)
    return .go(before)
  }

  /// Asks once more, for what suits the settings as they are now.
  mutating func repeatWhatWaits(in context: inout SceneContext) {
    let offered = Goal.offered(in: context)
    if !offered.isEmpty { goals = offered }
    ask(in: &context)
  }

  func picture(in context: SceneContext) -> ScenePicture {
    .quiet(.composerChips, in: context)
  }
}
