import Basics
import TestPasts
import Testing

@testable import Quiz

/// What the child does, and gets: a row of the table for each.
struct RewardTests {
  private typealias Play = PlayedSession

  /// Different facts, no path stones.
  private static let facts = Question.all.filter {
    $0.operation == .multiply && !$0.isTrivial && $0.left <= $0.right
  }

  private func right(_ range: Range<Int>) -> [Attempt] { range.map { .first(Self.facts[$0]) } }

  /// Missed, then found.
  private func found(_ range: Range<Int>) -> [Attempt] {
    range.flatMap {
      [Attempt.first(Self.facts[$0], .wrong, seconds: 6), .first(Self.facts[$0], number: 2)]
    }
  }

  /// Worked out after three tries, or after tips.
  private func worked(_ range: Range<Int>, guesses: Int, seconds: Double) -> [Attempt] {
    range.flatMap { index in
      let fact = Self.facts[index]
      return (0..<guesses).map {
        Attempt.first(fact, .wrong, seconds: seconds, number: $0 + 1)
      } + [.first(fact, .revealed, hints: 3, number: guesses + 1)]
    }
  }

  private func skipped(_ range: Range<Int>) -> [Attempt] {
    range.map { .first(Self.facts[$0], .skipped) }
  }

  private func reward(
    _ attempts: [Attempt], mends: [Attempt] = [], minutes: Int = 5, ranOut: Bool = true,
    garden: Garden = Garden(), bestRun: Int? = nil, playedBefore: Bool = false
  ) -> Reward {
    Reward(
      Play(
        attempts, mends: mends, minutes: minutes, ranOut: ranOut, garden: garden,
        bestRun: bestRun, playedBefore: playedBefore))
  }

  /// A garden in which the facts are flowers.
  private func flowers(_ range: Range<Int>) -> Garden {
    Garden(past: [1, 2].flatMap { day in right(range).map { PastAttempt($0, on: day) } })
  }

  @Test func `five easy sums and a stop win nothing`() {
    let stopped = reward(right(0..<5), ranOut: false)
    #expect(stopped.award == nil)
    #expect(stopped.stars == [])
  }

  @Test func `sixty of sixty-one in ten minutes, the one found, win the medal`() {
    // Known facts, and the run is broken often enough to be no long one.
    let run = (0..<60).map { Attempt.first(Self.facts[$0 % 19]) }
    let play = found(20..<21) + run
    let reward = reward(play, minutes: 10, garden: flowers(0..<25), playedBefore: true)
    #expect(reward.award == .medal)
    #expect(reward.stars == [.toTheEnd, .allMended, .anotherDay])
  }

  @Test func `who mends the one that is left wins the medal, who does not hears nothing of it`() {
    let play =
      found(0..<11) + worked(11..<12, guesses: 3, seconds: 6) + found(12..<12)
      + right(13..<22) + found(22..<23) + right(23..<34) + found(34..<35) + right(35..<47)
    #expect(Play(play, minutes: 5, ranOut: true).toMend == [Self.facts[11]])
    #expect(reward(play).award == nil)
    #expect(reward(play).stars == [.toTheEnd, .triedHard])
    let mended = reward(play, mends: [.first(Self.facts[11])])
    #expect(mended.award == .medal)
    #expect(mended.stars == [.toTheEnd, .allMended, .triedHard])
  }

  @Test func `nine hard ones skipped leave the star for the end`() {
    let reward = reward(right(0..<25) + skipped(30..<39), garden: flowers(0..<25))
    #expect(reward.award == nil)
    #expect(reward.stars == [.toTheEnd])
  }

  @Test func `guessing all along, or copying all along, leaves the star for the end`() {
    let guessed = reward(worked(0..<14, guesses: 3, seconds: 0.5))
    #expect(guessed.award == nil)
    #expect(guessed.stars == [.toTheEnd])
    let copied = reward(worked(0..<14, guesses: 0, seconds: 0))
    #expect(copied.award == nil)
    #expect(copied.stars == [.toTheEnd])
  }

  @Test func `nine in one minute with a miss win nothing, and so do six and a walk away`() {
    let short = reward(right(0..<8) + found(8..<9), minutes: 1)
    #expect(short.award == nil)
    #expect(short.stars == [])
    let away = reward(right(0..<5) + found(5..<6) + worked(6..<7, guesses: 1, seconds: 6))
    #expect(away.award == nil)
    #expect(away.stars == [])
  }

  @Test func `path stones do not count`() {
    let stones = (1...12).map { Attempt.first(Question($0, .multiply, 1)) }
    let reward = reward(stones + found(0..<1))
    #expect(reward.award == nil)
    #expect(reward.stars == [])
  }

  @Test func `who takes six tips and finds all wins the medal`() {
    let tips = (0..<6).map { Attempt.first(Self.facts[$0], hints: 1) }
    #expect(reward(tips + right(6..<15)).award == .medal)
  }

  @Test func `under half alone there is no medal`() {
    #expect(reward(found(0..<8) + right(8..<15)).award == nil)
    #expect(reward(found(0..<8) + right(8..<16)).award == .medal)
  }

  @Test(arguments: [(4, true), (5, true), (5, false), (19, false), (20, false)])
  func `all right at the first try is always the trophy`(count: Int, ranOut: Bool) {
    let stones = (0..<count).map { Attempt.first(Question($0, .add, 0)) }
    for minutes in [1, 5] {
      let isWon = count >= (ranOut ? 5 : 20)
      for play in [stones, right(0..<count)] {
        let won = reward(play, minutes: minutes, ranOut: ranOut, garden: flowers(0..<20))
        #expect(won.award == (isWon ? .trophy : nil))
      }
    }
  }

  @Test func `a long run with all mended is the trophy, where five were no flowers yet`() {
    #expect(reward(found(0..<1) + right(1..<21)).award == .trophy)
    #expect(reward(found(0..<1) + right(1..<20)).award == .medal)
    #expect(reward(found(0..<1) + right(1..<21), garden: flowers(0..<17)).award == .medal)
    #expect(reward(found(0..<1) + right(1..<21), garden: flowers(0..<16)).award == .trophy)
    #expect(reward(right(0..<20) + skipped(30..<31)).award == nil, "one is open")
  }

  @Test func `a new best run of ten is the trophy too`() {
    let ten = found(0..<1) + right(1..<11)
    #expect(reward(ten, bestRun: 9).award == .trophy)
    #expect(reward(ten, bestRun: 10).award == .medal)
    #expect(reward(ten).award == .medal, "there was none before")
    #expect(reward(found(0..<2) + right(2..<11), bestRun: 8).award == .medal)
  }

  @Test func `up to three are mended, the last one just worked out`() {
    let play =
      skipped(0..<1) + worked(1..<2, guesses: 1, seconds: 5) + skipped(2..<3) + right(3..<20)
      + skipped(20..<21)
    let played = Play(play, minutes: 5, ranOut: true)
    #expect(played.open == [0, 1, 2, 20].map { Self.facts[$0] })
    #expect(played.toMend == [2, 20, 1].map { Self.facts[$0] })
  }
}
