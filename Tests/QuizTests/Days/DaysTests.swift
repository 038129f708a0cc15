import Basics
import Testing

@testable import Quiz

struct DaysTests {
  private let fact = Question(7, .multiply, 8)

  private func past(
    _ day: Int, _ attempt: Attempt, of kind: SessionKind = .practice, in session: Int? = nil
  ) -> PastAttempt {
    PastAttempt(attempt, on: day, in: session ?? day, of: kind)
  }

  private func greeting(
    _ past: [PastAttempt], on day: Int, for options: PracticeOptions = PracticeOptions()
  ) -> Greeting {
    Greeting(past: Past(past), on: day, for: options)
  }

  @Test(arguments: [
    (5, Greeting.Hello.sameDay), (6, .soon), (18, .soon), (19, .afterLong), (300, .afterLong),
  ])
  func `the hello goes by how long ago the last day was`(day: Int, hello: Greeting.Hello) {
    #expect(greeting([past(5, .first(fact))], on: day).hello == hello)
    #expect(greeting([], on: day) == greeting([], on: 1))
    #expect(greeting([], on: day).hello == .first)
  }

  @Test func `what does not suit the practice is no news`() {
    let sums = PracticeOptions(operations: [.add])
    let worked = [past(1, .first(fact, .wrong)), past(1, .first(fact, .revealed, number: 2))]
    #expect(greeting(worked, on: 4, for: sums).news == .day(2))
    let near = [past(1, .first(fact))]
    #expect(greeting(near, on: 3).news == .couldOpen([.table(7, 8)]))
    #expect(greeting(near, on: 4, for: sums).news == .day(2))
    let flower = [past(1, .first(fact)), past(2, .first(fact))]
    #expect(greeting(flower, on: 40).news == .thirsty([.table(7, 8)]))
    #expect(greeting(flower, on: 40, for: sums).news == nil)
  }

  @Test func `what was worked out last time comes first, until it is found`() {
    let worked = [past(1, .first(fact, .wrong)), past(1, .first(fact, .revealed, number: 2))]
    #expect(greeting(worked, on: 2).news == .workedOut(fact))
    #expect(greeting(worked + [past(1, .first(fact))], on: 2).news != .workedOut(fact))
    let check = past(2, .first(fact), of: .check)
    #expect(greeting(worked + [check], on: 3).news != .workedOut(fact))
    let later = past(2, .first(Question(3, .add, 4)))
    #expect(greeting(worked + [later], on: 3).news != .workedOut(fact), "not the last practice")
  }

  @Test func `then thirst, what could open or growth, then the day`() {
    let open = [past(1, .first(fact)), past(2, .first(fact))]
    #expect(greeting(open, on: 30).news == .thirsty([.table(7, 8)]))
    let near = [past(1, .first(fact)), past(2, .first(fact, .wrong, seconds: 9))]
    #expect(greeting(near, on: 3).news == .couldOpen([.table(7, 8)]))
    let grown = [past(1, .first(fact, seconds: 9)), past(2, .first(fact, seconds: 5))]
    let growth = OwnGrowth.best(of: [.first(fact, seconds: 5)], on: 2, after: Past(grown))
    #expect(growth?.before == .seconds(9))
    #expect(greeting(grown, on: 3).news == growth.map { .growth($0) })
  }

  @Test func `where several things could be told, one day tells another than the day before`() {
    let (other, third) = (Question(4, .multiply, 7), Question(3, .add, 4))
    // 7 × 8 is a flower that thirsts, 4 × 7 could open.
    let before = [past(1, .first(fact)), past(2, .first(fact)), past(30, .first(other))]
    var days = before
    var told: [News?] = []
    for day in 31..<37 {
      told.append(greeting(days, on: day).news)
      days.append(past(day, .first(third, .skipped)))
    }
    let both = [News.thirsty([.table(7, 8)]), .couldOpen([.table(4, 7)])]
    #expect(told.allSatisfy { both.contains($0 ?? .day(0)) })
    #expect(zip(told, told.dropFirst()).allSatisfy { $0 != $1 }, "\(told)")
  }

  @Test func `what opened on the last day is told for a week, a whole table at once`() {
    let flower = [past(1, .first(fact)), past(2, .first(fact))]
    #expect(greeting(flower, on: 3).news == .opened([.table(7, 8)]))
    #expect(greeting(flower, on: 9).news == .opened([.table(7, 8)]))
    #expect(greeting(flower, on: 10).news == nil)
    #expect(greeting(flower, on: 2).news == nil, "it was told as it opened")
    let sevens = (2...12).flatMap { factor in
      (1...2).map { past($0, .first(Question(7, .multiply, factor))) }
    }.sorted { $0.day < $1.day }
    #expect(greeting(sevens, on: 3).news == .table(7))
    let later = sevens + [past(3, .first(Question(3, .add, 4), seconds: 9))]
    #expect(greeting(later, on: 4).news == .flowers(11))
    #expect(greeting(sevens.dropLast(), on: 3).news != .table(7))
  }

  @Test func `days are counted upwards, and told at a few numbers, once a day`() {
    let slow = Attempt.first(fact, seconds: 9)
    let days = (1...100).map { past($0 * 3, slow) }
    let told = (1...100).filter { count in
      greeting(Array(days.prefix(count - 1)), on: count * 3).news == .day(count)
    }
    #expect(told == [2, 5, 10, 20, 30, 50, 100])
    #expect(greeting([past(1, slow), past(2, slow)], on: 2).news == nil)
    #expect(Past([past(1, slow), past(1, slow), past(4, slow)]).dayBegun(5) == 3)
  }

  @Test(arguments: [
    (9.0, 3.0, true), (9, 6, true), (9, 6.1, false), (1.2, 0.8, false), (1.5, 1, true),
    (3, 4, false),
  ])
  func `own growth is faster by a third and by half a second`(
    before: Double, now: Double, isTold: Bool
  ) {
    let growth = OwnGrowth.best(
      of: [.first(Question(8, .multiply, 7), seconds: now)], on: 8,
      after: Past([past(1, .first(fact, seconds: before))]))
    #expect((growth != nil) == isTold)
    if let growth { #expect((growth.days, growth.timeSaved) == (7, .seconds(before - now))) }
  }

  @Test func `who was away for three weeks begins with what had bloomed`() {
    let bloomed = Past([past(9, .first(fact)), past(10, .first(fact))])
    func reunion(on day: Int, after past: Past) -> Reunion? {
      Reunion(
        after: past, on: day, among: QuestionPool(options: PracticeOptions(difficulty: .auto)))
    }
    #expect(reunion(on: 30, after: bloomed) == nil)
    #expect(reunion(on: 31, after: bloomed)?.questions.map(Plant.init) == [Plant(fact)])
    #expect(reunion(on: 31, after: Past([past(10, .first(fact, .wrong))])) == nil)
    #expect(reunion(on: 31, after: Past()) == nil)
  }

  @Test func `own growth compares with the first time on an earlier day, and tells the best`() {
    let other = Question(6, .multiply, 8)
    let before = [
      past(1, .first(fact, .wrong, seconds: 20)), past(1, .first(fact, seconds: 9)),
      past(2, .first(fact, seconds: 30)), past(2, .first(other, seconds: 20)),
      past(3, .first(fact, seconds: 60)), past(2, .first(Question(8, .multiply, 1), seconds: 60)),
    ]
    let today: [Attempt] = [
      .first(fact, seconds: 4), .first(fact, seconds: 2), .first(other, seconds: 2, hints: 1),
      .first(Question(8, .multiply, 1), seconds: 1),
    ]
    let best = OwnGrowth.best(of: today, on: 3, after: Past(before))
    #expect(best?.question == fact)
    #expect(best?.before == .seconds(9))
    #expect(best?.now == .seconds(2))
    #expect(
      OwnGrowth.best(of: today, on: 1, after: Past(before)) == nil, "the same day says nothing")
  }

  @Test func `growth is told once, and again when it is clearly faster than ever`() {
    func growth(_ seconds: Double, after times: [Double]) -> OwnGrowth? {
      let before = times.enumerated().map { past($0.offset, .first(fact, seconds: $0.element)) }
      return OwnGrowth.best(
        of: [.first(fact, seconds: seconds)], on: times.count, after: Past(before))
    }
    #expect(growth(4, after: [9])?.now == .seconds(4))
    #expect(growth(4, after: [9, 4]) == nil, "as fast as yesterday")
    #expect(growth(4, after: [9, 4, 8]) == nil, "as fast as once")
    #expect(growth(3.6, after: [9, 4]) == nil, "hardly faster")
    #expect(growth(3, after: [9, 4])?.before == .seconds(9), "told by the first time")
  }

  @Test func `a session is a group of tries, and its best run leaves path stones out`() {
    let stone = Question(7, .multiply, 1)
    let sessions = [
      past(1, .first(fact), in: 0), past(1, .first(stone, .wrong), in: 0),
      past(1, .first(Question(2, .add, 3)), in: 0), past(2, .first(fact, .wrong), in: 1),
      past(2, .first(fact, number: 2), in: 1), past(2, .first(fact), of: .check, in: 2),
    ].sessions
    #expect(sessions.map(\.bestRun) == [2, 0, 1])
    #expect(sessions.map(\.day) == [1, 2, 2])
    #expect(sessions.map(\.kind) == [.practice, .practice, .check])
    #expect(sessions.map(\.open) == [[stone], [], []])
  }

  @Test func `three lines about memory are said, one kept for what weighs more`() {
    var lines = MemoryLines()
    let (easy, hard) = (Question(2, .multiply, 3), Question(7, .multiply, 8))
    let takes: [(Question, MemoryLines.Occasion, Bool)] = [
      (hard, .other, true), (easy, .other, false), (hard, .other, true), (hard, .other, false),
      (easy, .goal, true), (easy, .firstEver, false), (easy, .wasHard, false),
    ]
    for (question, occasion, isSaid) in takes {
      let said = lines.take(question, for: occasion)
      #expect(said == isSaid)
    }
  }
}
