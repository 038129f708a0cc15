import Quiz
import Testing

/// Mistakes from the literature, written down before the rules were.
struct MistakeTests {
  @Test func `nearly all mistakes get the diagnosis that is meant, and none another one`() {
    let outcomes = Mistake.all.map(\.outcome)
    #expect(outcomes.count == 444)
    #expect(Double(outcomes.count { $0 == .fits }) >= 0.92 * Double(outcomes.count))
    for mistake in Mistake.all where mistake.outcome == .misleading { Issue.record("\(mistake)") }
  }
}
