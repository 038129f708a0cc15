import Testing

@testable import Quiz

struct TreeTests {
  private let tree = Plant.tree(.addOverTen)

  /// So many different sums over the ten.
  private func sums(_ count: Int) -> [Question] {
    (0..<count).map { Question(10 * ($0 % 8 + 1) + 7, .add, 5 + $0 / 8) }
  }

  private func take(
    _ garden: inout Garden, _ questions: some Sequence<Question>,
    _ outcome: Attempt.Outcome = .right,
    on day: Int
  ) -> [GardenEvent.Change] {
    questions.flatMap { garden.take(.first($0, outcome, seconds: 30), on: day) }.map(\.change)
  }

  @Test func `a tree grows by different questions on different days, however slow`() {
    var garden = Garden()
    #expect(take(&garden, sums(6), on: 1) == [.grew(.seed), .grew(.sprout)])
    #expect(take(&garden, sums(1), on: 2) == [.grew(.green)])
    #expect(take(&garden, sums(1), on: 2) == [])
    #expect(take(&garden, sums(2), on: 3) == [.grew(.grown), .apple(1)])
    #expect(garden.stage(of: tree) == .grown)
    #expect(garden.counts.trees == 1)
    #expect(garden.counts.flowers == 0)
  }

  @Test func `three misses among the last ten keep a tree green`() {
    var garden = Garden()
    _ = take(&garden, sums(4), on: 1) + take(&garden, sums(3), .wrong, on: 2)
    #expect(take(&garden, sums(3), on: 2).last == .grew(.green))
    _ = take(&garden, sums(1), on: 3)
    #expect(garden.stage(of: tree) == .green)
  }

  @Test func `each day with three right gives an apple, up to five`() {
    var garden = Garden()
    _ = take(&garden, sums(4), on: 1) + take(&garden, sums(8).suffix(4), on: 2)
    #expect(take(&garden, sums(3), on: 3).filter { $0 != .grew(.grown) } == [.apple(2), .apple(3)])
    #expect(take(&garden, sums(3), .revealed, on: 4) == [])
    for day in 5...9 { _ = take(&garden, sums(3), on: day) }
    #expect(garden.counts.apples == 5)
  }
}
