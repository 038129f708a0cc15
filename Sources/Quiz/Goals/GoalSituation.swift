/// What goals are offered by: a child's past, their garden, and what the next practice is about.
package struct GoalSituation: Sendable {
  /// What was answered before.
  let past: Past
  let today: Int
  /// What the next practice is about.
  let options: PracticeOptions
  /// The child said that it is too fast.
  let wantsSlower: Bool

  package init(
    past: Past, on today: Int, options: PracticeOptions, wantsSlower: Bool = false
  ) {
    self.past = past
    self.today = today
    self.wantsSlower = wantsSlower
    self.options = options
  }

  /// What has grown.
  var garden: Garden { past.garden }

  /// The last practice, if there was one.
  var last: PastSession? { past.lately.lastPractice }
}
