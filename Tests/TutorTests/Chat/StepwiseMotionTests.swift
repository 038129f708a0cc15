import Basics
import Testing

@testable import Tutor

struct StepwiseMotionTests {
  private let confetti = StepwiseMotion.confetti(from: .start.advanced(by: .seconds(1)))

  private func instant(_ milliseconds: Int) -> Instant {
    .start.advanced(by: .milliseconds(milliseconds))
  }

  @Test(arguments: [(0, nil), (999, nil), (1_000, 0), (1_149, 0), (1_150, 1), (3_099, 13)])
  func `it falls step by step`(milliseconds: Int, step: Int?) {
    #expect(confetti.step(at: instant(milliseconds)) == step)
  }

  @Test func `a flower slides for 0.6 s in three steps`() {
    let flower = StepwiseMotion.flower(from: .start.advanced(by: .seconds(1)))
    let steps = [999, 1_000, 1_199, 1_200, 1_400, 1_599, 1_600].map { flower.step(at: instant($0)) }
    #expect(steps == [nil, 0, 0, 1, 2, 2, nil])
    #expect(flower.nextStep(after: instant(1_600)) == nil)
  }

  @Test func `it wakes the chat for each step, and no more when it has fallen`() {
    var now = Instant.start
    var wakes = 0
    while let next = confetti.nextStep(after: now) {
      #expect(next > now)
      now = next
      wakes += 1
    }
    #expect(wakes == 15)
    #expect(confetti.step(at: now) == nil)
  }
}
