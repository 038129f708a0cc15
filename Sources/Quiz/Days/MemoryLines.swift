/// Which of what has grown Robo speaks of at once, flowers, their visitors and trees: at most three
/// in a practice; the others are only counted.
package struct MemoryLines: Equatable, Sendable {
  /// Why a line would be said, the weightiest first.
  package enum Occasion: CaseIterable, Sendable {
    /// It is the child's first flower or first tree ever.
    case firstEver
    /// The fact was missed twice or more before.
    case wasHard
    /// It is the goal that the child has picked.
    case goal
    case other
  }

  /// How many lines there are in a practice, and how many of them anything may take.
  private static let most = 3
  private static let mostOther = 2

  private var said = 0
  private var hardest = 0.0

  package init() {}

  /// Whether a line about the fact is said now; one is kept for what weighs more, and of the others
  /// a harder one follows an easier one.
  package mutating func take(_ question: Question, for occasion: Occasion) -> Bool {
    let isSaid =
      switch occasion {
      case .firstEver, .wasHard, .goal: said < Self.most
      case .other: said < Self.mostOther && question.hardness >= hardest
      }
    guard isSaid else { return false }
    said += 1
    hardest = max(hardest, question.hardness)
    return true
  }
}
