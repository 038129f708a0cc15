import Content
import Quiz

/// A level that Robo suggests for the next practice.
struct LevelSuggestion {
  /// Why it is suggested.
  enum Reason {
    /// The child has wished for it.
    case wished
    /// It suits the child better than the one that was played.
    case harder, easier
  }

  let level: Difficulty
  let reason: Reason

  /// What Robo asks.
  func question(in texts: Texts) -> String {
    texts(phrase, ["level": texts.name(of: level)])
  }

  private var phrase: Phrase {
    switch reason {
    case .wished: .levelWished
    case .harder: .levelHarder
    case .easier: .levelEasier
    }
  }

  /// What a line answers, in which the wish itself or the level's name is a yes; nil where it answers
  /// nothing.
  func answer(in typed: String, _ context: SceneContext) -> Bool? {
    let (vocabulary, meaning) = (context.vocabulary, context.meaning(of: typed))
    let isNo = vocabulary.means(typed, .no) || vocabulary.means(typed, anyOf: .wordsStay)
    if isNo || meaning == .no { return false }
    let isYes = vocabulary.means(typed, .yes) || meaning == .yes
    return isYes || vocabulary.difficulty(typed) == level || wishesForIt(meaning) ? true : nil
  }

  private func wishesForIt(_ meaning: Meaning?) -> Bool {
    switch reason {
    case .wished: false
    case .harder: meaning == .harder
    case .easier: meaning == .easier
    }
  }
}
