import Content
import Quiz
import Screen

extension AfterScene {
  /// Shows the summary of a practice, and asks what comes next.
  init(_ practice: EndedPractice, in context: inout SceneContext) {
    let summary = SessionSummary(attempts: practice.session.attempts)
    context.player.model = practice.model
    guard summary.asked > 0 else {
      context.say(.summaryNothing)
      context.say(.summaryNext)
      return
    }
    context.say(practice.ranOut ? .summaryTime : .summaryStopped)
    let bubble = SummaryBubble(
      summary, newlyFluent: practice.fluent(on: context.today),
      previous: context.player.previous, ranOut: practice.ranOut, texts: context.texts,
      usesWords: context.voice.settings.accessible)
    say(bubble, in: &context)
    context.say(.summaryNext)
    context.player.previous = PreviousSession(of: practice.session, summary)
    suggestLevel(after: practice.session.options, in: &context)
  }

  private mutating func say(_ bubble: SummaryBubble, in context: inout SceneContext) {
    context.lastSummary = bubble.times + [.gap] + bubble.result
    // The long chart comes first, so that the medal stands where the eyes are.
    context.say(bubble.times)
    context.say(bubble.result)
    if context.voice.isAnimated, bubble.prize != nil {
      celebrate(at: context.chat.lastAppearance)
    }
  }
}

extension EndedPractice {
  /// The facts that have become fluent and are so still.
  fileprivate func fluent(on day: Int) -> [Question] {
    newlyFluent.filter { model.memory(of: LearningItem($0), on: day).state == .fluent }
  }
}

extension PreviousSession {
  fileprivate init(of session: PracticeSession, _ summary: SessionSummary) {
    self.init(
      minutes: session.options.minutes, difficulty: session.options.difficulty,
      averageTime: summary.averageTime)
  }
}
