package import Basics
import Content
import Quiz
package import Screen

/// The conversation between Robo and a child, as a value: events go in, effects come out, and
/// what is on show can be asked at any time.
///
/// It knows no clock and no chance: each event carries its instant, and every random choice comes
/// from the seed, so that seed and events replay any session. It hands each event to the page that
/// lies over the chat, to the chat, or to the scene that is played.
package struct Conversation: Sendable {
  var scene: any Scene = AfterScene()
  private(set) var overlay: Overlay?
  /// What became of the settings, where their page is all there is.
  private(set) var settingsNews: String?
  var context: SceneContext
  /// Among whom to ask who is playing; nil when that is known.
  private let players: Players?

  /// When a practice or a check ended by itself, last.
  private var endedAt: Instant?
  /// So long after that a line was still meant for its last question.
  private static let endTime = Duration.milliseconds(500)

  package init(_ setup: ConversationSetup) {
    context = SceneContext(setup)
    players = setup.players
  }

  /// Takes in what happened and returns what the program must do, in order.
  package mutating func handle(_ event: Event, at instant: Instant) -> [Effect] {
    context.chat.advance(to: instant)
    if event != .ticked { context.chat.stir() }
    defer {
      context.chips.show(scene.offers(in: context), lighting: scene.litOffer(in: context))
      context.chat.look(in: texts, stage)
    }
    let wasAsking = scene.isAsking
    follow(scene.advance(isQuiet: event == .ticked, in: &context))
    if wasAsking, !scene.isAsking { endedAt = instant }
    // An answer sent just after the end is no word to Robo.
    if case .submitted = event, hasJustEnded(at: instant) { return context.takeEffects() }
    take(event)
    return context.takeEffects()
  }

  private func hasJustEnded(at instant: Instant) -> Bool {
    endedAt.map { $0.duration(to: instant) < Self.endTime } ?? false
  }

  private mutating func take(_ event: Event) {
    switch event {
    case .opened: begin()
    case .learnerChosen(let profile):
      context.welcome(profile)
      follow(Welcome.greet(in: &context))
    case .key(let key): press(key)
    case .edited(let text, let cursor, let prompt):
      edit(TypedLine(text: text, cursor: cursor, prompt: prompt))
    case .submitted(let text): submit(text)
    case .endOfInput, .interrupted: stop()
    case .pressed(let target): if let target { tap(target) }
    case .dragged(let target): point(.dragged(target))
    case .released: point(.released)
    case .scrolled(let rows): scroll(by: rows)
    case .ticked: break
    case .resumed: tellSuspension()
    case .progressLoaded(let report, let learner): show(ProgressPage(report, learner: learner))
    case .progressFailed, .recordingFailed, .recordingCaughtUp, .savingFailed, .screenLost,
      .damagedFileKept, .pasteCut, .speechMissing:
      tell(event)
    }
  }

  private mutating func begin() {
    switch context.purpose {
    case .settings: return openSettings()
    case .garden: return openGarden()
    case .progress(let report, let learner, let goal, let smallGoal):
      let page = ProgressPage(report, learner: learner, goal: goal, smallGoal: smallGoal)
      return cover(with: .progress(page))
    case .practice, .check: break
    }
    guard let players else { return follow(Welcome.greet(in: &context)) }
    follow(Welcome.askWhoPlays(players, in: &context))
  }

  mutating func follow(_ outcome: SceneOutcome) {
    switch outcome {
    case .stay: break
    case .go(let scene):
      self.scene = scene
      if overlay != nil { self.scene.setCovered(true, at: context.now) }
    case .openSettings: openSettings()
    case .openGarden: openGarden()
    case .openContact: openContact()
    case .openTimes(let times): openTimes(times)
    case .loadProgress: context.request(.loadProgress)
    case .leave: scene = LeftScene(sayingByeIn: &context)
    }
  }

  private mutating func press(_ key: Key) {
    context.chat.hurry()
    if overlay != nil { return pressInOverlay(key) }
    if movesLight(key) { return context.chips.move(with: key) }
    switch key {
    case .pageUp: scroll(by: 10)
    case .pageDown: scroll(by: -10)
    case .escape: escape()
    default: follow(scene.press(key, in: &context))
    }
  }

  /// Escape leaves what was scrolled back to, then the line, then what the scene has open.
  private mutating func escape() {
    if context.chat.scrolledRows > 0 { return context.chat.scrollToNewest() }
    guard !context.line.text.isEmpty else { return follow(scene.press(.escape, in: &context)) }
    context.clearLine()
    context.line = TypedLine()
  }

  private mutating func edit(_ line: TypedLine) {
    if line.text != context.line.text {
      context.chat.scrollToNewest()
      context.chat.settle()
      scene.noteTyping(at: context.now)
    }
    context.line = line
  }

  private mutating func tap(_ target: TapTarget) {
    context.chat.hurry()
    switch target {
    case .header: openContact()
    case .newest: context.chat.scrollToNewest()
    case .word(let index) where overlay == nil: tapWord(index)
    case .keypad, .send, .slider, .option, .field, .fieldSlider, .word, .calculatorKey,
      .historyEntry, .plant, .bed, .plot:
      if overlay == nil { point(.pressed(target)) } else { tapInOverlay(target) }
    }
  }

  /// What the mouse does where no page lies over the chat.
  private mutating func point(_ pointing: Pointing) {
    if overlay == nil { follow(scene.point(pointing, in: &context)) }
  }

  private mutating func stop() {
    guard overlay == nil else { return close() }
    follow(scene.stop(in: &context))
    // Who stops the program does not wait until Robo has waved.
    if scene is LeftScene { follow(scene.stop(in: &context)) }
  }

  private mutating func scroll(by rows: Int) {
    if overlay == nil { context.chat.scroll(by: rows) } else { overlay?.scroll(by: rows) }
  }

  /// Takes in how far there is to scroll on the screen as it is; whether that changed what is on
  /// show.
  package mutating func limitScroll(to extent: ScrollExtent) -> Bool {
    guard overlay == nil else { return overlay?.limitScroll(to: extent) ?? false }
    guard context.chat.limitScroll(to: extent.maximum) else { return false }
    context.chat.look(in: texts, stage)
    return true
  }

  /// Says that the program was stopped and goes on, once, where questions are asked.
  private mutating func tellSuspension() {
    let notice = Message.Content.notice(context.texts(.clockSuspended))
    if scene.isAsking, context.chat.messages.last?.content != notice {
      context.notice(.clockSuspended)
    }
  }

  /// Says what is new of files or terminal without losing the open question out of sight.
  private mutating func tell(_ event: Event) {
    guard let news = event.news(in: texts) else { return }
    context.sayTrouble(news, asking: scene.wordsOfQuestion(in: context))
    if case .savingFailed = event { settingsNews = news }
  }
}

extension Conversation {
  private mutating func openSettings() {
    let player = context.player
    cover(
      with: .settings(
        SettingsForm(
          context.voice.settings, through: context.purpose == .settings ? .parents : .child,
          fixed: player.choice.fixedKeys, thisTime: player.choice.thisTime,
          owner: player.settingsOwner)))
  }

  /// Shows who Robo is: as a page over the chat, or as a message in words.
  private mutating func openContact() {
    if context.voice.form == .plain {
      context.say(ContactCard.words(in: context.texts))
    } else if overlay == nil {
      cover(with: .contact(ContactCard(shownAt: context.voice.isAnimated ? context.now : nil)))
    } else {
      close()
    }
  }

  /// Shows where the learner stands: as a page over the chat, or as a message in words.
  private mutating func show(_ page: ProgressPage) {
    guard !scene.isAsking, !hasEnded else { return }
    guard context.voice.form == .plain else { return cover(with: .progress(page)) }
    context.say(page.message(in: context.texts))
    scene.repeatWhatWaits(in: &context)
  }

  /// Shows all times: as a page over the chat, or as a message in words.
  private mutating func openTimes(_ times: TimeList) {
    guard context.voice.form == .plain else { return cover(with: .times(TimesPage(times))) }
    context.say(times.message)
  }

  mutating func cover(with overlay: Overlay) {
    guard scene.takesPages else { return }
    context.chat.takeBackUnanswered()
    self.overlay = overlay
    scene.setCovered(true, at: context.now)
  }

  private mutating func pressInOverlay(_ key: Key) {
    // The end of the input leaves a page, as Escape does.
    let key = key == .control("d") ? .escape : key
    // A key so soon after Escape arrives as one with Alt.
    if case .meta(let character) = key {
      pressInOverlay(.escape)
      let next = Key.character(character)
      return overlay == nil ? passOn(next) : pressInOverlay(next)
    }
    guard let outcome = overlay?.press(key, in: context.vocabulary) else { return }
    follow(outcome)
    if overlay == nil { passOn(key) }
  }

  /// A digit or a letter that has closed a page is the first of an answer or a word; q leaves a page, as
  /// everywhere.
  private mutating func passOn(_ key: Key) {
    guard case .character(let sign) = key, sign.isLetter || sign.isWholeNumber,
      !context.vocabulary.isStopKey(sign), !hasEnded,
      scene.destination(of: key, in: context) == .line
    else { return }
    context.request(.type(String(sign)))
  }

  private mutating func tapInOverlay(_ target: TapTarget) {
    guard let outcome = overlay?.tap(target, in: context.vocabulary) else { return }
    follow(outcome)
  }

  private mutating func follow(_ outcome: OverlayOutcome) {
    switch outcome {
    // The running chat follows the draft at once.
    case .stay: if case .settings(let form) = overlay { context.follow(form.draft) }
    case .close: close()
    case .practise(let questions): practise(questions)
    case .open(let page):
      leavePage()
      follow(ChatCommands.perform(page, in: &context))
    case .save: save()
    }
  }

  /// Closes the page; of the settings' draft nothing is kept.
  private mutating func close() {
    if case .settings(let form) = overlay { context.follow(form.original) }
    uncover()
  }

  /// Keeps what was changed, and closes the page.
  private mutating func save() {
    guard case .settings(let form) = overlay else { return uncover() }
    for change in form.changes { context.choose(change.value, for: change.key) }
    context.follow(form.draft)
    let news: Phrase = form.changes.isEmpty ? .settingsKept : .settingsSaved
    context.notice(news)
    settingsNews = context.texts(news)
    scene.settingsChanged(Set(form.changes.map(\.key)), in: &context)
    uncover()
  }

  /// Goes back to the chat, or out of the program when there is no chat below.
  private mutating func uncover() {
    leavePage()
    if context.purpose.isOnePage { scene = LeftScene(in: &context) }
  }

  /// Takes the page away.
  mutating func leavePage() {
    overlay = nil
    scene.setCovered(false, at: context.now)
  }
}
