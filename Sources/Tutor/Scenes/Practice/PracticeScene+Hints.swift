import Content
import Quiz
import Screen

extension PracticeScene {
  /// The child asks for a hint, or says that the question is hard, which is answered first.
  mutating func askForHint(after meaning: Meaning? = nil, in context: inout SceneContext) {
    guard !isPaused, let open = session.open else { return }
    talk.asked = nil
    let words = meaning.flatMap(Reply.init)?.text(about: open.question, in: context.texts)
    if open.isRevealed {
      if !guidance.isHasty(at: context.now) { sayWorkedAnswer(in: &context) }
    } else if let help = session.requestHint(at: context.now) {
      show(help, after: words, in: &context)
    }
  }

  /// Shows a rung of the ladder or the worked answer, after a line about the miss if there was
  /// one; it is one bubble, so that nothing scrolls away.
  mutating func show(_ help: Help?, after feedback: String?, in context: inout SceneContext) {
    guard let open = session.open else { return }
    if help == .worked { workedOut.insert(open.question) }
    let said = feedback.map { [Block.text($0)] } ?? []
    let hint = help.map { blocks(for: $0, after: said, in: context) } ?? said
    context.say(hint + [.text(context.texts.call(for: help, with: open))])
    guidance.show(help, at: context.chat.lastAppearance)
    talk.messagesAtTip = context.chat.messages.count
  }

  /// The help below what was said; before a later rung comes the idea, unless it is known.
  private func blocks(
    for help: Help, after said: [Block], in context: SceneContext
  ) -> [Block] {
    let writer = HintWriter(texts: context.texts, usesWords: context.voice.settings.accessible)
    let hint = guidance.ladder.hint(for: help)
    let before = said + (guidance.idea(before: help).map { [writer.idea(of: $0)] } ?? [])
    let gap = hint.isIdea || before.isEmpty || writer.usesWords ? [] : [Block.gap]
    return before + gap + writer.blocks(for: hint)
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

  /// What the child is to do after a help.
  fileprivate func call(for help: Help?, with open: OpenQuestion) -> String {
    guard help != .worked else { return workedAnswer(to: open.question) }
    let turn: Phrase = open.misses == 0 ? .questionTurn : .questionAgain
    return self(turn, ["question": open.question.description])
  }

  /// The question with its answer, to be typed once.
  fileprivate func workedAnswer(to question: Question) -> String {
    self(
      .questionType, ["question": question.description, "answer": String(question.answer)])
  }
}
