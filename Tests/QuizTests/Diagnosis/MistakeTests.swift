import Quiz
import Testing

/// Mistakes from the literature, written down before the rules were.
struct MistakeTests {
  @Test func `most mistakes get the diagnosis that is meant`() {
    let outcomes = Mistake.all.map(\.outcome)
    #expect(outcomes.count == 381)
    #expect(Double(outcomes.count { $0 == .fits }) >= 0.7 * Double(outcomes.count))
  }
}
