import Quiz

extension Goal {
  /// The goals that can be picked for the next practice, at most so many; none before the first one.
  static func offered(in context: SceneContext, atMost limit: Int = mostOffered) -> [Goal] {
    let player = context.player
    guard !player.past.isEmpty, player.knowsGarden else { return [] }
    let situation = GoalSituation(
      past: player.past, on: context.today, options: player.choice.options,
      wantsSlower: player.wantsSlower)
    // What was offered already as the news of the day is no goal beside it.
    let tricky: [Kind] = player.hasHeardTricky ? [.find] : []
    return offered(in: situation, leavingOut: Set(tricky + player.unmetGoals), atMost: limit)
  }
}

extension Player {
  /// What the goal was about that was picked last and is not met.
  fileprivate var unmetGoals: [Goal.Kind] {
    switch lastGoal {
    case .unmet(let kind): [kind]
    case .met, .justPlay, nil: []
    }
  }
}
