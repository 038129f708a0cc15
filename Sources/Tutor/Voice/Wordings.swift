import Content

/// The wordings of what Robo says again and again: none comes twice before all of its kind were used.
struct Wordings: Equatable, Sendable {
  /// What is said; the raw value is where its texts stand.
  enum Kind: String, CaseIterable, Sendable {
    /// A hello on a later day.
    case again = "welcome.later"
    /// A long run.
    case streak = "praise.streak"
    /// A miss made good with help.
    case comeback = "praise.comeback"
    /// A miss made good alone.
    case alone = "praise.alone"
    /// A fact's own best time.
    case best = "praise.best"
    /// A flower that has opened.
    case flower = "praise.flower"
    /// A fact that is known backwards too.
    case bee = "praise.bee"
    /// A fact that is still known long after it opened.
    case butterfly = "praise.butterfly"
    /// A way to work out larger numbers that is grown.
    case tree = "praise.tree"
    /// The answer is worked out together.
    case together = "hint.together"
    /// An answer that is shown was typed once.
    case typed = "answer.typed"
  }

  /// How many wordings each kind has, in every language.
  static let count = 6

  /// With which wording each kind begins, and how many were used of what stands at a key.
  private let start: Int
  private var used: [String: Int] = [:]

  init(startingAt start: UInt64) {
    self.start = Int(start % UInt64(Self.count))
  }

  /// The next wording of a kind.
  mutating func next(_ kind: Kind, _ values: [String: String] = [:], in texts: Texts) -> String {
    let number = (start + use(of: kind.rawValue)) % Self.count + 1
    return texts.text(key: "\(kind.rawValue).\(number)", values)
  }

  /// The key of the next wording of what is said to a wrong answer: first the key itself, then those
  /// with a number behind it, where there are any.
  mutating func next(at key: String, in texts: Texts) -> String {
    let others = (2...Self.count).map { "\(key).\($0)" }.filter { texts[$0] != nil }
    return ([key] + others)[use(of: key) % (1 + others.count)]
  }

  /// How often what stands at a key was said until now.
  private mutating func use(of key: String) -> Int {
    defer { used[key, default: 0] += 1 }
    return used[key, default: 0]
  }
}
