import Content
import Quiz

/// What Robo suggests for the next practice.
struct PracticeSuggestion {
  /// Why it is suggested.
  enum Reason {
    /// The child has wished for it.
    case wished
    /// The level suits the child better than the one that was played.
    case harder, easier
  }

  let wish: PracticeWish
  let reason: Reason

  /// What Robo asks.
  func question(in texts: Texts) -> String {
    switch reason {
    case .wished: texts.text(key: "wish.kept", ["wishes": texts.all(texts.names(of: wish))])
    case .harder: texts(.levelHarder, ["level": level(in: texts)])
    case .easier: texts(.levelEasier, ["level": level(in: texts)])
    }
  }

  private func level(in texts: Texts) -> String { wish.level.map(texts.name) ?? "" }

  /// What a line answers, in which the wish itself or the level's name is a yes; nil where it answers
  /// nothing.
  func answer(in typed: String, _ context: SceneContext) -> Bool? {
    let (vocabulary, meaning) = (context.vocabulary, context.meaning(of: typed))
    let isNo = vocabulary.means(typed, .no) || vocabulary.means(typed, anyOf: .wordsStay)
    if isNo || [.no, .mistake].contains(meaning) || meaning == .stop && !saysBye(typed, context) {
      return false
    }
    let isYes = vocabulary.means(typed, .yes) || meaning == .yes
    return isYes || namesIt(typed, meaning, vocabulary) ? true : nil
  }

  /// Whether who wants to stop says goodbye, which ends the chat.
  private func saysBye(_ typed: String, _ context: SceneContext) -> Bool {
    typed.lowercased().contains(Offer.bye.label(in: context.texts).lowercased())
  }

  private func namesIt(
    _ typed: String, _ meaning: Meaning?, _ vocabulary: ChatVocabulary
  ) -> Bool {
    if let level = wish.level, vocabulary.difficulty(typed) == level { return true }
    switch reason {
    case .wished: return TypedReader().wish(in: typed) == wish
    case .harder: return meaning == .harder
    case .easier: return meaning == .easier
    }
  }
}

extension Texts {
  /// What a wish asks for, each by its name in a sentence.
  fileprivate func names(of wish: PracticeWish) -> [String] {
    let minutes = wish.minutes.map { count($0, of: .minutes) }
    return [wish.topic.flatMap(name), wish.level.map(name), minutes].compactMap(\.self)
  }

  private func name(of topic: PracticeWish.Topic) -> String? {
    switch topic {
    case .table(let table): text(key: "wish.kept.table", ["n": String(table)])
    case .only(let operations): names(of: operations)
    case .without(let operations):
      text(key: "wish.kept.without", ["operations": names(of: operations)])
    case .also(let operations):
      text(key: "wish.kept.also", ["operations": names(of: operations)])
    case .withoutTable, .otherTables: nil
    }
  }
}
