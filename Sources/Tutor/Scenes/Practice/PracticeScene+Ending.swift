import Content
import Quiz
import Screen

extension PracticeScene {
  /// Why a practice ends.
  enum Ending {
    /// The countdown ran out.
    case timeOver
    /// The child stopped.
    case stopped
  }

  /// Stops the practice before its time, with what was done so far.
  mutating func stop(in context: inout SceneContext) -> SceneOutcome {
    finish(.stopped, in: &context)
  }

  /// Ends the practice: keeps its summary, shows it, and asks what comes next.
  func finish(_ ending: Ending, in context: inout SceneContext) -> SceneOutcome {
    let summary = SessionSummary(attempts: session.attempts)
    context.player.model = questions.model
    context.clearLine()
    context.endSession(summary, after: generator)
    guard summary.asked > 0 else {
      context.say(.summaryNothing)
      context.say(.summaryNext)
      return .go(AfterScene())
    }
    context.say(ending == .timeOver ? .summaryTime : .summaryStopped)
    var next = AfterScene()
    if sayResult(summary, ending, in: &context) {
      next.celebrate(at: context.chat.lastAppearance)
    }
    context.say(.summaryNext)
    context.player.previous = PreviousSession(
      minutes: session.options.minutes, difficulty: session.options.difficulty,
      averageTime: summary.averageTime)
    next.suggestLevel(after: session.options, in: &context)
    return .go(next)
  }

  /// Shows the times and the score beside those of the last session; whether a prize that confetti
  /// falls for is among them.
  private func sayResult(
    _ summary: SessionSummary, _ ending: Ending, in context: inout SceneContext
  ) -> Bool {
    let bubble = SummaryBubble(
      summary, newlyFluent: newlyFluent(in: context), previous: context.player.previous,
      ranOut: ending == .timeOver, texts: context.texts,
      usesWords: context.voice.settings.accessible)
    context.lastSummary = bubble.times + [.gap] + bubble.result
    // The long chart comes first, so that the medal stands where the eyes are.
    context.say(bubble.times)
    context.say(bubble.result)
    return context.voice.isAnimated && bubble.hasPrize
  }

  /// The facts that have become fluent and are so still.
  private func newlyFluent(in context: SceneContext) -> [Question] {
    praise.newlyFluent.filter {
      questions.model.memory(of: LearningItem($0), on: context.today).state == .fluent
    }
  }
}
