import Quiz

extension PracticeScene {
  /// Says a word to a wish for the next practice, such as 3 minutes; false where the line is about
  /// this one.
  mutating func answersWish(
    in typed: String, _ reading: TypedReading, in context: inout SceneContext
  ) -> Bool {
    let reader = TypedReader()
    let isStopAsked = talk.asked == .stop
    guard talk.asked == nil || isStopAsked, !answers(reading) || reader.namesTable(typed),
      ![.says(.pause), .says(.tip)].contains(reading),
      let wish = reader.wish(in: typed)
    else { return false }
    let names = wish.minutes != nil && reader.countsMinutes(typed) || wish.topic != nil
    guard names || wish.level != nil && !reader.isFeelingOfHardness(typed) else { return false }
    context.hear(typed)
    if isStopAsked {
      context.say(self.reply(keeping: wish, in: context).text(in: context.texts))
      askToStop(in: &context)
    } else {
      take(wish, in: &context)
    }
    return true
  }

  /// Takes back of the wish that is kept what a line does not want, such as not harder; false where that
  /// is none of it.
  mutating func takesBackWish(_ typed: String, in context: inout SceneContext) -> Bool {
    guard talk.asked == nil, let wish = talk.wish, var refusal = TypedReader().refusal(in: typed)
    else { return false }
    let played = session.options.difficulty
    refusal.refusedLevel =
      refusal.refusedLevel ?? refusal.refusedAdvice?.wishedLevel(instead: played)
    guard wish.updated(by: refusal) != wish, let open = session.open else { return false }
    context.hear(typed)
    talk.keep(refusal, at: played)
    talk.say(Reply(talk.wish == nil ? "unwish.all" : "wish"), at: open, in: &context)
    return true
  }

  /// Lets somebody go who has to, but not yet; false where the line says something else.
  mutating func answersLeaving(_ typed: String, in context: inout SceneContext) -> Bool {
    guard talk.asked == nil, TypedReader().leavesSoon(typed), let open = session.open else {
      return false
    }
    context.hear(typed)
    talk.say(Reply("leaving"), at: open, in: &context)
    return true
  }

  /// Keeps in mind that a level one step away was wished for.
  mutating func wish(for advice: LevelAdvice, in context: inout SceneContext) {
    take(PracticeWish(advice: advice), in: &context)
  }

  /// Keeps a wish in mind, and says so, or why it cannot be kept; where nothing is easier, a tip is
  /// offered.
  private mutating func take(_ wish: PracticeWish, in context: inout SceneContext) {
    let reply = reply(keeping: wish, in: context)
    guard let open = session.open else { return }
    talk.say(reply, at: open, in: &context)
    if reply.name == "easiest", !open.isRevealed { talk.ask(.help) }
  }

  /// Keeps a wish in mind until this practice is over, where it can be granted then; the reply to it.
  mutating func reply(keeping wish: PracticeWish, in context: SceneContext) -> Reply {
    let played = session.options.difficulty
    var wish = wish
    wish.level = wish.level(instead: talk.wish?.level ?? played)
    if context.canChooseMinutes {
      wish.setMinutes(from: talk.wish?.minutes ?? context.player.choice.minutes)
    }
    let level = ["level": context.levelName]
    if let refusal = refusal(of: talk.wish?.updated(by: wish) ?? wish, in: context) {
      return Reply(refusal, level)
    }
    if talk.wish?.updated(by: wish).isEmpty == true {
      talk.keep(wish, at: played)
      return Reply("unwish.all")
    }
    let isAsBefore = wish.level == played && wish.topic == nil && wish.minutes == nil
    if isAsBefore, talk.wish?.level == nil { return Reply(Self.reply(toWishingFor: played), level) }
    talk.keep(wish, at: played)
    return Reply(isAsBefore ? "unwish" : "wish", level)
  }

  /// The reply to a wish that cannot be granted later either; nil where it can.
  private func refusal(of wish: PracticeWish, in context: SceneContext) -> String? {
    let choice = context.player.choice
    if context.isFixed(wish) { return "fixed" }
    if let minutes = wish.minutes {
      guard !choice.fixedKeys.contains(.minutes) else { return "fixed" }
      let isTimed = context.voice.settings.clock != .off
      guard isTimed, PracticeOptions.allowedMinutes.contains(minutes) else { return "minutes" }
    }
    guard let topic = wish.topic else { return nil }
    if topic.isOfOtherTables { return topic.isRefusal ? "tables.without" : "tables" }
    return wish.practised(of: choice.settings.operations) == nil ? "topic" : nil
  }

  /// The reply to who wishes for the level that is played.
  private static func reply(toWishingFor level: Difficulty) -> String {
    switch level {
    case .easy: "easiest"
    case .hard: "hardest"
    case .medium, .auto: "levels"
    }
  }

  /// Whether the line is the answer to the open question, or may be.
  private func answers(_ reading: TypedReading) -> Bool {
    guard let answer = session.open.map({ String($0.question.answer) }) else { return false }
    return [.answer(answer), .joined(answer)].contains(reading)
  }
}
