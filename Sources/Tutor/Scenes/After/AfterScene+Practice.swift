import Basics
import Content
import Quiz
import Screen

extension AfterScene {
  /// Shows how a practice went, and offers what comes next.
  init(_ practice: EndedPractice, in context: inout SceneContext) {
    context.player.model = practice.scene.questions.model
    if let goal = practice.goal { context.remember(.met(goal.kind)) }
    header = practice.scene.header(isOver: true, in: context)
    tooLateUntil = context.now.advanced(by: Self.answeringTime)
    if !practice.ranOut, practice.scene.session.open != nil { stopped = practice.scene }
    guard practice.hasBegun else {
      header = nil
      context.say(practice.ranOut ? .clockOver : .summaryNothing)
      suggest(practice.scene.talk.wish, in: &context)
      return
    }
    show(practice, in: &context)
    context.player.previous = PreviousSession(of: practice)
    let options = practice.scene.session.options
    if let wish = practice.scene.talk.wish {
      suggest(wish, in: &context)
    } else {
      suggestLevel(after: options, hasSkipped: practice.summary.hasSkipped, in: &context)
    }
  }

  private mutating func show(_ practice: EndedPractice, in context: inout SceneContext) {
    let (texts, usesWords) = (context.texts, context.voice.settings.accessible)
    let end = EndScene(
      practice: practice, name: context.nextChild == nil ? context.player.name : nil,
      texts: texts, usesWords: usesWords)
    let sheet = TimeSheet(
      practice.summary, stars: practice.reward.stars, texts: texts, usesWords: usesWords)
    score = practice.hasScore ? end.score : nil
    times = practice.hasTimes ? sheet.list : nil
    context.lastSummary = end.blocks + (practice.hasTimes ? [.gap] + sheet.blocks : [])
    context.show(
      MoodPortrait(
        end.mood, end.beside, longerBlocks: end.besideWithReasons, opensScreen: true))
    for news in end.news { context.say(news) }
    if context.voice.isAnimated, practice.reward.award != nil {
      celebrate(at: context.chat.lastAppearance)
    }
  }
}

extension PreviousSession {
  fileprivate init(of practice: EndedPractice) {
    let options = practice.scene.session.options
    self.init(
      minutes: options.minutes, difficulty: options.difficulty)
  }
}
