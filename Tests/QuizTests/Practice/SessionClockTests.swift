import Basics
import Quiz
import Testing

struct SessionClockTests {
  private func at(_ seconds: Int) -> Instant { Instant(sinceStart: .seconds(seconds)) }

  @Test func `time counts from the start`() {
    let clock = SessionClock(startingAt: at(5))
    #expect(clock.elapsed(at: at(5)) == .zero)
    #expect(clock.elapsed(at: at(12)) == .seconds(7))
  }

  @Test func `a pause counts nothing, and both reasons must end`() {
    var clock = SessionClock(startingAt: at(0))
    clock.pause(.user, at: at(10))
    clock.pause(.page, at: at(20))
    clock.resume(.page, at: at(30))
    #expect(clock.isPaused)
    #expect(clock.elapsed(at: at(40)) == .seconds(10))
    clock.resume(.user, at: at(50))
    #expect(!clock.isPaused)
    #expect(clock.elapsed(at: at(51)) == .seconds(11))
  }

  @Test func `reading stops the clock for 20 seconds at most`() {
    var clock = SessionClock(startingAt: at(0))
    clock.beginReading(at: at(10))
    #expect(clock.elapsed(at: at(30)) == .seconds(10))
    #expect(clock.elapsed(at: at(35)) == .seconds(15))
  }

  @Test func `going on ends the reading`() {
    var clock = SessionClock(startingAt: at(0))
    #expect(clock.readingLeft(at: at(9)) == .zero)
    clock.beginReading(at: at(10))
    #expect(clock.readingLeft(at: at(13)) == .seconds(17))
    clock.endReading(at: at(15))
    #expect(clock.readingLeft(at: at(15)) == .zero)
    #expect(clock.elapsed(at: at(16)) == .seconds(11))
  }

  @Test func `reading stops the clock for two minutes in all`() {
    var clock = SessionClock(startingAt: at(0))
    for hint in 0..<7 { clock.beginReading(at: at(hint * 20)) }
    #expect(clock.elapsed(at: at(140)) == .seconds(20))
  }

  @Test func `a pause leaves the reading time for later`() {
    var clock = SessionClock(startingAt: at(0))
    clock.beginReading(at: at(0))
    clock.pause(.page, at: at(5))
    clock.resume(.page, at: at(100))
    #expect(clock.elapsed(at: at(115)) == .zero)
    #expect(clock.elapsed(at: at(116)) == .seconds(1))
  }

  @Test func `an earlier instant changes nothing`() {
    var clock = SessionClock(startingAt: at(10))
    clock.advance(to: at(20))
    clock.advance(to: at(15))
    #expect(clock.elapsed == .seconds(10))
  }
}
