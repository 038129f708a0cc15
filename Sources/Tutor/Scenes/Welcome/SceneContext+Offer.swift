import Content
import Quiz

extension SceneContext {
  /// Answers words typed while Robo offers to play, or asks a question before that; where they answer
  /// nothing, the scene asks once more.
  mutating func answerOffer(_ typed: String, in scene: inout some Scene) -> SceneOutcome {
    if typed.isEmpty { return Welcome.start(in: &self) }
    if let other = otherChild(in: typed) {
      hear(typed)
      return meet(other, from: .offer)
    }
    if let outcome = offerMinutes(typed) ?? grantWish(in: typed) ?? chooseMinutesOrLevel(typed) {
      return outcome
    }
    hear(typed)
    let outcome = answerHeard(typed)
    if case .stay = outcome { scene.repeatWhatWaits(in: &self) }
    return outcome
  }

  /// Asks for the minutes where more or fewer of them are wanted than are offered.
  private mutating func offerMinutes(_ typed: String) -> SceneOutcome? {
    guard canChooseMinutes, let wish = TypedReader().lengthWish(in: typed) else { return nil }
    hear(typed)
    return Welcome.showMinutes(changedBy: wish, in: &self)
  }

  /// Takes minutes or a level that are typed at once.
  private mutating func chooseMinutesOrLevel(_ typed: String) -> SceneOutcome? {
    let fixed = player.choice.fixedKeys
    let isOther =
      [.pause, .tell, .together].contains(TypedReader().meaning(of: typed))
      || CalculationAnswer.isSum(typed, in: voice)
    if !fixed.contains(.minutes), !isOther, let minutes = vocabulary.playableMinutes(typed) {
      return Welcome.choose(minutes: minutes, in: &self)
    }
    guard !fixed.contains(.difficulty), let level = vocabulary.difficulty(typed) else { return nil }
    return Welcome.choose(level, in: &self)
  }

  private mutating func answerHeard(_ typed: String) -> SceneOutcome {
    let meaning = meaning(of: typed)
    // Who is glad to be asked is willing.
    if vocabulary.means(typed, .start) || [.yes, .goOn, .happy].contains(meaning) {
      return Welcome.start(in: &self)
    }
    if let outcome = answerUnclearMinutes(typed) { return outcome }
    if meaning == .time, voice.settings.clock != .off {
      sayMinutes()
      return .stay
    }
    if vocabulary.means(typed, .change) {
      return Welcome.askAnew(in: &self)
    }
    if vocabulary.means(typed, .no) || meaning == .no || TypedReader().declines(typed) {
      return .go(OfferScene(declinedIn: &self))
    }
    return answerOtherwise(typed)
  }

  /// Words that answer no offer: a calculation, a word that Robo knows, or none.
  private mutating func answerOtherwise(_ typed: String) -> SceneOutcome {
    let commands = ChatCommands(for: purpose)
    if meaning(of: typed) == .later, let page = commands.perform(typed, in: &self) { return page }
    if isAboutCalculating(typed) {
      answerCalculation(typed)
    } else if !answerKindly(typed) {
      if let outcome = commands.perform(typed, in: &self) { return outcome }
      if isNumber(typed) { return answerNumber() }
      say(.wordsUnknown)
    }
    return .stay
  }

  /// Says which minutes there are, to a number that can be none of them.
  private mutating func answerNumber() -> SceneOutcome {
    guard voice.settings.clock != .off else {
      say(.clockNone)
      return .stay
    }
    guard !player.choice.fixedKeys.contains(.minutes) else {
      sayMinutes()
      return .stay
    }
    return Welcome.showMinutes(.welcomeMinutesUnclear, in: &self)
  }

  /// Whether a line is a number, of any kind, and no more; who knows among words without spaces.
  private func isNumber(_ typed: String) -> Bool {
    let hasNumber = typed.contains(where: \.isNumber) || vocabulary.number(typed) != nil
    let hasWords = typed.contains { $0.isASCII && $0.isLetter }
    return hasNumber && (!hasWords || TypedReader().isNumberAlone(typed))
  }
}
