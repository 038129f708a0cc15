import Content
import Quiz
import Screen

/// A card that waits for a choice, or shows the choice made.
struct Choice: Equatable, Sendable {
  /// What is chosen.
  enum Subject: Equatable, Sendable {
    case minutes, difficulty
  }

  /// The levels on the card, in their order.
  static let levels = Difficulty.allCases

  let id: Int
  let subject: Subject
  /// The minutes, or the place in `levels`.
  var value: Int
  var isActive = true

  /// The values that can be chosen.
  var range: ClosedRange<Int> {
    switch subject {
    case .minutes: PracticeOptions.allowedMinutes
    case .difficulty: 0...(Self.levels.count - 1)
    }
  }

  /// Moves to the next value, or stays at the end of the range.
  mutating func move(by step: Int) {
    value = min(max(value + step, range.lowerBound), range.upperBound)
  }

  /// The card as a picture in the given language.
  func card(in texts: Texts) -> Card {
    switch subject {
    case .minutes:
      Card(
        id: id, title: texts(.cardTimer),
        control: .slider(value: value, range: range, text: texts.count(value, of: .minutes)),
        isActive: isActive)
    case .difficulty:
      Card(
        id: id, title: texts(.cardDifficulty),
        control: .options(Self.levels.map(texts.name), selected: value), isActive: isActive)
    }
  }
}

extension Texts {
  /// The name of a level.
  func name(of difficulty: Difficulty) -> String {
    text(key: "difficulty.\(difficulty.rawValue)")
  }
}
