import Quiz
import Testing

@testable import Tutor

struct PlayerTests {
  private let own = LearnerSettings(minutes: 3, difficulty: .hard, operations: [.divide])
  private let previous = PreviousSession(minutes: 8, difficulty: .easy)

  @Test func `a learner's own minutes, level and operations hold, whatever the last session was`() {
    let mina = LearnerProfile(name: "Mina", own: own, previous: previous)
    let player = Player(mina, choosing: PracticeChoice())
    #expect(
      player.choice.options
        == PracticeOptions(
          minutes: 3, difficulty: .hard, operations: [.divide]))
    #expect(player.name == "Mina")
    #expect(player.settingsOwner == "Mina")
  }

  @Test func `who has no name is not called by one, and owns no settings`() {
    let player = Player(
      LearnerProfile(name: "default", isNamed: false), choosing: PracticeChoice())
    #expect(player.name == nil)
    #expect(player.settingsOwner == nil)
  }

  @Test func `what is chosen in this run counts more than the learner's own`() {
    var player = Player(
      LearnerProfile(name: "Mina", own: own, previous: previous), choosing: PracticeChoice())
    player.choose("easy", for: .difficulty)
    player.choose("7", for: .minutes)
    #expect(player.choice.difficulty == .easy)
    #expect(player.choice.minutes == 7)
  }

  @Test func `each practice of a run is the next session of the past`() {
    var player = Player(LearnerProfile(name: "Mina"), choosing: PracticeChoice())
    let first = player.past.nextSession
    for round in 1...3 {
      player.beginSession(player.choice.options)
      _ = player.take(
        Attempt(
          question: Question(7, .multiply, 8), typed: "56", outcome: .right, tryNumber: 1,
          time: .seconds(2)), on: 4)
      #expect(player.past.nextSession == first + round + 1)
    }
  }

  @Test func `a second learner takes nothing from the first`() {
    let first = Player(
      LearnerProfile(name: "Mina", own: own, previous: previous), choosing: PracticeChoice())
    #expect(first.model.answerCount == 0)
    let second = Player(LearnerProfile(name: "Jun"), choosing: PracticeChoice())
    #expect(second.choice.difficulty == Settings().difficulty)
    #expect(second.previous == nil)
  }
}
