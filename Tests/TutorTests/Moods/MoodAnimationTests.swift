import Basics
import Content
import Testing

@testable import Tutor

struct MoodAnimationTests {
  /// The frames in their order with the seconds at which each begins.
  private func frames(of mood: Mood, for time: Duration = .seconds(300)) -> [(Double, MoodFrame)] {
    let animation = MoodAnimation(mood: mood, start: .start, lastAction: .start)
    var (now, frames) = (Instant.start, [(0.0, animation.frame(at: .start))])
    while let next = animation.nextFrame(after: now), next < .start.advanced(by: time) {
      now = next
      frames.append((Instant.start.duration(to: now) / .seconds(1), animation.frame(at: now)))
    }
    return frames
  }

  @Test(
    arguments: [
      (.happy, 1), (.think, 3), (.proud, 1), (.puzzled, 1), (.cheer, 4), (.asleep, 8), (.wave, 2),
      (.care, 1),
    ] as [(Mood, Int)])
  func `each mood has its movement so many times`(mood: Mood, times: Int) {
    #expect(frames(of: mood).filter { $0.1 == .move }.count == times)
  }

  @Test(arguments: [Mood.happy, .think, .proud, .puzzled, .wave, .care])
  func `eyes close for 0.15 s every 4 to 7 s, until two minutes have passed`(mood: Mood) {
    let frames = frames(of: mood)
    let blinks = frames.indices.filter { frames[$0].1 == .blink }
    #expect(blinks.count > 15)
    for (blink, next) in zip(blinks, blinks.dropFirst()) {
      #expect(4...7 ~= frames[next].0 - frames[blink].0)
    }
    for blink in blinks {
      #expect(abs(frames[blink + 1].0 - frames[blink].0 - 0.15) < 0.001)
    }
    #expect(frames.last?.1 == .still && (frames.last?.0 ?? 200) < 120.2)
  }

  @Test func `blinks are in no beat`() {
    let blinks = frames(of: .care).filter { $0.1 == .blink }.map(\.0)
    let gaps = zip(blinks, blinks.dropFirst()).map { Int(($1 - $0) * 1_000 + 0.5) }
    #expect(Int((blinks.first ?? 0) * 1_000 + 0.5) == 4_600)
    #expect(gaps.prefix(6) == [6_300, 5_200, 6_900, 4_100, 5_700, 4_600])
  }

  @Test(arguments: Mood.allCases)
  func `nothing flashes: no more than two changes of one kind a second`(mood: Mood) {
    let moves = frames(of: mood).filter { $0.1 == .move }.map(\.0)
    #expect(zip(moves, moves.dropFirst()).allSatisfy { $1 - $0 >= 0.5 })
  }

  @Test func `who sleeps moves for half a minute and then lies still`() {
    #expect(frames(of: .asleep).last.map { $0.0 <= 36 && $0.1 == .still } == true)
  }

  @Test func `what is done meanwhile puts off the next blink`() throws {
    let action = Instant.start.advanced(by: .seconds(100))
    let animation = MoodAnimation(mood: .happy, start: .start, lastAction: action)
    let next = try #require(animation.nextFrame(after: action))
    #expect(action.duration(to: next) >= .seconds(4))
  }
}
