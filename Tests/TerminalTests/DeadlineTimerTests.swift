import Testing

@testable import Terminal

@MainActor
struct DeadlineTimerTests {
  /// Lets the loop turn until it holds.
  private func turn(until isOver: () -> Bool) {
    while !isOver() { EventLoop.main.turn() }
  }

  @Test func `the handler is called once, and not before its time`() {
    let timer = DeadlineTimer()
    let start = ContinuousClock.now
    var calls = 0
    timer.schedule(after: .milliseconds(20)) { calls += 1 }
    turn { calls > 0 }
    #expect(ContinuousClock.now - start >= .milliseconds(20))
    var isOver = false
    timer.schedule(after: .zero) { isOver = true }
    turn { isOver }
    #expect(calls == 1)
  }

  @Test func `scheduling again forgets what was scheduled`() {
    let timer = DeadlineTimer()
    var calls: [Int] = []
    timer.schedule(after: .zero) { calls.append(1) }
    timer.schedule(after: .milliseconds(5)) { calls.append(2) }
    turn { !calls.isEmpty }
    #expect(calls == [2])
  }

  @Test func `a cancelled timer stays silent`() {
    let cancelled = DeadlineTimer()
    let later = DeadlineTimer()
    var calls: [Int] = []
    cancelled.schedule(after: .milliseconds(1)) { calls.append(1) }
    cancelled.cancel()
    later.schedule(after: .milliseconds(10)) { calls.append(2) }
    turn { !calls.isEmpty }
    #expect(calls == [2])
  }

  @Test func `one that is due at the same time may be cancelled by another`() {
    let timers = [DeadlineTimer(), DeadlineTimer()]
    var calls = 0
    for (index, timer) in timers.enumerated() {
      timer.schedule(after: .zero) {
        calls += 1
        timers[1 - index].cancel()
      }
    }
    let last = DeadlineTimer()
    var isOver = false
    last.schedule(after: .milliseconds(2)) { isOver = true }
    turn { isOver }
    #expect(calls == 1)
  }

  @Test func `a handler may schedule the next one`() {
    let timer = DeadlineTimer()
    var isOver = false
    timer.schedule(after: .zero) {
      timer.schedule(after: .milliseconds(1)) { isOver = true }
    }
    turn { isOver }
  }

  @Test func `a timer that nobody holds any more is silent`() {
    var calls = 0
    do {
      let timer = DeadlineTimer()
      timer.schedule(after: .zero) { calls += 1 }
    }
    let later = DeadlineTimer()
    var isOver = false
    later.schedule(after: .milliseconds(1)) { isOver = true }
    turn { isOver }
    #expect(calls == 0)
  }

  @Test func `a time in the past is now, and a far future is far`() {
    let never = DeadlineTimer()
    never.schedule(after: .seconds(Int64.max)) { Issue.record("it cannot be that late") }
    let timer = DeadlineTimer()
    var isOver = false
    timer.schedule(after: .seconds(-5)) { isOver = true }
    turn { isOver }
  }
}
