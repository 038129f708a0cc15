import Content
import Quiz
import Screen

extension Conversation {
  /// A line sent while a question is open.
  mutating func answerQuestion(_ typed: String) {
    guard let open = practice?.session.open else { return }
    if wakes(with: typed) || answersStop(typed) || answerPracticeWord(typed) { return }
    guard !typed.allSatisfy(\.isWhitespace) else { return }
    let grade = Grader().grade(typed, for: open.question)
    if takesStep(grade) { return sayStep(typed, of: open.question) }
    let diagnosis = diagnosis(of: grade, to: open.question)
    guard
      let submission = practice?.session.submit(
        typed, grade: grade, diagnosis: diagnosis, at: now)
    else { return }
    take(submission, of: typed, feedback: feedback(on: grade, diagnosis, open.question))
  }

  /// What a wrong answer tells about how it came to be.
  private func diagnosis(of grade: Grade, to question: Question) -> Diagnosis? {
    guard case .incorrect(let value?) = grade, let session = practice?.session else { return nil }
    // While a hint is read the clock stands still, and a quick answer says nothing about haste.
    let time = session.open?.hintsSeen == 0 ? session.questionTime(at: now) : nil
    let found = Diagnosis(of: value, to: question, after: practice?.previousAnswer, time: time)
    // So far off the tables explain nothing.
    let isFar = abs(value - question.answer) > question.answer
    return isFar && found?.misconception.namesAnotherTable == true ? nil : found
  }

  /// Takes the number where it is a step of the hint on show, which is no try at the question yet;
  /// whether it was one.
  private mutating func takesStep(_ grade: Grade) -> Bool {
    guard case .incorrect(let value?) = grade, practice?.session.open?.isRevealed == false,
      let place = practice?.steps.firstIndex(of: value)
    else { return false }
    practice?.steps.removeFirst(place + 1)
    practice?.session.takeStep()
    return true
  }

  private mutating func sayStep(_ typed: String, of question: Question) {
    hear(typed, tapback: .right)
    say(texts(.hintStep, ["answer": typed, "question": question.description]))
  }

  private mutating func take(_ submission: Submission, of typed: String, feedback: String?) {
    switch submission {
    case .right(let attempt): takeRight(attempt, typed)
    case .copied(let attempt):
      keep(attempt, hearing: typed, tapback: nil)
      say(texts(.answerTyped))
      goOn()
    case .slip(let attempt):
      keep(attempt, hearing: typed, tapback: nil)
      practice?.lastFeedback = feedback
      say(feedback ?? texts(.questionAgain, ["question": attempt.question.description]))
    case .wrong(let attempt, let help): takeWrong(attempt, typed, help, feedback)
    case .copyAgain:
      hear(typed)
      sayWorkedAnswer()
    case .ignored:
      hear(typed)
      say(texts(.answerUnreadable))
    }
  }

  private mutating func takeWrong(
    _ attempt: Attempt, _ typed: String, _ help: Help?, _ feedback: String?
  ) {
    let words = isHasty ? texts(.answerNoHurry) : feedback
    // Words that say what to do may follow another thought than the hint.
    let isOneThought = help == nil || isHasty || !saysWhatToDo(attempt)
    let isSaid = isOneThought && help != .worked && words != practice?.lastFeedback
    keep(attempt, hearing: typed, tapback: .notYet)
    practice?.streak = 0
    practice?.lastFeedback = words
    mendLadder(after: attempt)
    show(help, after: isSaid ? words : nil)
  }

  private func saysWhatToDo(_ attempt: Attempt) -> Bool {
    attempt.diagnosis.flatMap(Misconception.init)?.saysWhatToDo(about: attempt.question) == true
  }

  /// Lets the hints go the way on which the mistake is put right.
  private mutating func mendLadder(after attempt: Attempt) {
    guard let misconception = attempt.diagnosis.flatMap(Misconception.init),
      let ladder = HintLadder(mending: misconception, in: attempt.question),
      ladder != practice?.ladder
    else { return }
    practice?.ladder = ladder
    practice?.isIdeaSaid = false
  }

  private mutating func takeRight(_ attempt: Attempt, _ typed: String) {
    keep(attempt, hearing: typed, tapback: .right)
    if settings.sound { effects.append(.sound) }
    goOn()
  }

  private mutating func keep(_ attempt: Attempt, hearing typed: String, tapback: Tapback?) {
    hear(typed, tapback: tapback)
    effects.append(.record(attempt))
    let milestones = practice?.questions.observe(attempt) ?? []
    for case .becameFluent(let question) in milestones { practice?.newlyFluent.append(question) }
    if tapback == .right { sayPraise(for: attempt, milestones) }
  }
}
