import Content
import Quiz
import Screen

extension Conversation {
  /// The least time in which a tip can be read.
  private static let readingTime = Duration.milliseconds(1500)

  /// Whether the child has paused the practice.
  var isPaused: Bool { practice?.isPaused ?? false }

  /// Whether nothing can be answered just now: the child has paused, or a check rests.
  var isWaiting: Bool { isPaused || isResting }

  /// Starts a practice with what was given or chosen, and asks the first question.
  mutating func startPractice() {
    let options = PracticeOptions(
      minutes: minutes, difficulty: difficulty,
      operations: setup.operations ?? settings.operations, table: setup.table)
    let isFirst = previous == nil
    if learner.answerCount == 0 { learner = LearnerModel(startingAt: difficulty) }
    sayStart(isFirst: isFirst)
    beginSession(options)
    practice = Practice(
      session: PracticeSession(
        options: options, isTimed: settings.clock != .off, startingAt: lastAppearance),
      questions: AdaptiveQuestions(
        from: QuestionPool(options: options, for: learner), model: learner, on: setup.today,
        judging: options.judgedLevel))
    practice?.session.usualTime = learner.usualTime
    stage = .practising
    confettiStart = nil
    askNext()
  }

  /// Begins a session, with a seed of its own from which it can be replayed.
  mutating func beginSession(_ options: PracticeOptions) {
    generator = SeededGenerator(seed: seed)
    effects.append(.beginSession(options, seed: seed))
  }

  /// Ends the session, whose questions the next one does not ask again.
  mutating func endSession(_ summary: SessionSummary) {
    effects.append(.endSession(summary))
    seed = generator.next()
  }

  private mutating func sayStart(isFirst: Bool) {
    let values = ["minutes": minutesInWords, "difficulty": texts.name(of: difficulty)]
    let start = settings.clock == .off ? texts(.clockNone) : texts(.welcomeStart, values)
    let tips = isFirst && settings.tips ? [Block.secondary(texts(.welcomeTips))] : []
    say([.text(start)] + tips)
  }

  /// Asks the next question; its time begins when it appears.
  mutating func askNext() {
    guard var practice else { return }
    practice.previousAnswer = practice.session.attempts.last?.question.answer
    let question = practice.nextQuestion(at: now, using: &generator)
    say(texts(.questionAsk, ["question": question.description]))
    practice.session.ask(question, at: lastAppearance)
    practice.ladder = HintLadder(
      for: question, bySecondWay: practice.workedOut.contains(question))
    practice.steps = []
    practice.lastFeedback = nil
    practice.hintAppeared = nil
    self.practice = practice
  }

  /// A line sent while a question is open.
  mutating func answerQuestion(_ typed: String) {
    guard let open = practice?.session.open else { return }
    // Piped lines carry the words that are keys on a terminal.
    if typed.count == 1, let key = typed.first, vocabulary.practiceKey(key) != nil {
      return press(.character(key))
    }
    if answerPracticeWord(typed) { return }
    guard !typed.allSatisfy(\.isWhitespace), !isPaused else { return }
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
    return Diagnosis(of: value, to: question, after: practice?.previousAnswer, time: time)
  }

  /// Takes the number where it is a step of the hint on show, which is no try at the question yet;
  /// whether it was one.
  private mutating func takesStep(_ grade: Grade) -> Bool {
    guard case .incorrect(let value?) = grade, practice?.session.open?.isRevealed == false,
      let place = practice?.steps.firstIndex(of: value)
    else { return false }
    practice?.steps.removeFirst(place + 1)
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
    case .wrong(let attempt, let help):
      let words = isHasty ? texts(.answerNoHurry) : feedback
      practice?.hintAppeared = nil
      keep(attempt, hearing: typed, tapback: .notYet)
      practice?.streak = 0
      show(help, after: help == .worked || words == practice?.lastFeedback ? nil : words)
      practice?.lastFeedback = words
    case .copyAgain:
      hear(typed)
      sayWorkedAnswer()
    case .ignored:
      hear(typed)
      say(texts(.answerUnreadable))
    }
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

  /// What is said to a wrong answer: the pattern it fits, or that it is far off; nothing where
  /// the hint alone helps more.
  private func feedback(
    on grade: Grade, _ diagnosis: Diagnosis?, _ question: Question
  ) -> String? {
    guard case .incorrect(let value?) = grade else { return nil }
    let distance = abs(value - question.answer)
    let isFar = distance > question.answer && diagnosis?.misconception.namesAnotherTable == true
    if let diagnosis, !isFar { return words(for: diagnosis) }
    guard distance > question.answer / 2 else { return nil }
    let phrase: Phrase = value < question.answer ? .answerBigger : .answerSmaller
    return texts(phrase, ["answer": String(value)])
  }

  private func words(for diagnosis: Diagnosis) -> String {
    let feedback = diagnosis.feedback
    let words = texts.text(key: feedback.key, feedback.numbers.mapValues(String.init))
    return diagnosis.isTentative ? "\(texts.text(key: "feedback.perhaps")) \(words)" : words
  }

  /// Whether the answer came before the tip on show can have been read.
  private var isHasty: Bool {
    practice?.hintAppeared.map { $0.duration(to: now) < Self.readingTime } ?? false
  }

  /// Leaves the open question with its answer.
  mutating func skipQuestion() {
    guard !isPaused, let question = practice?.session.open?.question,
      let attempt = practice?.session.skip(at: now)
    else { return }
    effects += [.clearLine, .record(attempt)]
    practice?.streak = 0
    let values = ["question": question.description, "answer": String(question.answer)]
    say(texts(.answerSkipped, values))
    goOn()
  }

  /// Asks the next question, or ends the practice when its time is over.
  mutating func goOn() {
    guard let practice else { return }
    if practice.session.isOver(at: now) { finishPractice(.summaryTime) } else { askNext() }
  }
}
