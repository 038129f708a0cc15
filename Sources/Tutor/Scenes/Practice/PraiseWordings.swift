import Content

/// The wordings of praise: none comes twice before all of its kind were used.
struct PraiseWordings: Equatable, Sendable {
  /// What is praised.
  enum Kind: String, CaseIterable, Sendable {
    /// A long run.
    case streak
    /// A miss made good with help.
    case comeback
    /// A miss made good alone.
    case alone
    /// A fact's own best time.
    case best
    /// A flower that has opened.
    case flower
    /// A fact that is known backwards too.
    case bee
    /// A fact that is still known long after it opened.
    case butterfly
    /// A way to work out larger numbers that is grown.
    case tree
  }

  /// How many wordings each kind has, in every language.
  static let count = 6

  /// With which wording each kind begins, and how many were used.
  private let start: Int
  private var used: [Kind: Int] = [:]

  init(startingAt start: UInt64) {
    self.start = Int(start % UInt64(Self.count))
  }

  /// The next wording of a kind.
  mutating func next(_ kind: Kind, _ values: [String: String] = [:], in texts: Texts) -> String {
    let number = (start + used[kind, default: 0]) % Self.count + 1
    used[kind, default: 0] += 1
    return texts.text(key: "praise.\(kind.rawValue).\(number)", values)
  }
}
