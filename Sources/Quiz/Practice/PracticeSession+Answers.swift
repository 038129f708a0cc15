package import Basics

extension PracticeSession {
  /// Takes what the child typed for the open question, with its grade.
  ///
  /// The diagnosis of a wrong answer decides whether it is forgiven as a slip, and with which rung
  /// the child goes on; `isFirstStep` says that the first rung asks for the very number.
  package mutating func submit(
    _ typed: String, grade: Grade, diagnosis: Diagnosis? = nil, isFirstStep: Bool = false,
    at now: Instant
  ) -> Submission {
    guard var open else { return .ignored }
    switch grade {
    case .unreadable:
      return .ignored
    case .correct:
      let attempt = record(typed, open.isRevealed ? .revealed : .right, for: &open, at: now)
      self.open = nil
      return open.isRevealed ? .copied(attempt) : .right(attempt)
    case .incorrect:
      if open.isRevealed { return .copyAgain }
      return isForgiven(diagnosis) && !open.hasSlipped
        ? forgive(typed, diagnosis, of: open, at: now)
        : miss(typed, diagnosis, isFirstStep: isFirstStep, of: open, at: now)
    }
  }

  /// The next help when the child asks for it: the next rung, or the worked answer above the last;
  /// nil when no question is open, when that is shown already or when the key bounced.
  package mutating func requestHint(at now: Instant) -> Help? {
    guard let open, !open.isRevealed else { return nil }
    if let last = open.lastHint, last.duration(to: now) < Self.hintDistance { return nil }
    let help = open.nextHelp
    show(help, for: open, at: now)
    return help
  }

  /// Leaves the open question; nil when none is open.
  package mutating func skip(at now: Instant) -> Attempt? {
    guard var open else { return nil }
    let attempt = record("", .skipped, for: &open, at: now)
    self.open = nil
    return attempt
  }

  /// Keeps the open question as shown, where its answer is on show and nothing right was typed; nil
  /// elsewhere, and where it is kept already.
  package mutating func keepShown(at now: Instant) -> Attempt? {
    guard var open, open.isRevealed, !open.form.isExample,
      attempts.last.map({ $0.question != open.question || $0.outcome != .revealed }) ?? true
    else { return nil }
    let attempt = record("", .revealed, for: &open, at: now)
    self.open = open
    return attempt
  }

  /// Whether a wrong answer is a slip.
  ///
  /// A number of the question typed again and again is none, nor are digits that change places again
  /// and again, while a key that was missed stays one.
  private func isForgiven(_ diagnosis: Diagnosis?) -> Bool {
    guard let misconception = diagnosis?.misconception, misconception.isForgiven else {
      return false
    }
    guard misconception != .slip else { return true }
    let before = attempts.count {
      $0.outcome == .slip && $0.diagnosis == misconception.rawValue
    }
    return before < Self.mostRepeats
  }

  private mutating func forgive(
    _ typed: String, _ diagnosis: Diagnosis?, of open: OpenQuestion, at now: Instant
  ) -> Submission {
    var open = open
    let attempt = record(typed, .slip, diagnosis, for: &open, at: now)
    open.hasSlipped = true
    self.open = open
    return .slip(attempt)
  }

  private mutating func miss(
    _ typed: String, _ diagnosis: Diagnosis?, isFirstStep: Bool, of open: OpenQuestion,
    at now: Instant
  ) -> Submission {
    var open = open
    if isFirstStep, open.hintsSeen == 0 { open.isFirstRungPassed = true }
    let attempt = record(typed, .wrong, diagnosis, for: &open, at: now)
    open.misses += 1
    let help = open.help(after: diagnosis)
    show(help, for: open, at: now)
    return .wrong(attempt, help)
  }

  /// Puts help on the screen; the clock stands still while it, or what is said to a miss, is read.
  private mutating func show(_ help: Help?, for open: OpenQuestion, at now: Instant) {
    clock.beginReading(at: now)
    self.open = help.map { open.showing($0, at: now) } ?? open
  }

  /// Ends the current try and keeps it.
  private mutating func record(
    _ typed: String, _ outcome: Attempt.Outcome, _ diagnosis: Diagnosis? = nil,
    for open: inout OpenQuestion, at now: Instant
  ) -> Attempt {
    clock.endReading(at: now)
    open.tries += 1
    let attempt = Attempt(
      question: open.question, as: open.form,
      typed: String(typed.prefix(Attempt.longestTyped)), outcome: outcome, tryNumber: open.tries,
      time: clock.elapsed - open.tryBegan,
      hintsSeen: open.hintsSeen, diagnosis: diagnosis?.misconception.rawValue)
    open.tryBegan = clock.elapsed
    attempts.append(attempt)
    return attempt
  }
}
