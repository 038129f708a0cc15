import Testing

@testable import Quiz

/// What stands behind the items of a pool.
struct PoolEntryTests {
  private static let entries = PoolEntry.all(
    in: QuestionPool(options: PracticeOptions(difficulty: .hard)))

  @Test func `a fact stands for itself, a way to calculate for eight`() {
    #expect(Set(Self.entries.filter(\.isFact).map(\.size)) == [1])
    #expect(Set(Self.entries.filter { !$0.isFact }.map(\.size)) == [8])
  }

  @Test func `each question is asked by one entry`() {
    for (position, entry) in Self.entries.enumerated() {
      for question in entry.questions {
        #expect(PoolEntry.position(of: question, in: Self.entries) == position)
      }
    }
  }
}
