import Basics
import Content
import Quiz
import Screen

extension CardScene {
  /// Takes the card's value as the answer, which the child may have said in words that Robo offers,
  /// saves it, and goes on.
  mutating func confirm(
    isSaid: Bool = false, in context: inout SceneContext
  ) -> SceneOutcome {
    context.chat.takeAway(choice)
    switch choice.subject {
    case .player(let players): return choose(choice.value, among: players, in: &context)
    case .minutes:
      return Welcome.choose(
        minutes: choice.value, isSaid: isSaid, hasLevel: hasLevel, in: &context)
    case .difficulty(let levels): return Welcome.choose(levels[choice.value], in: &context)
    }
  }

  private func choose(
    _ index: Int, among players: Players, in context: inout SceneContext
  ) -> SceneOutcome {
    context.hear(players.labels[index])
    guard !players.isNewcomer(index) else {
      return .go(NameScene(askingFrom: .players(players), in: &context))
    }
    context.request(.chooseLearner(players.names[index]))
    return .go(LearnerWaitScene())
  }

  /// Words typed while a card waits.
  mutating func answer(_ typed: String, in context: inout SceneContext) -> SceneOutcome {
    if typed.allSatisfy(\.isWhitespace) { return confirm(in: &context) }
    if asksForAnother(typed, in: &context) { return .stay }
    let isWish = !choice.isList && context.otherChild(in: typed) == nil
    let wish = isWish ? TypedReader().wish(in: typed) : nil
    let value = choice.value(typed, in: context.vocabulary) ?? nearLevel(typed, in: context)
    if let wish, value == nil || wish.isComplete {
      return grant(wish, saidIn: typed, in: &context)
    } else if let value {
      change(in: &context) { $0.value = value }
    } else if !confirms(typed, in: context) || choice.isList && !choice.isSuggested {
      return answerOtherwise(typed, in: &context)
    }
    return confirm(in: &context)
  }

  /// Asks once more where the line wants more or less than stands there, or names several who play.
  private mutating func asksForAnother(_ typed: String, in context: inout SceneContext) -> Bool {
    guard let (words, value) = replyToAnother(typed, in: context) else { return false }
    context.hear(typed)
    context.say(words)
    change(in: &context) { $0.value = value }
    repeatWhatWaits(in: &context)
    return true
  }

  /// What is said to such a line, and the value of the card then; nil where it is none.
  private func replyToAnother(
    _ typed: String, in context: SceneContext
  ) -> (words: String, value: Int)? {
    let texts = context.texts
    let length = TypedReader().lengthWish(in: typed)
    switch choice.subject {
    case .minutes:
      guard let minutes = length?.minutes(from: choice.value) else { return nil }
      return (texts.reply(toWishFor: minutes, insteadOf: choice.value), minutes)
    case .player(let players):
      let isSeveral =
        context.meaning(of: typed) == .together
        || NameLine(typed, context.vocabulary).joinsNames && players.position(of: typed) == nil
      return isSeveral ? (texts(.welcomeNameOne), choice.value) : nil
    case .difficulty:
      let isMore = length != nil && choice.value(typed, in: context.vocabulary) == nil
      return isMore ? (texts.levels(of: context.player.choice.options), choice.value) : nil
    }
  }

  /// The level to which a misspelt word is near that says nothing else.
  private func nearLevel(_ typed: String, in context: SceneContext) -> Int? {
    guard case .difficulty(let levels) = choice.subject,
      context.vocabulary.command(typed) == nil,
      [.easy, .hard, nil].contains(context.meaning(of: typed))
    else { return nil }
    return context.vocabulary.difficulty(near: typed).flatMap(levels.firstIndex)
  }

  /// Takes more than the card asks for: a level with the minutes, or the other way around.
  private mutating func grant(
    _ wish: PracticeWish, saidIn typed: String, in context: inout SceneContext
  ) -> SceneOutcome {
    context.chat.takeAway(choice)
    guard choice.subject == .minutes, wish.minutes == nil, !wish.isComplete else {
      return context.grant(wish, saidIn: typed)
    }
    context.hear(typed)
    context.choose(wish)
    let minutes = wish.length?.minutes(from: choice.value)
    context.say(
      minutes.map { context.texts.reply(toWishFor: $0, insteadOf: choice.value) }
        ?? context.texts(.welcomeMinutes))
    change(in: &context) { $0.value = minutes ?? $0.value }
    repeatWhatWaits(in: &context)
    hasLevel = wish.refusedLevel == nil
    return .stay
  }

  /// Whether the line leaves the card as it stands; a name is none of these words.
  private func confirms(_ typed: String, in context: SceneContext) -> Bool {
    if context.vocabulary.means(typed, .yes) { return true }
    guard !choice.isList else { return false }
    // Who leaves the minutes to Robo, too: you choose.
    if choice.subject == .minutes, context.vocabulary.difficulty(typed) == .auto { return true }
    return [.yes, .goOn, .skip].contains(context.meaning(of: typed))
  }

  /// Words that are no value of the card: a word that Robo knows, or none.
  private mutating func answerOtherwise(
    _ typed: String, in context: inout SceneContext
  ) -> SceneOutcome {
    context.hear(typed)
    if !choice.isList {
      if context.goesBack(typed) { return escape(in: &context) }
      if let outcome = context.meetOther(in: typed, from: .offer) {
        context.chat.takeAway(choice)
        return outcome
      }
      if context.meaning(of: typed) == .no { return .go(OfferScene(declinedIn: &context)) }
      if let outcome = context.answerUnclearMinutes(typed) { return outcome }
    }
    if case .minutes = choice.subject, TypedReader().countsSomething(typed) {
      sayUnclear(typed.trimmed, in: &context)
      repeatWhatWaits(in: &context)
      return .stay
    }
    if let outcome = refuseName(in: typed, in: &context) ?? meetNewcomer(in: typed, in: &context) {
      return outcome
    }
    let commands = choice.isList ? .beforeWhoPlays : ChatCommands(for: context.purpose)
    let isSmallTalk =
      explains(typed, in: &context) || context.answerKindly(typed, asksName: choice.isList)
    if !isSmallTalk, let outcome = commands.perform(typed, in: &context) {
      guard case .stay = outcome else { return outcome }
    } else if !isSmallTalk, context.isAboutCalculating(typed) {
      context.answerCalculation(typed)
    } else if !isSmallTalk, choice.isList, NameLine(typed, context.vocabulary).isForLater {
      context.say(.welcomeWhoFirst)
    } else if !isSmallTalk {
      sayUnclear(typed.trimmed, in: &context)
    }
    repeatWhatWaits(in: &context)
    return .stay
  }

  /// Says what there is to choose, to who does not know or only says how hard it is.
  private func explains(_ typed: String, in context: inout SceneContext) -> Bool {
    guard context.vocabulary.command(typed) == nil, !context.asksHow(typed) else { return false }
    let meaning = context.meaning(of: typed)
    switch choice.subject {
    case .difficulty where [.tip, .hard, .easy].contains(meaning):
      context.say(context.texts.levels(of: context.player.choice.options))
    case .minutes where [.tip, .minutes].contains(meaning): context.say(.welcomeMinutesUnclear)
    case .player where meaning == .tip: context.say(.welcomeWhoFirst)
    case .difficulty, .minutes, .player: return false
    }
    return true
  }

  /// Asks for another name than the one that a line denies, or that Robo has offered: im not zoe, no.
  private mutating func refuseName(
    in typed: String, in context: inout SceneContext
  ) -> SceneOutcome? {
    let reader = TypedReader()
    guard case .player(let players) = choice.subject, !reader.tellsDistress(typed) else {
      return nil
    }
    let isDenied = players.names.contains { reader.denies($0, in: typed) }
    // Where none was offered "nope" may be a name that is misspelt.
    let isRefused =
      choice.isSuggested
      && (context.vocabulary.means(typed, .no) || context.meaning(of: typed) == .no)
    return isDenied || isRefused ? refuse(in: &context) : nil
  }

  /// Goes on with a name that none of the players has, nor one like it: im max, or max alone.
  private func meetNewcomer(
    in typed: String, in context: inout SceneContext
  ) -> SceneOutcome? {
    let reader = TypedReader()
    guard !reader.tellsDistress(typed), context.vocabulary.command(typed) == nil,
      !NameLine(typed, context.vocabulary).isForLater,
      let name = reader.likelyName(in: typed) ?? reader.bareName(in: typed)
        ?? reader.bareNameOfTwo(in: typed),
      !reader.spellsNumber(name)
    else { return nil }
    return meetNewcomer(named: name, in: &context) { $0.nearest(to: name) == nil }
  }

  /// Goes on with somebody of this name, where others can play.
  private func meetNewcomer(
    named name: String, in context: inout SceneContext,
    where isUnknown: (Players) -> Bool = { _ in true }
  ) -> SceneOutcome? {
    let words = name.split(separator: " ").map(String.init)
    guard case .player(let players) = choice.subject, players.newcomer != nil, isUnknown(players),
      words.count < 2 || !words.contains(where: { players.position(of: $0) != nil }),
      name.canBeName(ofAtMost: Player.longestName)
    else { return nil }
    context.chat.takeAway(choice)
    return .go(OtherChildScene(asking: name, from: .players(players), in: &context))
  }

  private mutating func sayUnclear(_ typed: String, in context: inout SceneContext) {
    switch choice.subject {
    case .player(let players): sayUnknown(typed, among: players, in: &context)
    case .minutes: context.say(.welcomeMinutesUnclear)
    case .difficulty: context.say(.welcomeDifficultyUnclear)
    }
  }

  /// A name that none of the players has; the nearest one is offered.
  private mutating func sayUnknown(
    _ typed: String, among players: Players, in context: inout SceneContext
  ) {
    let vocabulary = context.vocabulary
    // "nope" refuses the name that was offered; where none was, it may be one that is misspelt.
    change(in: &context) { $0.isSuggested = false }
    guard ![.yes, .no].contains(where: { vocabulary.means(typed, $0) }) else {
      return context.say(.welcomeWho)
    }
    let said = TypedReader().askedName(in: typed) ?? typed
    // More words than names have say something else: zoe is at school.
    let most = players.names.map { $0.split(separator: " ").count }.max() ?? 1
    guard said.split(separator: " ").count <= most else { return context.say(.welcomeWhoFirst) }
    let name = String(said.prefix(Self.longestName))
    guard let nearest = players.nearest(to: said) else {
      return context.say(.welcomeWhoUnknown, ["name": name])
    }
    unknownName = NameLine(typed, vocabulary).name
    change(in: &context) {
      $0.value = nearest
      $0.isSuggested = true
    }
    context.ask(
      context.texts(.welcomeWhoNearest, ["name": name, "nearest": players.labels[nearest]]),
      offering: offers(in: context), enter: .yes)
  }

  /// The child is not the one whom Robo named: who has said a name may be new, else all are asked for
  /// again.
  mutating func refuse(in context: inout SceneContext) -> SceneOutcome {
    change(in: &context) { $0.isSuggested = false }
    if let name = unknownName.take(), let outcome = meetNewcomer(named: name, in: &context) {
      return outcome
    }
    context.say(.welcomeWho)
    repeatWhatWaits(in: &context)
    return .stay
  }

  /// So much of what was typed for a name is said again, in characters.
  private static let longestName = 40
}
