/// What a practice wins: at most one award, and stars beside it.
///
/// Counted is what was found or worked out and is no path stone. Open is what was missed, skipped
/// or worked out and not found later, mends among it.
package struct Reward: Equatable, Sendable {
  package let award: Award?
  /// Those earned, in their fixed order.
  package let stars: [Star]

  package init(_ session: PlayedSession) {
    let judge = RewardRules(session)
    award = judge.award
    stars = Star.allCases.filter(judge.isEarned)
  }
}
