import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

struct ClockTests {
  private static let told = ["1 minute left", "30 seconds left", "10 seconds left", "Last one"]

  @Test func `the countdown is told at 60, 30 and 10 seconds, once each`() {
    var talk = Talk.practising(minutes: 2)
    for (text, seconds) in zip(Self.told, [60, 30, 20, 10]) {
      talk.wait(.seconds(seconds))
      #expect(talk.words.ranges(of: text).count == 1, "\(text)")
    }
  }

  @Test func `of what is told of the time in a row the latest stays on a screen`() {
    var talk = Talk.practising(minutes: 2)
    talk.wait(.seconds(135))
    #expect(Self.told.filter(talk.words.contains) == ["Last one"])
    var answering = Talk.practising(minutes: 2)
    answering.wait(.seconds(61))
    answering.answer()
    answering.wait(.seconds(30))
    #expect(Self.told.filter(answering.words.contains) == ["1 minute left", "30 seconds left"])
  }

  @Test func `line by line each of them is told`() {
    var talk = Talk(.plain, minutes: 2, difficulty: .easy)
    talk.wait(.seconds(135))
    #expect(Self.told.allSatisfy(talk.words.contains))
  }

  @Test func `the open question may be finished within ten seconds, and counts`() {
    var talk = Talk.practising(minutes: 1)
    talk.wait(.seconds(64))
    talk.answer()
    talk.wait(.seconds(2))
    #expect(talk.attempts.map(\.outcome) == [.right])
    #expect(talk.conversation.after != nil)
  }

  @Test func `each key gives the open question ten seconds more`() {
    var talk = Talk.practising(minutes: 1)
    talk.wait(.seconds(68))
    for line in ["1", "1 ", "1"] {
      talk.send(.edited(line: line, cursor: 1, prompt: ""))
      talk.wait(.seconds(8))
      #expect(talk.question != nil)
    }
    talk.answer()
    talk.wait(.seconds(2))
    #expect(talk.attempts.map(\.outcome) == [.right])
    #expect(talk.conversation.after != nil)
  }

  @Test func `who has answered nothing hears that the time is over, and of no wish to stop`() {
    var talk = Talk.practising(minutes: 1)
    talk.wait(.seconds(75))
    #expect(talk.words.contains("Time's up!") && !talk.words.contains("let's stop"))
  }

  @Test func `after ten more seconds it is over, and what was half typed is cleared`() {
    var talk = Talk.practising(minutes: 1)
    talk.send(.edited(line: "1", cursor: 1, prompt: ""))
    talk.wait(.seconds(75))
    #expect(talk.question == nil)
    #expect(talk.effects.contains(.clearLine))
    #expect(talk.effects.contains(.endSession(SessionSummary(results: []))))
  }

  @Test(arguments: [(0, false), (499, false), (500, true)])
  func `a line sent within half a second of the end is no word to Robo`(
    milliseconds: Int, isHeard: Bool
  ) {
    var talk = Talk.practising(minutes: 1)
    while talk.conversation.scene.isAsking, let wake = talk.conversation.nextWake {
      talk.wait(talk.now.duration(to: wake))
    }
    talk.waitSilently(.milliseconds(milliseconds))
    talk.type("what a nice day")
    talk.wait(.seconds(20))
    #expect(talk.words.contains("what a nice day") == isHeard)
  }

  @Test func `a pause stops the clock and the keys`() {
    var talk = Talk.practising(minutes: 1)
    talk.type("p")
    let clock = talk.chat?.header.clock
    talk.wait(.seconds(500))
    #expect(talk.chat?.header.clock == clock)
    #expect(talk.conversation.destination(of: .character("5")) == .conversation)
    #expect(talk.conversation.nextWake == nil)
    talk.send(.key(.character("p")))
    #expect(talk.conversation.destination(of: .character("5")) == .line)
  }

  @Test func `without a clock the program sleeps, but for the tip`() throws {
    var settings = Settings()
    (settings.clock, settings.animation) = (.off, false)
    var talk = Talk.practising(settings: settings)
    let tip = try #require(talk.conversation.nextWake)
    #expect(talk.now.duration(to: tip) > .seconds(4))
    let before = talk.words
    talk.wait(.seconds(60))
    #expect(talk.words != before)
    #expect(talk.conversation.nextWake == nil)
  }

  @Test func `who stops in a pause and goes on is not paused any more`() {
    var talk = Talk.practising()
    talk.type("p")
    talk.send(.endOfInput)
    talk.wait(.seconds(1))
    talk.type("go on")
    let clock = talk.chat?.header.clock
    talk.wait(.seconds(5))
    #expect(talk.conversation.scene is PracticeScene)
    #expect(talk.chat?.header.clock != clock)
  }

  @Test func `the clock stands still while a hint is new, 20 seconds and no longer`() {
    var talk = Talk.practising()
    let before = talk.chat?.header.clock
    talk.send(.key(.character("?")))
    talk.wait(.seconds(19))
    #expect(talk.chat?.header.clock == before)
    talk.wait(.seconds(11))
    #expect(talk.chat?.header.clock != before)
  }

  @Test func `while a hint is new the clock says that it waits, and the program sleeps`() throws {
    var talk = Talk.practisingStill()
    talk.wait(.milliseconds(2_990))
    #expect(talk.chat?.header.clockNote == "")
    talk.send(.key(.character("?")))
    talk.wait(.seconds(2))
    #expect(talk.chat?.header.clockNote == "paused")
    let wake = try #require(talk.conversation.nextWake)
    #expect(talk.now.duration(to: wake) == .seconds(18))
    talk.wait(.seconds(18))
    #expect(talk.chat?.header.clockNote == "")
  }

  @Test func `an answer ends the waiting, and a pause begins it`() {
    var talk = Talk.practising()
    talk.send(.key(.character("?")))
    talk.answer()
    talk.wait(.seconds(1))
    #expect(talk.chat?.header.clockNote == "")
    talk.type("p")
    #expect(talk.chat?.header.clockNote == "paused")
  }

  @Test func `that the clock has waited is said once in a row`() {
    var talk = Talk.practising()
    for _ in 1...2 {
      talk.send(.resumed)
      #expect(talk.words.ranges(of: "The clock waited for you.").count == 1)
    }
    talk.answer()
    talk.wait(.seconds(5))
    talk.send(.resumed)
    #expect(talk.words.ranges(of: "The clock waited for you.").count == 2)
  }

  @Test func `a page over the chat stops the clock`() {
    var talk = Talk.practising()
    let before = talk.conversation.practice?.session.remaining(at: .start)
    talk.send(.pressed(.header))
    talk.wait(.seconds(100))
    talk.send(.key(.escape))
    let after = talk.conversation.practice?.session.remaining(at: .start)
    #expect(before == after)
  }

  @Test func `the clock wakes once a second at most while nothing moves`() {
    var talk = Talk.practisingStill()
    var wakes = 0
    let end = Instant.start.advanced(by: .seconds(62))
    while let wake = talk.conversation.nextWake, wake < end {
      wakes += 1
      _ = talk.conversation.handle(.ticked, at: wake)
    }
    #expect((59...61).contains(wakes))
  }

  @Test func `a hidden clock runs unseen, and without a clock nothing ends`() {
    var settings = Settings()
    settings.clock = .hidden
    var talk = Talk.practising(settings: settings, minutes: 1)
    #expect(talk.chat?.header.clock == "")
    talk.wait(.seconds(100))
    #expect(talk.question == nil)
    settings.clock = .off
    talk = Talk.practising(settings: settings, minutes: 1)
    talk.wait(.seconds(1_000))
    #expect(talk.question != nil)
  }

  @Test(arguments: [
    (0, "0 seconds"), (1, "1 second"), (59, "59 seconds"), (60, "1 minute"),
    (61, "1 minute 1 second"), (272, "4 minutes 32 seconds"),
  ])
  func `a time is said in minutes and seconds`(seconds: Int, words: String) {
    #expect(ClockFace(time: .seconds(seconds)).words(in: Texts(.english)) == words)
  }

  @Test func `a second that has only just begun counts`() {
    let begun = Duration(secondsComponent: 4, attosecondsComponent: 1)
    #expect(ClockFace(time: begun).seconds == 5)
    #expect(ClockFace(time: .seconds(4)).seconds == 4)
  }

  @Test(arguments: [(0, "0:00"), (1, "0:01"), (999, "0:01"), (1_000, "0:01"), (272_000, "4:32")])
  func `a time is shown in minutes and seconds`(milliseconds: Int, face: String) {
    #expect(ClockFace(time: .milliseconds(milliseconds)).description == face)
  }
}

extension String {
  /// How many parts the text has between the given separators.
  fileprivate func components(separatedBy separator: String) -> Int {
    split(separator: separator, omittingEmptySubsequences: false).count
  }
}
