import Basics
import Content
import Quiz
import Screen

extension WelcomeScene {
  /// The goals that can be picked for the next practice, at most so many; none before the first one.
  static func goals(
    in context: SceneContext, atMost limit: Int = Goal.mostOffered
  ) -> [Goal] {
    let player = context.player
    guard !player.past.isEmpty, player.knowsGarden else { return [] }
    let situation = GoalSituation(
      past: player.past, on: context.today, options: player.choice.options,
      wantsSlower: player.wantsSlower)
    // What was offered already as the news of the day is no goal beside it.
    let tricky: [Goal.Kind] = player.hasHeardTricky ? [.find] : []
    return Goal.offered(
      in: situation, leavingOut: Set(tricky + player.unmetGoals), atMost: limit)
  }

  /// Asks for a goal before anything is offered to play; nil where there is none to pick.
  init?(askingForGoalIn context: inout SceneContext) {
    guard !Self.goals(in: context).isEmpty else { return nil }
    self.init(.offer)
    askGoal(in: &context)
  }

  /// Asks which goal to pick, or to just play, which is as good.
  mutating func askGoal(in context: inout SceneContext) {
    waiting = .goals(Self.goals(in: context))
    context.ask(context.texts(.goalAsk), offering: offers(in: context), enter: .justPlay)
  }

  /// What is lit of the goals: to just play where that was chosen last, else the first of them.
  func litOffer(in context: SceneContext) -> Offer? {
    guard case .goals = waiting else { return nil }
    return context.player.lastGoal == .justPlay ? .justPlay : nil
  }

  /// Asks whether to try first what was hard last time.
  static func askTricky(_ question: Question, in context: inout SceneContext) -> SceneOutcome {
    context.player.hasHeardTricky = true
    let scene = WelcomeScene(.tricky(question))
    scene.sayTricky(question, in: &context)
    return .go(scene)
  }

  func sayTricky(_ question: Question, in context: inout SceneContext) {
    context.ask(
      context.texts(.newsTricky, ["question": question.description]),
      offering: offers(in: context), enter: .yes)
  }

  /// Begins with a goal.
  static func start(with goal: Goal, in context: inout SceneContext) -> SceneOutcome {
    context.player.goal = goal
    context.say(.goalPicked)
    return start(in: &context)
  }

  /// Begins with none of the goals, which is as good.
  static func justPlay(in context: inout SceneContext) -> SceneOutcome {
    context.remember(.justPlay)
    return start(in: &context)
  }

  /// Begins with a question that was hard; no goal was picked.
  static func start(
    asking question: Question, in context: inout SceneContext
  ) -> SceneOutcome {
    context.player.firstQuestion = question
    return .go(PracticeScene(beginningIn: &context))
  }

  /// Words typed while Robo asks about a goal or about what was hard.
  mutating func answerQuestion(_ typed: String, in context: inout SceneContext) -> SceneOutcome {
    let vocabulary = context.vocabulary
    let isBlank = typed.trimmed.isEmpty
    if case .tricky(let question) = waiting, isBlank || vocabulary.means(typed, .yes) {
      if !isBlank { context.hear(typed) }
      return Self.start(asking: question, in: &context)
    }
    if case .tricky = waiting, vocabulary.means(typed, .no) {
      context.hear(typed)
      return offerInstead(in: &context)
    }
    if isBlank { return Self.justPlay(in: &context) }
    if case .goals(let goals) = waiting {
      return answerGoals(typed, goals, in: &context)
    }
    return answerOffer(typed, in: &context)
  }

  /// Words at the goals: the number of one, some of its words, or that none is wanted.
  private mutating func answerGoals(
    _ typed: String, _ goals: [Goal], in context: inout SceneContext
  ) -> SceneOutcome {
    let vocabulary = context.vocabulary
    if let number = vocabulary.listNumber(typed) {
      context.hear(typed)
      let offers = offers(in: context)
      if offers.indices.contains(number - 1) { return choose(offers[number - 1], in: &context) }
      repeatWhatWaits(in: &context)
      return .stay
    }
    if let goal = Self.goal(named: typed, among: goals, in: context) {
      context.hear(typed)
      return Self.start(with: goal, in: &context)
    }
    let isNone = [.no, .skip, .goOn].contains(context.meaning(of: typed))
    guard isNone || vocabulary.means(typed, .no) else {
      return answerOffer(typed, in: &context)
    }
    context.hear(typed)
    return Self.justPlay(in: &context)
  }

  /// The only goal in whose words the line is found.
  private static func goal(
    named typed: String, among goals: [Goal], in context: SceneContext
  ) -> Goal? {
    let words = context.vocabulary.normalized(typed)
    guard words.count > 2 else { return nil }
    let named = goals.filter { context.texts.label(of: $0).lowercased().contains(words) }
    return named.count == 1 ? named.first : nil
  }

  /// Offers to play without it.
  mutating func offerInstead(in context: inout SceneContext) -> SceneOutcome {
    waiting = .offer
    Self.sayOffer(in: &context)
    return .stay
  }
}

extension Player {
  /// What the goal was about that was picked last and is not met.
  fileprivate var unmetGoals: [Goal.Kind] {
    switch lastGoal {
    case .unmet(let kind): [kind]
    case .met, .justPlay, nil: []
    }
  }
}
