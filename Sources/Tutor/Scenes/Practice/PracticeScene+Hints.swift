import Content
import Quiz
import Screen

extension PracticeScene {
  /// The child asks for a hint.
  mutating func askForHint(in context: inout SceneContext) {
    guard !isPaused, let open = session.open else { return }
    isStopAsked = false
    if open.isRevealed {
      if !guidance.isHasty(at: context.now) { sayWorkedAnswer(in: &context) }
    } else if let help = session.requestHint(at: context.now) {
      show(help, after: nil, in: &context)
    }
  }

  /// Shows a rung of the ladder or the worked answer, after a line about the miss if there was
  /// one; it is one bubble, so that nothing scrolls away.
  mutating func show(_ help: Help?, after feedback: String?, in context: inout SceneContext) {
    guard let open = session.open else { return }
    let texts = context.texts
    let writer = HintWriter(texts: texts, usesWords: context.voice.settings.accessible)
    let said = feedback.map { [Block.text($0)] } ?? []
    let hints = help.map(guidance.hints) ?? []
    if help == .worked { workedOut.insert(open.question) }
    let turn: Phrase = open.misses == 0 ? .questionTurn : .questionAgain
    let again = texts(turn, ["question": open.question.description])
    let call = help == .worked ? texts.workedAnswer(to: open.question) : again
    context.say(said + hints.flatMap(writer.blocks) + [.text(call)])
    guidance.show(help, at: context.chat.lastAppearance)
  }

  func sayWorkedAnswer(in context: inout SceneContext) {
    guard let question = openQuestion else { return }
    context.say(context.texts.workedAnswer(to: question))
  }
}

extension Texts {
  /// The open question once more, as it stands: fresh, missed, or worked out.
  func question(asItStands open: OpenQuestion) -> String {
    guard !open.isRevealed else { return workedAnswer(to: open.question) }
    let phrase: Phrase = open.misses > 0 ? .questionAgain : .questionAsk
    return self(phrase, ["question": open.question.description])
  }

  /// The question with its answer, to be typed once.
  fileprivate func workedAnswer(to question: Question) -> String {
    self(
      .questionType, ["question": question.description, "answer": String(question.answer)])
  }
}
