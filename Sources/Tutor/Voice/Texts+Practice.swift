import Content
import Quiz

extension Texts {
  /// The name of a level.
  func name(of difficulty: Difficulty) -> String {
    text(key: "difficulty.\(difficulty.rawValue)")
  }

  /// Asks for the level, each with questions that show how hard a practice like this would be; of one
  /// table none are.
  func askLevel(of options: PracticeOptions) -> String {
    guard options.table == nil else { return self(.welcomeDifficulty) }
    return [self(.welcomeDifficulty), levels(of: options)].joined(separator: "\n")
  }

  /// The levels, each with such questions; of one table by their names alone.
  func levels(of options: PracticeOptions) -> String {
    guard options.table == nil else { return text(key: "greeting.levels") }
    let examples = Difficulty.steps.map { level in
      (level.rawValue, choice(options.examples(at: level).map(\.description)))
    }
    return self(.welcomeLevels, Dictionary(uniqueKeysWithValues: examples))
  }

  /// A time in seconds with one digit after the point, rounded to the nearest: `4.1 s`.
  func time(_ duration: Duration) -> String {
    let tenths = Int(duration.inWholeTenths / .milliseconds(100))
    return self(.timeSeconds, ["time": "\(tenths / 10).\(tenths % 10)"])
  }

  /// The minutes and the level in words, as texts about a practice name them; what is just right is
  /// said with whom it suits, as its name alone says little to a new child.
  func values(of choice: PracticeChoice) -> [String: String] {
    let level = choice.difficulty == .auto ? self(.welcomeLevelAuto) : name(of: choice.difficulty)
    return ["minutes": count(choice.minutes, of: .minutes), "difficulty": level]
  }
}

extension Duration {
  /// The time in whole tenths of a second, as it is said.
  var inWholeTenths: Duration { .milliseconds(100) * (self / .milliseconds(100)).rounded() }
}
