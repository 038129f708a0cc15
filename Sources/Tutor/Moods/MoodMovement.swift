import Content

/// When a mood's own movement begins, how long each turn of it lasts, and how many there are.
struct MoodMovement {
  let start: Duration
  let turn: Duration
  let rest: Duration
  let turns: Int

  /// The stretches of time in which something is somewhere else, counted from the picture's start.
  var stretches: [Range<Duration>] {
    (0..<turns).map { index in
      let begin = start + (turn + rest) * index
      return begin..<(begin + turn)
    }
  }

  /// The movement that a mood has; each ends by itself, and none is faster than twice a second.
  static func of(_ mood: Mood) -> MoodMovement {
    switch mood {
    case .happy: once(for: .milliseconds(400))
    case .think: times(3, each: .milliseconds(500))
    case .proud: once(for: .milliseconds(500))
    case .puzzled: once(for: .milliseconds(800))
    case .cheer: times(4, each: .milliseconds(250))
    case .asleep: times(8, each: .seconds(2))
    case .wave: times(2, each: .milliseconds(250))
    case .care: once(for: .seconds(1))
    }
  }

  private static func once(for turn: Duration) -> MoodMovement {
    MoodMovement(start: .milliseconds(600), turn: turn, rest: .zero, turns: 1)
  }

  private static func times(_ turns: Int, each turn: Duration) -> MoodMovement {
    MoodMovement(start: turn, turn: turn, rest: turn, turns: turns)
  }
}
