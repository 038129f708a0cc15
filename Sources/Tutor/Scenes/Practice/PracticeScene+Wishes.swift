import Quiz

extension PracticeScene {
  /// Says a word to a wish for the next practice, such as 3 minutes; false where the line is about
  /// this one.
  mutating func answersWish(
    in typed: String, _ reading: TypedReading, in context: inout SceneContext
  ) -> Bool {
    let reader = TypedReader()
    guard talk.asked == nil, !answers(reading), ![.says(.pause), .says(.tip)].contains(reading),
      let wish = reader.wish(in: typed)
    else { return false }
    if wish.minutes != nil, reader.countsMinutes(typed) {
      reply("minutes", to: typed, in: &context)
    } else if wish.topic != nil {
      reply("topic", to: typed, in: &context)
    } else if let level = wish.level, !reader.isFeelingOfHardness(typed) {
      context.hear(typed)
      keep(level, in: &context)
    } else {
      return false
    }
    return true
  }

  /// Keeps in mind that a level one step away was wished for.
  mutating func wish(for advice: LevelAdvice, in context: inout SceneContext) {
    let level = session.options.difficulty
    keep(advice.wishedLevel(instead: level) ?? level, in: &context)
  }

  /// Keeps the level in mind, where it can be another one than this.
  private mutating func keep(_ level: Difficulty, in context: inout SceneContext) {
    let isFixed = context.player.choice.fixedKeys.contains(.difficulty)
    guard !isFixed else { return reply("fixed", in: &context) }
    guard level == session.options.difficulty else {
      talk.wishedLevel = level
      return reply("level", in: &context)
    }
    if level == .easy, session.open?.isRevealed != true { talk.offered = [.tip] }
    reply(Self.reply(toWishingFor: level), in: &context)
  }

  /// The reply to who wishes for the level that is played.
  private static func reply(toWishingFor level: Difficulty) -> String {
    switch level {
    case .easy: "easiest"
    case .hard: "hardest"
    case .medium, .auto: "levels"
    }
  }

  private mutating func reply(_ name: String, to typed: String, in context: inout SceneContext) {
    context.hear(typed)
    reply(name, in: &context)
  }

  private func reply(_ name: String, in context: inout SceneContext) {
    guard let open = session.open else { return }
    talk.say(Reply(name, ["level": context.levelName]), at: open, in: &context)
  }

  /// Whether the line is the answer to the open question, or may be.
  private func answers(_ reading: TypedReading) -> Bool {
    guard let answer = session.open.map({ String($0.question.answer) }) else { return false }
    return [.answer(answer), .joined(answer)].contains(reading)
  }
}
