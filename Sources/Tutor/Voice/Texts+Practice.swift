import Content
import Quiz

extension Texts {
  /// The name of a level.
  func name(of difficulty: Difficulty) -> String {
    text(key: "difficulty.\(difficulty.rawValue)")
  }

  /// Asks for the level, each with questions that show how hard a practice like this would be.
  func askLevel(of options: PracticeOptions) -> String {
    let examples = Difficulty.steps.map { level in
      (level.rawValue, choice(options.examples(at: level).map(\.description)))
    }
    let levels = self(.welcomeLevels, Dictionary(uniqueKeysWithValues: examples))
    return [self(.welcomeDifficulty), levels].joined(separator: "\n")
  }

  /// A time in seconds with one digit after the point, rounded to the nearest: `4.1 s`.
  func time(_ duration: Duration) -> String {
    let tenths = Int(duration.inWholeTenths / .milliseconds(100))
    return self(.timeSeconds, ["time": "\(tenths / 10).\(tenths % 10)"])
  }

  /// The minutes and the level in words, as texts about a practice name them; to whom that level is
  /// new its name alone says little.
  func values(of choice: PracticeChoice) -> [String: String] {
    let level = choice.difficulty == .auto ? self(.welcomeLevelAuto) : name(of: choice.difficulty)
    return ["minutes": count(choice.minutes, of: .minutes), "difficulty": level]
  }
}

extension Duration {
  /// The time in whole tenths of a second, as it is said.
  var inWholeTenths: Duration { .milliseconds(100) * (self / .milliseconds(100)).rounded() }
}
