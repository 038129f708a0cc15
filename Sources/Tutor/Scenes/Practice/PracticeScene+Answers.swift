import Content
import Quiz
import Screen

extension PracticeScene {
  /// Takes a number as the answer to the open question; what was heard is shown as it was typed.
  mutating func answer(
    _ number: String, heard typed: String, in context: inout SceneContext
  ) -> SceneOutcome {
    guard let open = session.open else { return .stay }
    let answer = ReadAnswer(
      number, to: open, after: guidance.previousAnswer,
      time: session.questionTime(at: context.now))
    if let value = answer.wrongValue, takesStep(value) {
      sayStep(number, heard: typed, of: open.asked, in: &context)
      return .stay
    }
    let submission = session.submit(
      number, grade: answer.grade, diagnosis: answer.diagnosis,
      isFirstStep: guidance.isFirstStep(answer), at: context.now)
    return take(submission, of: typed, as: number, answer.remark, in: &context)
  }

  /// Takes the number where it is a step of the hint on show, which is no try at the question yet;
  /// whether it was one.
  mutating func takesStep(_ value: Int) -> Bool {
    guard session.open?.isRevealed == false else { return false }
    return guidance.takeStep(value)
  }

  private func sayStep(
    _ number: String, heard typed: String, of asked: AskedQuestion, in context: inout SceneContext
  ) {
    context.hear(typed, tapback: .right)
    context.say(.hintStep, context.voice.values(of: asked).merging(["answer": number]) { $1 })
  }

  private mutating func take(
    _ submission: Submission, of typed: String, as number: String, _ remark: Remark?,
    in context: inout SceneContext
  ) -> SceneOutcome {
    switch submission {
    case .right(let attempt): return takeRight(attempt, typed, in: &context)
    case .copied(let attempt):
      _ = keep(attempt, hearing: typed, tapback: nil, in: &context)
      // What was shown before it was asked comes back on another day.
      let words = attempt.form.isExample ? nil : praise.words(.typed, in: context.texts)
      context.say(words ?? context.texts(.exampleDone))
      news.tell(after: session.attempts, with: &praise, in: &context)
      return goOn(in: &context)
    case .slip(let attempt): takeSlip(attempt, typed, remark, in: &context)
    case .wrong(let attempt, let help):
      takeWrong(attempt, typed, help, remark, in: &context)
    case .copyAgain:
      context.hear(typed, tapback: .notYet)
      if let open = session.open { sayCheck(of: open, against: number, in: &context) }
    case .ignored:
      context.hear(typed)
      askOnceMore(in: &context)
    }
    return .stay
  }

  private mutating func takeRight(
    _ attempt: Attempt, _ typed: String, in context: inout SceneContext
  ) -> SceneOutcome {
    // The sign with which the top line counts it.
    let isMended = session.summary.mends.last == true
    let best = keep(
      attempt, hearing: typed, tapback: isMended ? .worked : .right, in: &context)
    let attempts = session.attempts.suffix(attempt.tryNumber)
    let words = praise.words(
      for: attempt, attempts: attempts, wasTold: guidance.wasTold, best, in: context.texts)
    if let words { context.say(words) }
    if attempt.form.isExample { context.say(.exampleDone) }
    if context.voice.settings.sound { context.request(.sound) }
    news.tell(after: session.attempts, with: &praise, in: &context)
    return goOn(in: &context)
  }

  private mutating func takeSlip(
    _ attempt: Attempt, _ typed: String, _ remark: Remark?, in context: inout SceneContext
  ) {
    _ = keep(attempt, hearing: typed, tapback: nil, in: &context)
    guidance.lastRemark = remark
    let words = remark.map { praise.words(for: $0, in: context.texts) }
    let again = context.texts(.questionAgain, context.voice.values(of: attempt.asked))
    context.say([words.map(Block.text), .heading(again)].compactMap(\.self))
  }

  private mutating func takeWrong(
    _ attempt: Attempt, _ typed: String, _ help: Help?, _ found: Remark?,
    in context: inout SceneContext
  ) {
    let isHasty = guidance.isHasty(at: context.now)
    let remark = isHasty ? Remark(.answerNoHurry) : found
    let misconception = attempt.diagnosis.flatMap(Misconception.init)
    // Words that say what to do may follow another thought than the hint.
    let saysWhatToDo = misconception?.saysWhatToDo(about: attempt.question) == true
    let isOneThought = help == nil || isHasty || !saysWhatToDo
    let isSaid = isOneThought && help != .worked && remark != guidance.lastRemark
    _ = keep(attempt, hearing: typed, tapback: .notYet, in: &context)
    praise.endStreak()
    guidance.lastRemark = remark
    guidance.wasTold = guidance.wasTold || isSaid && saysWhatToDo
    if let misconception { guidance.mend(misconception) }
    let words = isSaid ? remark.map { praise.words(for: $0, in: context.texts) } : nil
    show(help, after: words, in: &context)
  }

  /// Keeps the try, and returns the fact's best time where it was that.
  private mutating func keep(
    _ attempt: Attempt, hearing typed: String, tapback: Tapback?, in context: inout SceneContext
  ) -> PersonalBest? {
    context.hear(typed, tapback: tapback)
    return keep(attempt, in: &context)
  }

  /// Keeps an attempt, also one without a typed line, and returns what was reached with it.
  @discardableResult
  mutating func keep(_ attempt: Attempt, in context: inout SceneContext) -> PersonalBest? {
    news.take(context.record(attempt))
    return questions.observe(attempt)
  }
}
