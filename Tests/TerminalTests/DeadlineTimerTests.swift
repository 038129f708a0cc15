import Testing

@testable import Terminal

@MainActor
struct DeadlineTimerTests {
  @Test func `the handler is called once, and not before its time`() async {
    let timer = DeadlineTimer()
    let start = ContinuousClock.now
    await withCheckedContinuation { continuation in
      timer.schedule(after: .milliseconds(20)) { continuation.resume() }
    }
    #expect(ContinuousClock.now - start >= .milliseconds(20))
  }

  @Test func `scheduling again forgets what was scheduled`() async {
    let timer = DeadlineTimer()
    var calls: [Int] = []
    await withCheckedContinuation { continuation in
      timer.schedule(after: .zero) { calls.append(1) }
      timer.schedule(after: .milliseconds(5)) {
        calls.append(2)
        continuation.resume()
      }
    }
    #expect(calls == [2])
  }

  @Test func `a cancelled timer stays silent`() async {
    let cancelled = DeadlineTimer()
    let later = DeadlineTimer()
    var calls: [Int] = []
    await withCheckedContinuation { continuation in
      cancelled.schedule(after: .milliseconds(1)) { calls.append(1) }
      cancelled.cancel()
      later.schedule(after: .milliseconds(10)) {
        calls.append(2)
        continuation.resume()
      }
    }
    #expect(calls == [2])
  }

  @Test func `a handler may schedule the next one`() async {
    let timer = DeadlineTimer()
    await withCheckedContinuation { continuation in
      timer.schedule(after: .zero) {
        timer.schedule(after: .milliseconds(1)) { continuation.resume() }
      }
    }
  }

  @Test func `a time in the past is now, and a far future is far`() async {
    let never = DeadlineTimer()
    never.schedule(after: .seconds(Int64.max)) { Issue.record("it cannot be that late") }
    let timer = DeadlineTimer()
    await withCheckedContinuation { continuation in
      timer.schedule(after: .seconds(-5)) { continuation.resume() }
    }
  }
}
