import Basics
import Content

/// The one portrait that moves: the newest, while it is near the newest message.
struct LivePortrait {
  /// Where it stands among the messages.
  let index: Int
  let portrait: MoodPortrait
  let appeared: Instant
  /// When somebody last did something.
  let lastAction: Instant

  /// How it looks at an instant.
  func pose(at now: Instant) -> MoodPose {
    let animation = animation(at: now)
    return MoodPose(mood: animation.mood, frame: animation.frame(at: now))
  }

  /// When it looks different next; nil where it never will by itself.
  func nextPose(after now: Instant) -> Instant? {
    let dozing = portrait.dozes && now < sleepTime ? sleepTime : nil
    return [animation(at: now).nextFrame(after: now), dozing].compactMap(\.self).min()
  }

  /// When Robo falls asleep.
  private var sleepTime: Instant {
    max(appeared, lastAction).advanced(by: MoodAnimation.patience)
  }

  private func animation(at now: Instant) -> MoodAnimation {
    if portrait.dozes, now >= sleepTime {
      return MoodAnimation(
        mood: MoodOccasion.idle.mood, start: sleepTime, lastAction: sleepTime)
    }
    return MoodAnimation(mood: portrait.mood, start: appeared, lastAction: lastAction)
  }
}
