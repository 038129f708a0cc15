import Basics
import Content
import Quiz
import Screen
import TestPasts
import Testing

@testable import Tutor

struct TimeScaleTests {
  @Test(arguments: [
    (11.1, 0.7, "11 s", "1 s"), (2.6, 1.6, "3 s", "2 s"), (1.3, 0.6, "1.3 s", "0.6 s"),
  ])
  func `growth is told in whole seconds where they differ`(
    before: Double, now: Double, first: String, last: String
  ) throws {
    let fact = Question(7, .multiply, 8)
    let growth = try #require(
      OwnGrowth.best(
        of: [Pasts.first(fact, seconds: now).attempt], on: 1,
        after: Past([Pasts.first(fact, seconds: before)])))
    let values = Texts(.english).values(of: growth)
    #expect(values["before"] == first && values["after"] == last)
  }

  @Test func `one question on which a child dreamed does not flatten the others`() {
    let times = [3, 4, 5, 6, 3, 4, 5, 90].map { Duration.seconds($0) }
    let scale = TimeScale(times)
    #expect(times.map(scale.permille) == [350, 467, 583, 700, 350, 467, 583, 1_000])
    #expect(times.map(scale.isExceeded) == [false, false, false, false, false, false, false, true])
  }

  @Test func `ordinary times all have their share`() {
    let times = [2, 4, 8].map { Duration.seconds($0) }
    let scale = TimeScale(times)
    #expect(times.map(scale.permille) == [250, 500, 1_000])
    #expect(!times.contains(where: scale.isExceeded))
  }

  @Test func `among many quick ones several slow ones have their share`() {
    let times = (Array(repeating: 1, count: 9) + [5, 9, 40]).map { Duration.seconds($0) }
    let scale = TimeScale(times)
    #expect(times.suffix(3).map(scale.permille) == [389, 700, 1_000])
    #expect(times.filter(scale.isExceeded) == [.seconds(40)])
  }

  @Test func `among seven times none is out of the ordinary`() {
    let scale = TimeScale(Array(repeating: .seconds(6), count: 6) + [.seconds(60)])
    #expect(!scale.isExceeded(by: .seconds(60)))
    #expect(scale.permille(of: .seconds(60)) == 1_000 && scale.permille(of: .seconds(6)) == 100)
    #expect(TimeScale([]).permille(of: .seconds(1)) == 0)
  }

  @Test func `two times that are said alike have bars of one length`() {
    let results = [1_660, 1_740, 4_000].map {
      QuestionResult(
        question: Question(7, .multiply, 8), ending: .rightAtOnce, time: .milliseconds($0),
        hintsSeen: 0, misses: 0)
    }
    let sheet = TimeSheet(
      SessionSummary(results: results), texts: Texts(.english), usesWords: false)
    let bars = sheet.blocks.flatMap { block in
      if case .bars(let bars) = block { bars } else { [Bar]() }
    }
    #expect(bars.map(\.value) == ["1.7 s", "1.7 s", "4.0 s"])
    #expect(bars[0].permille == bars[1].permille && bars[1].permille < bars[2].permille)
  }
}
