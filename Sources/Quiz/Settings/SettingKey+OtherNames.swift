extension SettingKey {
  /// What families call the setting, in small letters; it is not accepted, but hinted at.
  package var otherNames: Set<String> {
    switch self {
    case .minutes: ["time", "timer", "duration", "length", "minute", "mins", "min"]
    case .difficulty: ["level", "levels", "grade", "easy", "medium", "hard", "auto"]
    case .operations:
      [
        "sums", "maths", "math", "plus", "minus", "times", "table", "tables", "topics", "add",
        "subtract", "multiply", "divide",
      ]
    case .forms: ["form", "gaps", "gap", "blanks", "blank", "missing"]
    case .appearance:
      ["theme", "colour", "color", "colours", "colors", "dark", "light", "mode", "look"]
    case .language: ["lang", "locale", "english", "korean"]
    case .clock: ["countdown", "clocks"]
    case .shapes: ["corners", "borders", "glyphs", "graphics", "shape"]
    case .accessible: ["accessibility", "a11y", "screenreader", "reader", "blind"]
    case .animation: ["animations", "motion", "movement", "confetti", "moving"]
    case .sound: ["sounds", "audio", "volume", "beep", "bell", "noise", "mute", "music"]
    case .speech: ["voice", "speak", "spoken", "talk", "talking", "aloud", "tts"]
    case .mouse: ["pointer", "click", "touch", "tap"]
    case .angle: ["degrees", "radians", "angles"]
    case .places: ["decimals", "digits", "precision", "rounding"]
    case .history: ["past", "memory", "log"]
    case .tips: ["hint", "hints", "help", "tip"]
    case .tapbacks: ["thumbs", "emoji", "reactions", "stickers"]
    case .weeklyGoal: ["goal", "goals", "week", "weekly", "target", "days"]
    }
  }

  /// What families look for where they mean who plays.
  package static let wordsForLearners: Set<String> = [
    "name", "names", "learner", "learners", "child", "children", "kid", "kids", "player", "players",
    "user", "username",
  ]
}
