/// What goals are offered by: a child's past, their garden, and what the next practice is about.
package struct GoalSituation: Sendable {
  /// What was answered before, oldest first, and its sessions.
  let past: [PastAttempt]
  let sessions: [PastSession]
  let garden: Garden
  let today: Int
  /// The questions of the next practice, and its level.
  let pool: [Question]
  let difficulty: Difficulty
  /// The child said that it is too fast.
  let wantsSlower: Bool

  package init(
    past: [PastAttempt], garden: Garden, on today: Int, options: PracticeOptions,
    wantsSlower: Bool = false
  ) {
    self.past = past
    self.garden = garden
    self.today = today
    self.wantsSlower = wantsSlower
    sessions = past.sessions.filter { $0.kind == .practice }
    pool = QuestionPool(options: options).questions
    difficulty = options.difficulty
  }

  /// The last practice, if there was one.
  var last: PastSession? { sessions.last }
}
