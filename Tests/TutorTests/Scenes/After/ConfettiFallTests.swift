import Basics
import Testing

@testable import Tutor

struct ConfettiFallTests {
  private let confetti = ConfettiFall(start: .start.advanced(by: .seconds(1)))

  private func instant(_ milliseconds: Int) -> Instant {
    .start.advanced(by: .milliseconds(milliseconds))
  }

  @Test(arguments: [(0, nil), (999, nil), (1_000, 0), (1_149, 0), (1_150, 1), (3_099, 13)])
  func `it falls step by step`(milliseconds: Int, step: Int?) {
    #expect(confetti.step(at: instant(milliseconds)) == step)
  }

  @Test func `it wakes the chat for each step, and no more when it has fallen`() {
    var now = Instant.start
    var wakes = 0
    while let next = confetti.nextStep(after: now) {
      #expect(next > now)
      now = next
      wakes += 1
    }
    #expect(wakes == ConfettiFall.steps + 1)
    #expect(confetti.step(at: now) == nil)
  }
}
