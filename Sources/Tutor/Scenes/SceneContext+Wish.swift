import Content
import Quiz

extension SceneContext {
  /// Takes what a line wishes of the next practice, and begins it where nothing is left to ask; nil
  /// where it wishes nothing.
  mutating func grantWish(in typed: String) -> SceneOutcome? {
    guard vocabulary.command(typed) == nil, let wish = TypedReader().wish(in: typed) else {
      return nil
    }
    // After a check minutes and levels change nothing; what to practise is a practice.
    guard purpose == .practice || wish.topic != nil else { return nil }
    return grant(wish, saidIn: typed)
  }

  /// Takes a wish, and begins where nothing is left to ask.
  mutating func grant(_ wish: PracticeWish, saidIn typed: String) -> SceneOutcome {
    hear(typed)
    if let minutes = wish.minutes, let refusal = refuse(minutes: minutes) {
      var rest = wish
      rest.minutes = nil
      if !isFixed(rest) { choose(rest) }
      return refusal
    }
    if let topic = wish.topic, topic.isOfOtherTables {
      say(Reply(topic.isRefusal ? "tables.without" : "tables").text(in: texts))
      return .stay
    }
    let isFixed = isFixed(wish)
    if isFixed {
      say(Reply("fixed").text(in: texts))
    } else {
      choose(wish)
    }
    let asksLevel = !isFixed && wish.refusedLevel != nil && wish.level == nil
    if let length = wish.length, canChooseMinutes {
      return Welcome.showMinutes(changedBy: length, hasLevel: !asksLevel, in: &self)
    }
    if asksLevel { return Welcome.showLevels(in: &self) }
    let isLeft = player.choice.asksMinutes && wish.minutes != nil && !wish.isComplete
    return isLeft ? Welcome.askDifficulty(in: &self) : .go(PracticeScene(beginningIn: &self))
  }

  /// Whether a practice has a clock, for which the child may choose the minutes.
  var canChooseMinutes: Bool {
    voice.settings.clock != .off && !player.choice.fixedKeys.contains(.minutes)
  }

  /// Whether the environment decides what is wished for.
  func isFixed(_ wish: PracticeWish) -> Bool {
    let fixed = player.choice.fixedKeys
    let isLevel = wish.level != nil || wish.advice != nil || wish.refusedLevel != nil
    return isLevel && fixed.contains(.difficulty)
      || wish.topic != nil && fixed.contains(.operations)
  }

  mutating func choose(_ wish: PracticeWish) {
    if let minutes = wish.minutes { choose(String(minutes), for: .minutes) }
    if let level = wish.level(instead: player.choice.difficulty) {
      choose(level.rawValue, for: .difficulty)
    }
    if let topic = wish.practised(of: player.choice.settings.operations) { player.choose(topic) }
  }

  /// Asks anew for minutes that no practice has; says which are set where others cannot be chosen.
  private mutating func refuse(minutes: Int) -> SceneOutcome? {
    let choice = player.choice
    guard voice.settings.clock != .off else {
      say(.clockNone)
      return .stay
    }
    if choice.fixedKeys.contains(.minutes), minutes != choice.minutes {
      sayMinutes()
      return .stay
    }
    let isAllowed = PracticeOptions.allowedMinutes.contains(minutes)
    return isAllowed ? nil : Welcome.showMinutes(.welcomeMinutesUnclear, in: &self)
  }

  /// Asks anew for minutes of which a line speaks and names none that can be played, such as 2 or 3
  /// minutes; nil where it is about something else.
  mutating func answerUnclearMinutes(_ typed: String) -> SceneOutcome? {
    guard purpose == .practice, voice.settings.clock != .off,
      [.time, nil].contains(meaning(of: typed)),
      TypedReader().countsMinutes(typed) || TypedReader().isRangeOfMinutes(typed),
      !TypedReader().leavesSoon(typed)
    else { return nil }
    return Welcome.showMinutes(.welcomeMinutesUnclear, in: &self)
  }

  /// Says how long the next practice is.
  mutating func sayMinutes() {
    say(.welcomeMinutesGiven, ["minutes": texts.count(player.choice.minutes, of: .minutes)])
  }
}

extension Texts {
  /// What is said to a wish for more or fewer minutes: how long to play, or that no practice is longer
  /// or shorter.
  func reply(toWishFor wanted: Int, insteadOf minutes: Int) -> String {
    guard wanted == minutes else { return self(.welcomeMinutes) }
    let isLongest = minutes == PracticeOptions.allowedMinutes.upperBound
    return self(
      isLongest ? .welcomeMinutesMost : .welcomeMinutesLeast,
      ["minutes": count(minutes, of: .minutes)])
  }

  /// What is asked in a practice of this topic, as a sentence.
  func sentence(about topic: PracticeTopic) -> String {
    switch topic {
    case .table(let table): text(key: "wish.table", ["n": String(table)])
    case .operations(let operations) where operations.count == Quiz.Operation.allCases.count:
      text(key: "wish.all")
    case .operations(let operations):
      text(key: "wish.operations", ["operations": names(of: operations)])
    }
  }

  /// The operations by their names; what is all of them has one.
  func names(of operations: Set<Quiz.Operation>) -> String {
    if operations.count == Quiz.Operation.allCases.count { return text(key: "wish.kept.all") }
    return all(
      Quiz.Operation.allCases.filter(operations.contains).map {
        text(key: "wish.\($0.rawValue)")
      })
  }
}
