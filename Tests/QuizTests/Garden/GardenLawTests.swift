import Basics
import TestPasts
import Testing

@testable import Quiz

/// What holds for every past.
struct GardenLawTests {
  /// A past of random tries at a few facts and larger sums, with days that go on, mostly.
  private func past(seed: UInt64, count: Int = 400) -> [PastAttempt] {
    var generator = SeededGenerator(seed: seed)
    let questions = QuestionPool(options: PracticeOptions(difficulty: .auto))
      .randomQuestions(30, using: &generator)
    var day = 100
    return (0..<count).compactMap { _ in
      day += [0, 0, 0, 0, 0, 1, 1, 2, 30, -3].randomElement(using: &generator) ?? 0
      guard let question = questions.randomElement(using: &generator) else { return nil }
      let outcome: Attempt.Outcome =
        [.right, .right, .right, .right, .wrong, .revealed, .slip, .skipped]
        .randomElement(using: &generator) ?? .right
      let attempt = Attempt.first(
        question, outcome, seconds: Double.random(in: 1...8, using: &generator),
        hints: Int.random(in: 0...9, using: &generator) / 9,
        number: Int.random(in: 5...11, using: &generator) / 5)
      return PastAttempt(attempt, on: day, in: day)
    }
  }

  @Test(arguments: UInt64(0)..<8)
  func `no stage, bee, butterfly or apple is ever lost, whatever the clock says`(seed: UInt64) {
    var garden = Garden()
    var best = Plant.all.map { garden.sight(of: $0, on: 0) }
    for past in self.past(seed: seed) {
      _ = garden.take(past.attempt, on: past.day)
      let now = Plant.all.map { garden.sight(of: $0, on: past.day) }
      for (old, new) in zip(best, now) {
        let isKept =
          new.stage >= old.stage && (new.hasBee || !old.hasBee)
          && (new.hasButterfly || !old.hasButterfly) && new.apples >= old.apples
        #expect(isKept)
      }
      best = now
    }
  }

  @Test(arguments: UInt64(0)..<8)
  func `each event comes once, but water and the next apple`(seed: UInt64) {
    var garden = Garden()
    let events = past(seed: seed).flatMap { garden.take($0.attempt, on: $0.day) }
    let lasting = events.filter { $0.change != .watered }
    #expect(Set(lasting).count == lasting.count)
    #expect(lasting.count(where: \.isBloom) == garden.counts.flowers)
    #expect(lasting.count { $0.change == .bee } == garden.counts.bees)
    #expect(lasting.count { $0.change == .butterfly } == garden.counts.butterflies)
    #expect(lasting.count(where: \.isTree) == garden.counts.trees)
  }

  @Test(arguments: UInt64(0)..<8)
  func `deleting the last session undoes exactly its events`(seed: UInt64) {
    let all = past(seed: seed).chronological
    let last = all.last?.day ?? 0
    let kept = all.filter { $0.day < last }
    var garden = Garden(past: kept)
    let before = Plant.all.map { garden.stage(of: $0) }
    let events = all.filter { $0.day == last }.flatMap { garden.take($0.attempt, on: $0.day) }
    #expect(garden == Garden(past: all))
    for (plant, stage) in zip(Plant.all, before) {
      let grown = events.compactMap { event -> Stage? in
        if event.plant == plant, case .grew(let stage) = event.change { stage } else { nil }
      }
      #expect(grown.last ?? stage == garden.stage(of: plant))
      #expect(grown.allSatisfy { $0 > stage })
    }
  }

  @Test(arguments: UInt64(0)..<8)
  func `days count in the order of the calendar, in whatever order they are given`(seed: UInt64) {
    let all = past(seed: seed)
    let days = Dictionary(grouping: all, by: \.day).sorted { $0.key > $1.key }
    #expect(Garden(past: all) == Garden(past: days.flatMap(\.value)))
  }

  @Test func `ten thousand tries take no time worth a word`() {
    let many = past(seed: 1, count: 10_000)
    let time = ContinuousClock().measure { _ = Garden(past: many) }
    #expect(time < .seconds(60), "some 50 ms without optimisation: only a hang fails here")
  }
}
