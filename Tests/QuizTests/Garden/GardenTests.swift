import Basics
import TestPasts
import Testing

@testable import Quiz

struct GardenTests {
  private let fact = Question(7, .multiply, 8)
  private let plant = Plant.table(7, 8)
  private let quick = 2.0
  private let slow = 9.0

  private func garden(_ past: [PastAttempt]) -> Garden { Garden(past: past) }

  private func right(_ day: Int, _ question: Question, _ seconds: Double = 2) -> PastAttempt {
    PastAttempt(.first(question, seconds: seconds), on: day)
  }

  private func missed(_ day: Int, _ question: Question) -> PastAttempt {
    PastAttempt(.first(question, .wrong, seconds: 5), on: day)
  }

  @Test func `a flower needs two different days`() {
    #expect(garden([right(1, fact), right(1, fact), right(1, fact)]).stage(of: plant) == .sprout)
    #expect(garden([right(1, fact), right(2, fact)]).stage(of: plant) == .grown)
    #expect(garden([right(1, fact, 9), right(2, fact, 9)]).stage(of: plant) == .green)
  }

  @Test func `a day with a miss or a tip is no good day, and the next one opens`() {
    let spoiled = [right(1, fact), missed(2, fact), right(2, fact)]
    #expect(garden(spoiled).stage(of: plant) == .sprout)
    #expect(garden(spoiled + [right(3, fact)]).stage(of: plant) == .grown)
    let tip = PastAttempt(.first(fact, seconds: 2, hints: 1), on: 2)
    #expect(garden([right(1, fact), right(2, fact)]).stage(of: plant) == .grown)
    #expect(garden([right(1, fact), tip, right(2, fact)]).stage(of: plant) == .sprout)
  }

  @Test func `two of the last three days count, however long ago the first was`() {
    let twoBad = [right(1, fact), missed(2, fact), missed(3, fact), right(4, fact)]
    #expect(garden(twoBad).stage(of: plant) == .green)
    #expect(garden([right(1, fact), right(400, fact)]).stage(of: plant) == .grown)
  }

  @Test func `who forgets overnight needs three good days for a flower`() {
    let others = (2...5).map { Question(3, .multiply, $0) }
    let lost = others.flatMap { other in
      [right(1, other), missed(2, other), right(3, other), missed(4, other)]
    }
    let kept = others.flatMap { other in (1...4).map { right($0, other) } }
    let days = [right(11, fact), right(12, fact)]
    let forgetful = garden(lost + days)
    #expect(forgetful.stage(of: plant) == .green)
    #expect(forgetful.couldOpen(on: 13).map(\.plant) == [plant])
    #expect(garden(lost + days + [right(13, fact)]).stage(of: plant) == .grown)
    #expect(garden(lost + days + [missed(13, fact), right(14, fact)]).stage(of: plant) == .grown)
    #expect(garden(kept + days).stage(of: plant) == .grown)
    #expect(garden(Array(lost.prefix(8)) + days).stage(of: plant) == .grown, "little is known yet")
  }

  @Test func `an echo of the worked answer opens nothing`() {
    let worked = [
      PastAttempt(.first(fact, .wrong), on: 1),
      PastAttempt(.first(fact, .revealed, hints: 3, number: 2), on: 1), right(1, fact),
    ]
    #expect(garden(Array(worked.prefix(2))).stage(of: plant) == .seed)
    #expect(garden(worked + [right(2, fact)]).stage(of: plant) == .sprout)
    #expect(garden([PastAttempt(.first(fact, .revealed), on: 1)]).stage(of: plant) == .seed)
  }

  @Test func `a tip and then right is a sprout, and skips and slips are nothing`() {
    let tip = PastAttempt(.first(fact, hints: 1), on: 1)
    #expect(garden([tip]).stage(of: plant) == .sprout)
    let nothing = [Attempt.Outcome.skipped, .slip].map { PastAttempt(.first(fact, $0), on: 1) }
    #expect(garden(nothing).isEmpty)
    #expect(garden([right(1, Question(7, .multiply, 1))]).isEmpty)
  }

  @Test func `56 ÷ 7 and 56 ÷ 8 open one flower, and a bee comes with the product`() {
    let back = [right(1, Question(56, .divide, 7)), right(2, Question(56, .divide, 8))]
    var open = garden(back)
    #expect(open.stage(of: plant) == .grown)
    #expect(open.take(.first(fact), on: 2) == [])
    #expect(open.take(.first(Question(8, .multiply, 7)), on: 3) == [GardenEvent(plant, .bee)])
    #expect(open.take(.first(fact), on: 4) == [])
    #expect(open.counts == GardenCounts(flowers: 1, bees: 1, butterflies: 0, trees: 0, apples: 0))
  }

  @Test func `a butterfly comes fourteen days after it opened, to a quick answer`() {
    var open = garden([right(1, fact), right(2, fact)])
    #expect(open.take(.first(fact), on: 15) == [])
    #expect(open.take(.first(fact, seconds: slow), on: 16) == [])
    #expect(open.take(.first(fact), on: 16) == [GardenEvent(plant, .butterfly)])
    #expect(open.take(.first(fact), on: 40) == [GardenEvent(plant, .watered)])
  }

  @Test func `thirst comes after 21 days, then after twice as many, to 90`() {
    var open = garden([right(1, fact), right(2, fact)])
    var day = 2
    for thirst in [21, 42, 84, 90, 90] {
      #expect(open.thirsty(on: day + thirst - 1) == [])
      #expect(open.thirsty(on: day + thirst) == [plant])
      day += thirst
      _ = open.take(.first(fact, seconds: slow), on: day)
      #expect(open.stage(of: plant) == .grown)
    }
  }

  @Test func `only the five flowers that wait longest show thirst`() {
    let facts = (2...9).map { Question(2, .multiply, $0) }
    let past = facts.enumerated().flatMap { number, fact in
      [right(number, fact), right(number + 1, fact)]
    }
    #expect(garden(past).thirsty(on: 100) == (2...6).map { Plant.table(2, $0) })
    var waiting = garden(past)
    _ = waiting.take(.first(facts[0], .wrong), on: 100)
    #expect(waiting.thirsty(on: 100).first == .table(2, 2), "only an answer waters")
    let worked = Attempt.first(facts[0], .revealed)
    #expect(waiting.take(worked, on: 100) == [GardenEvent(.table(2, 2), .watered)])
    #expect(waiting.thirsty(on: 100).first == .table(2, 3))
  }

  @Test func `what could open today opens with one good day`() {
    let near = garden([right(1, fact), missed(2, fact)])
    #expect(near.couldOpen(on: 3).map(\.plant) == [plant])
    #expect(near.couldOpen(on: 2).isEmpty, "the day is spoiled")
    #expect(garden([right(1, fact)]).couldOpen(on: 1).isEmpty)
    let far = garden([right(1, fact), missed(2, fact), missed(3, fact)])
    #expect(far.couldOpen(on: 4).isEmpty)
    var open = near
    let question = near.couldOpen(on: 3).first?.question
    #expect(question == fact)
    #expect(open.take(.first(fact), on: 3).contains { $0.isBloom })
  }
}
