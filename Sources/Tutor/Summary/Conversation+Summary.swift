import Content
import Quiz
import Screen

extension Conversation {
  /// Stops the practice before its time, with what was done so far.
  mutating func stopPractice() {
    finishPractice(.summaryStopped)
  }

  /// Ends the practice: keeps its summary, shows it, and asks what comes next.
  mutating func finishPractice(_ opening: Phrase) {
    guard let session = practice?.session else { return }
    let summary = SessionSummary(attempts: session.attempts)
    stage = .finished
    learner = practice?.questions.model ?? learner
    let newlyFluent = practice?.newlyFluent.filter(isFluent) ?? []
    practice = nil
    if !line.text.isEmpty { effects.append(.clearLine) }
    endSession(summary)
    guard summary.asked > 0 else {
      say(texts(.summaryNothing))
      return say(texts(.summaryNext))
    }
    say(texts(opening))
    sayResult(summary, newlyFluent: newlyFluent, ranOut: opening == .summaryTime)
    say(texts(.summaryNext))
    previous = PreviousSession(
      minutes: session.options.minutes, difficulty: session.options.difficulty,
      averageTime: summary.averageTime)
    suggestLevel(after: session.options)
  }

  /// Shows the times and the score beside those of the last session.
  private mutating func sayResult(_ summary: SessionSummary, newlyFluent: [Question], ranOut: Bool)
  {
    let bubble = SummaryBubble(
      summary, newlyFluent: newlyFluent, previous: previous, ranOut: ranOut,
      texts: texts, usesWords: settings.accessible)
    lastSummary = bubble.times + [.gap] + bubble.result
    // The long chart comes first, so that the medal stands where the eyes are.
    say(bubble.times)
    say(bubble.result)
    if isAnimated, bubble.hasPrize { confettiStart = lastAppearance }
  }

  /// Whether a fact that has become fluent is so still.
  private func isFluent(_ question: Question) -> Bool {
    learner.memory(of: LearningItem(question), on: setup.today).state == .fluent
  }
}
