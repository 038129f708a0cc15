import Basics
import Content
import Quiz
import Screen

extension Conversation {
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
    isStopAsked = false
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
    practice.isIdeaSaid = false
    isStopAsked = false
    practice.lastFeedback = nil
    practice.hintAppeared = nil
    self.practice = practice
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
