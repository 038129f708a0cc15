import Content

/// A mood and the frame of it that is on show.
struct MoodPose: Equatable {
  let mood: Mood
  let frame: MoodFrame
}
