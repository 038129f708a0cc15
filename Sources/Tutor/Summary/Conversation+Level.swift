import Content
import Quiz
import Screen

extension Conversation {
  /// Suggests another level where that would suit the child better: once, and never more than
  /// that.
  mutating func suggestLevel(after options: PracticeOptions) {
    guard !hasSuggestedLevel, !setup.fixedKeys.contains(.difficulty),
      let level = learner.suggestedLevel(inPlaceOf: options.difficulty)
    else { return }
    hasSuggestedLevel = true
    suggestedLevel = level
    let isHarder = LevelAdvice.harder.level(after: options.difficulty) == level
    let values = ["level": texts.name(of: level)]
    say([
      .text(texts(isHarder ? .levelHarder : .levelEasier, values)), .secondary(texts(.levelHow)),
    ])
  }

  /// Takes yes or no to the suggested level; false when it is neither, and the suggestion lapses.
  mutating func answerSuggestion(_ typed: String) -> Bool {
    guard let level = suggestedLevel else { return false }
    suggestedLevel = nil
    if vocabulary.means(typed, .yes) {
      chosenLevel = level
      save(level.rawValue, for: .difficulty)
      say(texts(.levelChanged, ["level": texts.name(of: level)]))
    } else if vocabulary.means(typed, .no) {
      say(texts(.levelKept, ["level": texts.name(of: difficulty)]))
      say(texts(.summaryNext))
    } else {
      return false
    }
    return true
  }
}
