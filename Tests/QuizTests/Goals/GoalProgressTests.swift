import TestPasts
import Testing

@testable import Quiz

struct GoalProgressTests {
  private let fact = Question(7, .multiply, 8)

  /// What a practice on the tenth day has brought.
  private func evidence(
    _ attempts: [Attempt], after past: [PastAttempt] = [], hidden: Bool = false,
    over: Bool = false
  ) -> GoalEvidence {
    var garden = Garden(past: past)
    let events = attempts.flatMap { garden.take($0, on: 10) }
    return GoalEvidence(
      attempts: attempts, events: events, garden: garden, on: 10, isClockHidden: hidden,
      isOver: over)
  }

  private func products(_ range: ClosedRange<Int>, with table: Int = 7) -> [Attempt] {
    range.map { .first(Question(table, .multiply, $0)) }
  }

  @Test func `what was hard is found at any try`() {
    let missed = Attempt.first(fact, .wrong)
    #expect(!Goal.find(fact).isMet(evidence([missed])))
    #expect(Goal.find(fact).isMet(evidence([missed, .first(fact, hints: 3, number: 2)])))
    #expect(!Goal.find(fact).isMet(evidence([.first(fact, .revealed)])))
    #expect(!Goal.find(fact).isMet(evidence([.first(Question(7, .multiply, 6))])))
  }

  @Test func `a plant opens, or is dropped when the day is spoiled`() {
    let goal = Goal.open(.table(7, 8))
    let past = [PastAttempt(.first(fact), on: 9)]
    #expect(goal.canBeMet(evidence([], after: past)))
    #expect(goal.isMet(evidence([.first(fact)], after: past)))
    #expect(goal.canBeMet(evidence([.first(fact)], after: past)))
    #expect(!goal.canBeMet(evidence([.first(fact, .wrong)], after: past)))
    #expect(goal.done(evidence([.first(fact, .wrong)], after: past)) == 0, "it was asked, no more")
    let other = Question(6, .multiply, 8)
    let both = past + [PastAttempt(.first(other), on: 9)]
    #expect(!goal.isMet(evidence([.first(other)], after: both)), "another one opened")
  }

  @Test func `flowers are watered by right and by worked answers`() {
    let goal = Goal.water([.table(7, 8), .table(2, 7)])
    let half = evidence([.first(fact, .revealed), .first(Question(7, .multiply, 2), .skipped)])
    #expect(goal.done(half) == 1)
    #expect(!goal.isMet(half))
    #expect(goal.isMet(evidence([.first(fact), .first(Question(14, .divide, 2))])))
  }

  @Test func `every miss is mended only when all is over and nothing is open`() {
    let found: [Attempt] = [.first(fact, .wrong), .first(fact, number: 2)]
    #expect(!Goal.mendAll.isMet(evidence(found)))
    #expect(Goal.mendAll.canBeMet(evidence(found)))
    #expect(Goal.mendAll.isMet(evidence(found, over: true)))
    #expect(!Goal.mendAll.canBeMet(evidence([.first(fact, .wrong)], over: true)))
  }

  @Test func `three new ones, two greens`() {
    #expect(Goal.findNew.done(evidence(products(2...3))) == 2)
    #expect(Goal.findNew.isMet(evidence(products(2...4))))
    let known = products(2...4).map { PastAttempt($0, on: 9) }
    #expect(Goal.findNew.done(evidence(products(2...4), after: known)) == 0)
    let slow = [2, 3].map { PastAttempt(.first(Question(7, .multiply, $0), seconds: 9), on: 9) }
    #expect(Goal.makeGreen.isMet(evidence(products(2...3), after: slow)))
    #expect(Goal.makeGreen.done(evidence(products(2...2), after: slow)) == 1)
  }

  @Test func `a tip before the first answer, then found`() {
    #expect(Goal.lookAtTip.isMet(evidence([.first(fact, hints: 1)])))
    let missed = Attempt.first(fact, .wrong, hints: 1)
    #expect(!Goal.lookAtTip.isMet(evidence([missed])))
    #expect(Goal.lookAtTip.isMet(evidence([missed, .first(fact, hints: 2, number: 2)])))
    let late: [Attempt] = [.first(fact, .wrong), .first(fact, hints: 1, number: 2)]
    #expect(!Goal.lookAtTip.isMet(evidence(late)))
  }

  @Test func `five alone in a table, three backwards, so many in a row`() {
    let goal = Goal.visit(table: 7)
    #expect(goal.isMet(evidence(products(2...6))))
    #expect(goal.done(evidence(products(2...5) + products(2...4, with: 3))) == 4)
    let back = [Question(56, .divide, 7), Question(8, .divide, 2), Question(9, .subtract, 4)]
    #expect(Goal.backwards.isMet(evidence(back.map { .first($0) })))
    #expect(Goal.backwards.done(evidence([.first(Question(70, .subtract, 30))])) == 0)
    let row = products(2...4) + [.first(fact, .wrong)] + products(2...4)
    #expect(Goal.inARow(5).done(evidence(row)) == 3)
    #expect(Goal.inARow(5).isMet(evidence(row + products(5...6))))
  }

  @Test func `three of the next level, right or worked`() {
    let hard = [Question(7, .multiply, 6), Question(6, .multiply, 9), Question(48, .add, 37)]
    let tries: [Attempt] = [.first(hard[0]), .first(hard[1], .revealed), .first(hard[2])]
    #expect(Goal.tryHarder(.hard).isMet(evidence(tries)))
    #expect(Goal.tryHarder(.medium).done(evidence(tries)) == 0)
    #expect(Goal.tryHarder(.hard).done(evidence([.first(hard[0], .skipped)])) == 0)
  }

  @Test func `no clock means none until the end`() {
    let goal = Goal.withoutClock
    #expect(goal.canBeMet(evidence([], hidden: true)))
    #expect(!goal.canBeMet(evidence([])))
    #expect(!goal.isMet(evidence([], hidden: true)))
    #expect(goal.isMet(evidence([], hidden: true, over: true)))
  }
}
