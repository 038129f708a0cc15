import Basics
import Content
import Quiz
import Screen

extension PracticeScene {
  /// The top line, with the flowers that have opened; one on its way there is not counted yet.
  func header(isOver: Bool, in context: SceneContext) -> ChatHeader {
    var header: ChatHeader =
      isOver ? .ended(session, in: context) : .of(session, in: context)
    let opened = events.count(where: \.isBloom)
    let arrived = opened - (context.chat.nextFlowerStep == nil ? 0 : 1)
    header.flowers = arrived > 0 ? arrived : nil
    return header
  }

  /// Tells of what has just opened in the garden, and of the goal where that is met.
  mutating func tellNews(after attempt: Attempt, in context: inout SceneContext) {
    tellGrowth(in: &context)
    tellGoal(in: &context)
    toldEvents = events.count
  }

  /// Tells of the first thing that the answer has brought: a flower goes before its visitors.
  private mutating func tellGrowth(in context: inout SceneContext) {
    guard let event = events[toldEvents...].first(where: { $0.praised != nil }),
      memoryLines.take(event.plant.question(), for: occasion(of: event, in: context)),
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
  private mutating func tellGoal(in context: inout SceneContext) {
    guard let goal else { return }
    let evidence = evidence(isOver: false, in: context)
    if goal.isMet(evidence) {
      context.say(.goalMet, ["goal": context.texts.label(of: goal)])
      self.goal = nil
      context.player.unmetGoal = nil
    } else if !goal.canBeMet(evidence) {
      self.goal = nil
    }
  }

  /// What the practice has brought towards the goal.
  func evidence(isOver: Bool, in context: SceneContext) -> GoalEvidence {
    GoalEvidence(
      attempts: session.attempts, events: events, garden: context.player.garden,
      on: context.today, isClockHidden: hidesClock || !context.voice.showsClock, isOver: isOver)
  }

  /// The child has chosen to play without a clock in sight.
  var hidesClock: Bool { goal == .withoutClock }

  /// The next question that the goal asks for; every second one, and at most three.
  mutating func nextGoalQuestion() -> Question? {
    let asked = Set(session.attempts.map(\.question)).count
    return asked.isMultiple(of: 2) ? goalQuestions.takeFirst() : nil
  }
}
