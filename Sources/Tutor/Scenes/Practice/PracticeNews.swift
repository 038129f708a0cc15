import Basics
import Content
import Quiz
import Screen

/// What a practice has brought: to the garden, and towards the goal that was picked.
struct PracticeNews: Sendable {
  /// What has grown in the garden, in its order.
  private(set) var events: [GardenEvent] = []
  /// Up to where it was told, and what of it may be.
  private var told = 0
  private var lines = MemoryLines()
  /// The goal, until it is met or dropped.
  private(set) var goal: Goal?

  init(towards goal: Goal?) {
    self.goal = goal
  }

  /// The child has chosen to play without a clock in sight.
  var hidesClock: Bool { goal == .withoutClock }

  /// Takes in what an answer has brought to the garden.
  mutating func take(_ news: [GardenEvent]) {
    events += news
  }

  /// How many flowers the top line shows; one on its way there is not counted yet.
  func flowers(in chat: Chat) -> Int? {
    let opened = events.count(where: \.isBloom)
    let arrived = opened - (chat.nextFlowerStep == nil ? 0 : 1)
    return arrived > 0 ? arrived : nil
  }

  /// Tells of what has just opened in the garden, and of the goal where that is met.
  mutating func tell(
    after attempts: [Attempt], with praise: inout Praise, in context: inout SceneContext
  ) {
    tellGrowth(with: &praise, in: &context)
    tellGoal(after: attempts, in: &context)
    told = events.count
  }

  /// Tells of the first thing that the answer has brought: a flower goes before its visitors.
  private mutating func tellGrowth(
    with praise: inout Praise, in context: inout SceneContext
  ) {
    guard let event = events[told...].first(where: { $0.praised != nil }),
      lines.take(event.plant.question(), for: occasion(of: event, in: context)),
      let words = praise.words(for: event, in: context.texts)
    else { return }
    if event.isBloom, context.voice.isAnimated { context.chat.sendFlower() }
    let sign = context.voice.settings.accessible ? "" : event.praised?.sign ?? ""
    context.say(sign + words)
  }

  /// Why it would be spoken of.
  private func occasion(
    of event: GardenEvent, in context: SceneContext
  ) -> MemoryLines.Occasion {
    let garden = context.player.pastBeforeSession.garden
    let before = garden.counts
    if before.flowers == 0, event == events.first(where: \.isBloom) { return .firstEver }
    if before.trees == 0, event == events.first(where: \.isTree) { return .firstEver }
    if goal == .open(event.plant) { return .goal }
    return garden.misses(of: event.plant) >= 2 ? .wasHard : .other
  }

  /// Says once that the goal is met; one that cannot be met is dropped without a word.
  private mutating func tellGoal(after attempts: [Attempt], in context: inout SceneContext) {
    guard let goal else { return }
    let evidence = evidence(from: attempts, isOver: false, in: context)
    if goal.isMet(evidence) {
      context.say(.goalMet, ["goal": context.texts.label(of: goal)])
      self.goal = nil
      context.remember(.met(goal.kind))
    } else if !goal.canBeMet(evidence) {
      self.goal = nil
    }
  }

  /// The goal that is met only when the practice is over; nil where none is.
  func goalMetAtEnd(
    after attempts: [Attempt], isOver: Bool, in context: SceneContext
  ) -> Goal? {
    let evidence = evidence(from: attempts, isOver: isOver, in: context)
    return goal.flatMap { $0.isMet(evidence) ? $0 : nil }
  }

  private func evidence(
    from attempts: [Attempt], isOver: Bool, in context: SceneContext
  ) -> GoalEvidence {
    GoalEvidence(
      attempts: attempts, events: events, garden: context.player.garden, on: context.today,
      isClockHidden: hidesClock || !context.voice.showsClock, isOver: isOver)
  }
}
