import Basics
import Testing

@testable import Quiz

struct GoalOfferTests {
  private let fact = Question(7, .multiply, 8)

  private func past(_ day: Int, _ attempts: [Attempt]) -> [PastAttempt] {
    attempts.map { PastAttempt($0, on: day, in: day) }
  }

  private func situation(
    _ past: [PastAttempt], on day: Int = 10, options: PracticeOptions = PracticeOptions(),
    wantsSlower: Bool = false
  ) -> GoalSituation {
    GoalSituation(
      past: Past(past), on: day, options: options,
      wantsSlower: wantsSlower)
  }

  /// The goal of a row in a situation.
  private func goal(_ kind: Goal.Kind, _ situation: GoalSituation) -> Goal? {
    GoalOffer.all.first { $0.kind == kind }?.goal(situation)
  }

  private func products(_ range: ClosedRange<Int>, with table: Int = 2) -> [Question] {
    range.map { Question(table, .multiply, $0) }
  }

  @Test func `a row for each kind, in the order of the table`() {
    #expect(GoalOffer.all.map(\.kind) == Goal.Kind.allCases)
    #expect(Goal.Kind.allCases.count == 12)
  }

  @Test func `what was worked out last time is tried first`() {
    let worked = past(9, [.first(fact, .wrong), .first(fact, .revealed, number: 2)])
    #expect(goal(.find, situation(worked)) == .find(fact))
    #expect(goal(.find, situation(worked + past(9, [.first(fact)]))) == nil)
  }

  @Test func `a plant one good day short may open, but not on the same day`() {
    let near = past(9, [.first(fact)])
    #expect(goal(.open, situation(near)) == .open(.table(7, 8)))
    #expect(goal(.open, situation(near, on: 9)) == nil)
  }

  @Test(arguments: [
    PracticeOptions(operations: [.add]), PracticeOptions(difficulty: .easy),
    PracticeOptions(table: 9),
  ])
  func `no goal is about what does not suit the practice`(_ options: PracticeOptions) {
    let worked = past(9, [.first(fact, .wrong), .first(fact, .revealed, number: 2)])
    let near = past(9, products(6...8, with: 7).map { .first($0) })
    let flowers = (8...9).flatMap { past($0, products(6...8, with: 7).map { .first($0) }) }
    #expect(goal(.find, situation(worked, options: options)) == nil)
    #expect(goal(.open, situation(near, options: options)) == nil)
    #expect(goal(.makeGreen, situation(near + past(8, [.first(fact)]), options: options)) == nil)
    #expect(goal(.visit, situation(near, options: options)) == nil)
    #expect(goal(.water, situation(flowers, on: 40, options: options)) == nil)
    #expect(goal(.backwards, situation(flowers, options: options)) == nil)
  }

  @Test func `up to three thirsty flowers are watered`() {
    let flowers = (1...2).flatMap { past($0, products(2...6).map { .first($0) }) }
    let water = goal(.water, situation(flowers, on: 40))
    #expect(water == .water([.table(2, 2), .table(2, 3), .table(2, 4)]))
    #expect(water?.needed == 3)
    #expect(goal(.water, situation(flowers)) == nil)
  }

  @Test func `two misses last time, ten plants not asked, four sprouts`() {
    let misses = [fact, Question(6, .multiply, 9)].map { Attempt.first($0, .wrong) }
    #expect(goal(.mendAll, situation(past(9, misses))) == .mendAll)
    #expect(goal(.mendAll, situation(past(9, [misses[0]]))) == nil)
    #expect(goal(.findNew, situation([])) == .findNew)
    let table = PracticeOptions(operations: [.multiply], table: 7)
    #expect(goal(.findNew, situation(past(9, [.first(fact)]), options: table)) == nil)
    let sprouts = past(9, products(2...5).map { .first($0) })
    #expect(goal(.makeGreen, situation(sprouts)) == .makeGreen)
    #expect(goal(.makeGreen, situation(sprouts, on: 9)) == nil)
    #expect(goal(.makeGreen, situation(Array(sprouts.dropLast()))) == nil)
  }

  @Test(arguments: Difficulty.allCases)
  func `something new is offered where ten plants of the level were not asked`(
    _ difficulty: Difficulty
  ) {
    for operations in [Set(Operation.allCases), [.multiply], [.subtract]] {
      let options = PracticeOptions(difficulty: difficulty, operations: operations)
      let new = situation([], options: options).notAsked
      for left in [9, 10, 11] where left <= new.count {
        let asked = new.dropLast(left).map { Attempt.first($0.question()) }
        let situation = situation(past(9, asked), options: options)
        #expect(situation.notAsked == new.suffix(left))
        #expect(situation.hasNew == (left >= 10))
      }
    }
  }

  @Test func `a tip is proposed to who worked out three and never looked`() {
    let worked = products(2...4).map { Attempt.first($0, .revealed) }
    #expect(goal(.lookAtTip, situation(past(9, worked))) == .lookAtTip)
    let looked = past(9, worked + [.first(fact, hints: 1)])
    #expect(goal(.lookAtTip, situation(looked)) == nil)
    #expect(goal(.lookAtTip, situation([])) == nil)
  }

  @Test func `the table in which three plants grow is visited`() {
    let growing = past(9, products(3...5, with: 7).map { .first($0) })
    #expect(goal(.visit, situation(growing)) == .visit(table: 7))
    #expect(goal(.visit, situation(Array(growing.dropLast()))) == nil)
  }

  @Test func `three flowers without a bee are asked backwards`() {
    let flowers = (8...9).flatMap { past($0, products(2...4).map { .first($0) }) }
    #expect(goal(.backwards, situation(flowers)) == .backwards)
    #expect(goal(.backwards, situation(past(9, products(2...4).map { .first($0) }))) == nil)
  }

  @Test func `who finds nine of ten alone may try harder ones, where there are any`() {
    let well = past(
      9, (0..<27).map { _ in .first(fact) } + (0..<3).map { _ in .first(fact, .wrong) })
    let easy = PracticeOptions(difficulty: .easy)
    #expect(goal(.tryHarder, situation(well, options: easy)) == .tryHarder(.medium))
    let missed = well + past(9, [.first(fact, .wrong)])
    #expect(goal(.tryHarder, situation(missed, options: easy)) == nil)
    #expect(goal(.tryHarder, situation(well, options: PracticeOptions(difficulty: .hard))) == nil)
  }

  @Test func `the usual run is the median of five practices, and five at least`() {
    func runs(_ runs: [Int]) -> [PastAttempt] {
      zip(1..., runs).flatMap { day, run in past(day, (0..<run).map { _ in .first(fact) }) }
    }
    #expect(goal(.inARow, situation(runs([7, 9]))) == nil)
    #expect(goal(.inARow, situation(runs([7, 9, 8]))) == .inARow(8))
    #expect(goal(.inARow, situation(runs([1, 2, 3]))) == .inARow(5))
    #expect(goal(.inARow, situation(runs([90, 9, 6, 7, 8, 30]))) == .inARow(8))
  }

  @Test func `no clock is proposed after three guesses, or when it was too fast`() {
    let guesses = products(2...4).map { Attempt.first($0, .wrong, seconds: 0.5) }
    #expect(goal(.withoutClock, situation(past(9, guesses))) == .withoutClock)
    #expect(goal(.withoutClock, situation(past(9, Array(guesses.dropLast())))) == nil)
    #expect(goal(.withoutClock, situation([], wantsSlower: true)) == .withoutClock)
  }

  @Test func `at most two are offered, in order, and not the unmet one again`() {
    let worked = past(9, [.first(fact, .wrong), .first(fact, .revealed, number: 2)])
    let near = past(8, [.first(Question(3, .add, 4))])
    let situation = situation(near + worked)
    #expect(Goal.offered(in: situation).map(\.kind) == [.find, .open])
    #expect(Goal.offered(in: situation, leavingOut: [.find]).map(\.kind) == [.open, .findNew])
    #expect(Goal.offered(in: self.situation([])).map(\.kind) == [.findNew])
  }

  @Test func `a goal has a say in at most three questions, none of them twice`() {
    let flowers = (1...2).flatMap { past($0, products(2...6).map { .first($0) }) }
    let situation = situation(flowers + past(8, products(3...9, with: 7).map { .first($0) }))
    let goals: [Goal] = [
      .find(fact), .open(.table(3, 7)), .water([.table(2, 2)]), .mendAll, .findNew, .makeGreen,
      .lookAtTip, .visit(table: 7), .backwards, .tryHarder(.hard), .inARow(6), .withoutClock,
    ]
    #expect(Set(goals.map(\.kind)) == Set(Goal.Kind.allCases))
    var generator = SeededGenerator(seed: 1)
    let counts = goals.map { goal in
      let questions = goal.questions(in: situation, using: &generator)
      #expect(Set(questions).count == questions.count)
      return questions.count
    }
    #expect(counts == [1, 1, 1, 0, 3, 3, 0, 3, 3, 3, 0, 0])
  }
}
