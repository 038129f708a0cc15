import Testing

@testable import SelectorBenchmark

/// What is said of simulated children after a month, beside what they truly know.
struct ClaimTests {
  /// The figures of more children, on seeds of their own, are in `Tests/Benchmarks/README.md`.
  @Test func `what is called known by heart comes to mind`() async {
    let month = await Comparison(
      .deployed, in: Condition.base.inMonth, rivals: [.mathbot], seeds: 77_000..<77_002, transfer: 0
    )
    let claims = month.results.flatMap(\.claims)
    #expect(claims.count == 12)
    let fluent = claims.flatMap(\.fluentFacts.chances)
    #expect(fluent.count >= 100)
    #expect(fluent.share { $0 >= 0.7 } >= 0.85)
    let flowers = claims.flatMap(\.flowers.chances)
    #expect(flowers.count >= 200)
    #expect(flowers.share { $0 < 0.5 } <= 0.15)
  }
}

extension [Double] {
  fileprivate func share(_ isCounted: (Double) -> Bool) -> Double {
    isEmpty ? 0 : Double(count(where: isCounted)) / Double(count)
  }
}
