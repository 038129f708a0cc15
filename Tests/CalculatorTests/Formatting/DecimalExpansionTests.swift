import Testing

@testable import Calculator

struct DecimalExpansionTests {
  @Test func `digits that end are worked out where they are not very many`() {
    let half = Rational(1, 2)
    #expect(DecimalExpansion(of: half.raised(to: 100)).terminating?.places == 100)
    #expect(DecimalExpansion(of: half.raised(to: 101)).terminating == nil)
  }
}
