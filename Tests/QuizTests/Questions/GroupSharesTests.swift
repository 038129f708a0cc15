import Testing

@testable import Quiz

/// How the questions of an operation are shared out.
struct GroupSharesTests {
  @Test(arguments: Difficulty.allCases)
  func `all shares make the whole, with sums that cross a ten or without`(difficulty: Difficulty) {
    for hasCrossing in [false, true] {
      let shares = GroupShares(difficulty, hasCrossing: hasCrossing)
      #expect(shares.trivial + shares.crossing + shares.plain == 1_000)
      #expect((shares.crossing > 0) == hasCrossing)
    }
  }
}
