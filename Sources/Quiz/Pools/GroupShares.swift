/// How the questions of one operation are shared out among its groups, out of 1,000.
///
/// Trivial questions stay under 10 %, 5 % and 2 % of the easy, medium and hard level, and at the
/// hard level at least 60 % of the sums and differences cross a ten.
struct GroupShares: Equatable {
  let trivial: Int
  let crossing: Int
  let plain: Int

  /// The shares of a level; where no question crosses a ten, the others take that share.
  init(_ difficulty: Difficulty, hasCrossing: Bool) {
    trivial = difficulty.level.trivialShare
    crossing = hasCrossing ? difficulty.level.crossingShare : 0
    plain = 1000 - trivial - crossing
  }
}
