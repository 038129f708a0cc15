import Content
import Quiz
import Screen

extension SmallTalk {
  /// Says a word to what is no answer, or offers help where that happens again and again.
  mutating func reply(
    to reading: TypedReading, at open: OpenQuestion, in context: inout SceneContext
  ) {
    let isLost = reading.isConfusing && countConfusion()
    if let doubt = reading.doubt { ask(doubt) }
    guard !isLost else {
      ask(.help, isRevealed: open.isRevealed)
      return say(Reply("offer"), at: open, in: &context)
    }
    if let reply = Reply(to: reading, in: context.texts) { say(reply, at: open, in: &context) }
  }

  /// Says a word back; what is said again and again gets no more than the question.
  mutating func chat(
    about meaning: Meaning, at open: OpenQuestion, in context: inout SceneContext
  ) {
    let count = count(meaning)
    if meaning == .name { context.keepName(saidIn: line) }
    if meaning == .otherChild { context.nextChild = .unnamed }
    offered = meaning.offers.filter { $0 != .tip || !open.isRevealed }
    guard !meaning.isChatter || count <= Self.repetitions else {
      return context.say(context.voice.question(asItStands: open))
    }
    let joke = meaning == .joke ? context.takeJoke() : nil
    let (name, level) = (context.player.name, context.levelName)
    guard let reply = Reply(to: meaning, in: line, joke: joke, name: name, level: level)
    else { return }
    say(reply, at: open, in: &context)
  }

  /// Says a reply, with the question where nothing else shows it.
  func say(_ reply: Reply, at open: OpenQuestion, in context: inout SceneContext) {
    let since = context.chat.messages(after: messagesAtTip)
    let isOnShow = messagesAtTip > 0 && !open.isRevealed && !since.contains(where: \.isRobots)
    context.say(reply.blocks(at: open, isOnShow: isOnShow, in: context.voice))
  }
}
