import Quiz

/// A practice that has come to its end.
struct EndedPractice {
  /// The practice, with which the child can go on where they stopped.
  let scene: PracticeScene
  /// The countdown ran out; else the child stopped.
  let ranOut: Bool
  /// All that was asked, mends among it, and what was asked while the time ran.
  let summary: SessionSummary
  let timed: SessionSummary
  /// What it has won.
  let reward: Reward
  /// The fact that the child has got faster at, if there is one.
  let growth: OwnGrowth?
  /// What has grown in the garden.
  let events: [GardenEvent]
  /// The goal that is met only now, at the end.
  let goal: Goal?
  /// Where it has grown.
  let bed: GardenNews.Bed

  init(_ scene: PracticeScene, ranOut: Bool, in context: SceneContext) {
    self.scene = scene
    self.ranOut = ranOut
    let past = context.player.pastBeforeSession
    summary = SessionSummary(attempts: scene.session.attempts)
    timed = scene.timed
    let played = scene.played(ranOut: ranOut, in: context)
    reward = Reward(played)
    growth = OwnGrowth.best(of: scene.session.attempts, on: context.today, after: past)
    events = scene.news.events
    let isOver = ranOut || reward.stars.contains(.toTheEnd)
    goal = scene.news.goalMetAtEnd(
      after: scene.session.attempts, isOver: isOver, in: context)
    bed = !context.player.knowsGarden ? .round : past.isEmpty ? .newGarden : .garden
  }

  /// Something was typed as an answer, even if it was no more than a slip.
  var hasBegun: Bool { !scene.session.attempts.isEmpty }

  /// There is a question that was tried.
  var hasScore: Bool { timed.firsts.count > summary.leftOut }

  /// There is a question whose time can be shown.
  var hasTimes: Bool { !summary.all.isEmpty }

  /// Played to the end of its time, or far: not stopped early.
  var isToTheEnd: Bool { ranOut || reward.award != nil || !reward.stars.isEmpty }
}
