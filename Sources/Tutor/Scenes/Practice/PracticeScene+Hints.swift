import Content
import Quiz
import Screen

extension PracticeScene {
  /// The child asks for a hint with a key or in words, or says that the question is hard, which is
  /// answered first.
  mutating func askForHint(after meaning: Meaning? = nil, in context: inout SceneContext) {
    guard let open = session.open else { return }
    endAsking(at: context.now)
    let shown = open.isRevealed && meaning == .tip ? Reply("shown") : nil
    let words = (meaning.flatMap(Reply.init(to:)) ?? shown)?
      .text(about: open.asked, isRevealed: open.isRevealed, in: context.voice)
    if open.isRevealed {
      // A key has nothing new to show: Robo has just said it.
      guard let words else { return context.pointToAnswer() }
      context.say([.text(words), .heading(context.voice.question(asItStands: open))])
    } else if let help = session.requestHint(at: context.now) {
      show(help, after: words, in: &context)
    } else if meaning != nil {
      // The tip has only just come; a key that bounced says nothing, a line is always answered.
      context.say(.answerNoHurry)
    }
  }

  /// Shows a rung of the ladder or the worked answer, after a line about the miss if there was
  /// one; it is one bubble, so that nothing scrolls away.
  mutating func show(_ help: Help?, after feedback: String?, in context: inout SceneContext) {
    guard let open = session.open else { return }
    let kindness = help == .worked ? praise.words(.together, in: context.texts) : nil
    let said = (feedback ?? kindness).map { [Block.text($0)] } ?? []
    let writer = HintWriter(texts: context.texts, usesWords: context.voice.settings.accessible)
    let hint = help.map { writer.blocks(for: $0, with: open.asked, guidance, after: said) } ?? said
    if context.voice.form == .screen {
      context.chat.dropFromNewest(context.voice.calls(to: open.asked).map(Block.heading))
    }
    let hasStep = help.map { writer.asksForStep($0, with: guidance) } == true
    let call = context.voice.call(for: help, with: open, afterStep: hasStep)
    context.say(writer.blocks(hint, calling: call))
    guidance.show(help, at: context.chat.lastAppearance)
    talk.messagesAtTip = context.chat.count
  }

  /// Asks a question, after its way where that is shown first; it is one bubble.
  mutating func pose(_ asked: AskedQuestion, in context: inout SceneContext) {
    // A copied answer has no tapback, and a question that is skipped by a key has not even words.
    if !session.attempts.isEmpty { context.chat.changeTopic() }
    let writer = HintWriter(texts: context.texts, usesWords: context.voice.settings.accessible)
    if let example = writer.example(for: asked, with: guidance) {
      let isBegun = asked.form == .begun && writer.asksForStep(.rung(1), with: guidance)
      let call = context.voice.call(to: asked, afterStep: isBegun)
      context.say(writer.blocks(example, calling: call))
    } else {
      context.say(context.voice.ask(asked))
    }
    session.ask(asked, at: context.chat.lastAppearance)
    guard asked.form.isExample else { return }
    guidance.showExample(asked.form, at: context.chat.lastAppearance)
    talk.messagesAtTip = context.chat.count
  }
}
