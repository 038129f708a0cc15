import Basics
import Content
import Quiz
import Screen

/// A practice that waits, its clock held, until a key, a tap or a line goes on with it.
struct PausedScene: Scene {
  private(set) var practice: PracticeScene
  /// The words that Robo offers.
  private let offered: [Offer]
  /// Something was told that a grown-up must hear.
  private var isCaring: Bool { offered.contains(.stop) }

  /// The child wants a pause.
  init(_ practice: PracticeScene, in context: inout SceneContext) {
    self.init(holding: practice, offering: [.resume], in: context)
    sayPaused(in: &context)
  }

  /// Something else matters now: says that a grown-up should hear of it, in other words where it is
  /// `again`; nothing of it is kept.
  init(caringFor practice: PracticeScene, again: Bool, in context: inout SceneContext) {
    self.init(holding: practice, offering: [.resume, .stop], in: context)
    sayCare([again ? .careAgain : .careTell, .careClock], in: &context)
  }

  private func sayCare(_ phrases: [Phrase], in context: inout SceneContext) {
    let words = phrases.map { Block.text(context.texts($0)) }
    context.show(MoodPortrait(MoodOccasion.distress.mood, words))
  }

  private init(
    holding practice: PracticeScene, offering offers: [Offer], in context: SceneContext
  ) {
    self.practice = practice
    self.practice.session.pause(.user, at: context.now)
    offered = offers
  }

  /// Says how to go on: line by line nobody sees a key before Enter.
  private func sayPaused(in context: inout SceneContext) {
    let words: Phrase = context.voice.form == .screen ? .clockPaused : .clockPausedPlain
    context.show(
      MoodPortrait(
        MoodOccasion.paused.mood, [.secondary(context.texts(words))], isMomentary: true))
  }

  /// The clock goes on; who has told something grave hears no cheer.
  private mutating func wake(in context: inout SceneContext) {
    practice.session.resume(.user, at: context.now)
    if !isCaring { context.notice(.clockResumed) }
  }

  var openQuestion: Question? { practice.openQuestion }
  func wordsOfQuestion(in context: SceneContext) -> String? {
    practice.wordsOfQuestion(in: context)
  }

  var isAsking: Bool { true }
  var takesPages: Bool { true }

  func offers(in context: SceneContext) -> [Offer] { offered }

  mutating func choose(_ offer: Offer, in context: inout SceneContext) -> SceneOutcome {
    if offer == .stop { return stop(in: &context) }
    return goOn(in: &context)
  }

  /// Goes on with the question, which may be far above by now.
  private mutating func goOn(in context: inout SceneContext) -> SceneOutcome {
    wake(in: &context)
    practice.askOnceMore(in: &context)
    return .go(practice)
  }

  func destination(of key: Key, in context: SceneContext) -> KeyDestination {
    if case .control = key { return practice.destination(of: key, in: context) }
    return .conversation
  }

  func room(in context: SceneContext) -> Int { practice.room(in: context) }

  /// Any key goes on; a question mark asks for a hint too, and what else can be typed is the first
  /// character of the line.
  mutating func press(_ key: Key, in context: inout SceneContext) -> SceneOutcome {
    guard key != .unknown else { return .stay }
    // The words may have their light moved to another one than the first.
    if key == .enter {
      return choose(offered[numbered: context.chips.lit + 1] ?? .resume, in: &context)
    }
    guard ![.escape, .character(" ")].contains(key) else { return goOn(in: &context) }
    wake(in: &context)
    let typing = practice.destination(of: key, in: context) == .line
    if typing, case .character(let character) = key, !character.isWhitespace {
      context.request(.type(String(character)))
    }
    return practice.press(key, in: &context).going(to: practice)
  }

  /// A tapped key goes on too.
  mutating func point(_ pointing: Pointing, in context: inout SceneContext) -> SceneOutcome {
    switch pointing {
    case .pressed(.keypad), .pressed(.send): return goOn(in: &context)
    case .pressed, .dragged, .released: return .stay
    }
  }

  mutating func submit(_ typed: String, in context: inout SceneContext) -> SceneOutcome {
    let reading = practice.reading(of: typed)
    if reading == .says(.distress) {
      return practice.submit(typed, in: &context).going(to: practice)
    }
    if let reading, let words = care(for: reading) {
      context.hear(typed)
      sayCare(words, in: &context)
      return .stay
    }
    if reading == .says(.stop) { return submitStop(typed, in: &context) }
    let isPause = [.says(.pause), .says(.need)].contains(reading)
    let isNoMore = isPause || [.empty, .says(.goOn), .says(.mistake)].contains(reading)
    if isNoMore, !typed.trimmed.isEmpty { context.hear(typed) }
    // To ask for the pause in words once more is no wish to go on.
    if isPause, typed.trimmed.count > 1 {
      sayPaused(in: &context)
      return .stay
    }
    if reading == .says(.goOn) { practice.talk.stopCaring() }
    if isNoMore { return goOn(in: &context) }
    wake(in: &context)
    return practice.submit(typed, in: &context).going(to: practice)
  }

  /// What is said to who goes on with what a grown-up must hear, or nods to the advice: an OK is no wish
  /// to go on with the sums.
  private func care(for reading: TypedReading) -> [Phrase]? {
    if practice.talk.tellsMore(reading) { return [.careAgain, .careClock] }
    guard isCaring, case .says(let meaning) = reading, Self.nods.contains(meaning) else {
      return nil
    }
    return [.careHere]
  }

  /// What takes notice and wishes nothing.
  private static let nods: Set<Meaning> = [.happy, .thanks, .love, .sorry, .think, .hello]

  /// Whoever was told to tell a grown-up stops at once; else Robo asks, as at a question.
  private mutating func submitStop(
    _ typed: String, in context: inout SceneContext
  ) -> SceneOutcome {
    if isCaring {
      context.hear(typed)
      return stop(in: &context)
    }
    practice.session.resume(.user, at: context.now)
    return practice.submit(typed, in: &context).going(to: practice)
  }

  mutating func stop(in context: inout SceneContext) -> SceneOutcome {
    practice.session.resume(.user, at: context.now)
    return practice.stop(in: &context)
  }

  mutating func advance(isQuiet: Bool, in context: inout SceneContext) -> SceneOutcome {
    practice.advance(isQuiet: isQuiet, in: &context)
  }

  mutating func setCovered(_ isCovered: Bool, at now: Instant) {
    practice.setCovered(isCovered, at: now)
  }

  func picture(in context: SceneContext) -> ScenePicture {
    var picture = practice.picture(in: context)
    picture.placeholder = context.texts(.composerPaused)
    picture.keypad = nil
    return picture
  }

  func nextWake(in context: SceneContext) -> Instant? { practice.nextWake(in: context) }
}
