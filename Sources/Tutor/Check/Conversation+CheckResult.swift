import Content
import Quiz
import Screen

extension Conversation {
  mutating func finishCheckIfDone() {
    if check?.phase == .finished { finishCheck(.checkDone) }
  }

  /// Stops the check before its end, with what was answered so far.
  mutating func stopCheck() {
    finishCheck(.summaryStopped)
  }

  /// Ends the check: keeps its result, shows it, and asks what comes next.
  private mutating func finishCheck(_ opening: Phrase) {
    guard let check else { return }
    stage = .finished
    self.check = nil
    if !line.text.isEmpty { effects.append(.clearLine) }
    endSession(SessionSummary(attempts: check.attempts))
    guard !check.attempts.isEmpty else {
      say(texts(.summaryNothing))
      return say(texts(.summaryNext))
    }
    say(texts(opening))
    let sheet = CheckBubble(check, texts: texts, isAccessible: settings.accessible)
    lastSummary = sheet.blocks
    say(sheet.blocks)
    if isAnimated, sheet.isPerfect { confettiStart = lastAppearance }
    say(texts(.summaryNext))
  }
}
