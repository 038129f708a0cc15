import Basics
import Content
import Quiz
import Screen

/// What a scene does that asks nothing.
///
/// What has to do with time, with stopping and with pages has no default: a scene whose time runs
/// must say each.
extension Scene {
  mutating func noteTyping(at now: Instant) {}
  var openQuestion: Question? { nil }
  var isResting: Bool { false }

  func wordsOfQuestion(in context: SceneContext) -> String? {
    openQuestion.map { context.voice.ask(AskedQuestion($0)) }
  }

  var remembersLines: Bool { false }

  func offers(in context: SceneContext) -> [Offer] { [] }

  func litOffer(in context: SceneContext) -> Offer? { nil }

  mutating func choose(_ offer: Offer, in context: inout SceneContext) -> SceneOutcome { .stay }

  func destination(of key: Key, in context: SceneContext) -> KeyDestination {
    WordLine.destination(of: key)
  }

  func room(in context: SceneContext) -> Int { .max }

  mutating func press(_ key: Key, in context: inout SceneContext) -> SceneOutcome { .stay }

  mutating func point(_ pointing: Pointing, in context: inout SceneContext) -> SceneOutcome {
    if case .pressed(.send) = pointing { context.request(.submitLine) }
    return .stay
  }

  mutating func settingsChanged(_ keys: Set<SettingKey>, in context: inout SceneContext) {}

  mutating func repeatWhatWaits(in context: inout SceneContext) {}

  func nextWake(in context: SceneContext) -> Instant? { nil }
}
