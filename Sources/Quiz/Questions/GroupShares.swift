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
    let (trivial, crossing) = Self.shares(of: difficulty)
    self.trivial = trivial
    self.crossing = hasCrossing ? crossing : 0
    plain = 1000 - trivial - self.crossing
  }

  private static func shares(of difficulty: Difficulty) -> (trivial: Int, crossing: Int) {
    switch difficulty {
    case .easy: (80, 370)
    case .medium, .auto: (40, 430)
    case .hard: (15, 640)
    }
  }
}
